"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Any, Final

from embertable.bots import opponent
from embertable.coach.analysis import Judged
from embertable.coach.hint import Hint
from embertable.web.bot_queue import LATER, BotQueue
from embertable.web.thinker import Position, Thinker, ThinkerGone, Thought, ThoughtFailed
from embertable.web.thinking import hint_at, judge_some, think

LONGEST: Final = 120.0  # seconds after which a thinking process is taken for stuck
ATTEMPTS: Final = 3

Waiter = tuple[str, str, int]
"""Who waits in the line: for a person, at a table, at which cost."""

logger = logging.getLogger(__name__)


def cost_of(level: str) -> int:
    """How much a bot of this level thinks: iterations, or one step."""
    known = opponent(level)
    return 1 if known is None else known.level.iterations or 1


class Thinkers:
    """Processes that think, and the line before them."""

    def __init__(self, processes: int, each: int) -> None:
        self.queue = BotQueue(processes, each)
        self.idle: list[Thinker] = []
        self.busy: set[Thinker] = set()

    async def think(
        self,
        waiting: Waiter,
        work: Callable[..., Thought],
        position: Position | None,
        *values: Any,
        attempts: int = ATTEMPTS,
    ) -> Thought | None:
        """What comes of a piece of work; None when no thinker can do it."""
        async with self.queue.turn(*waiting):
            for _ in range(attempts):
                thinker = self.take(waiting[1])
                try:
                    async with asyncio.timeout(LONGEST):
                        thought = await thinker.think(work, position, *values)
                except (ThinkerGone, TimeoutError) as error:
                    logger.warning(
                        "a thinking process died or is stuck (%s); another takes its seat", type(error).__name__
                    )
                except ThoughtFailed as error:
                    logger.error("a thought failed: %s\n%s", error.fault.name, error.fault.trace)
                    self.give_back(thinker)
                else:
                    self.give_back(thinker)
                    return thought
                finally:
                    self.let_go(thinker)
        return None

    def take(self, table: str) -> Thinker:
        """A process that is free, best one that knows the table; begun when it is first needed."""
        place = next((place for place, each in enumerate(self.idle) if table in each.told), -1)
        thinker = self.idle.pop(place) if self.idle else Thinker()
        self.busy.add(thinker)
        return thinker

    def give_back(self, thinker: Thinker) -> None:
        """A process is free again."""
        self.busy.discard(thinker)
        self.idle.append(thinker)

    def let_go(self, thinker: Thinker) -> None:
        """End a process that is still at work nobody waits for."""
        if thinker in self.busy:
            self.busy.discard(thinker)
            thinker.kill()

    def close(self) -> None:
        """Send the processes home, also those that do not listen."""
        for thinker in (*self.idle, *self.busy):
            thinker.kill()
        self.idle.clear()
        self.busy.clear()


class BotWorkers:
    """All thinkers. Small decisions have one of their own: they never wait for a long search to end."""

    def __init__(self, workers: int, each: int = 1) -> None:
        self.quick = Thinkers(1, each)
        self.deep = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1), each)

    async def key(self, person: str, position: Position, seat: int, level: str, seed: int) -> str:
        """What a bot of this level would choose for a seat."""
        thinkers = self.quick if cost_of(level) == 1 else self.deep
        waiting = (person, position.table, cost_of(level))
        key = await thinkers.think(waiting, think, position, position.game, seat, level, seed)
        # Nobody waits for ever: without a thinker any option will do.
        return any_key(position, seed) if key is None else key

    async def hint(self, person: str, position: Position, seat: int, iterations: int) -> Hint | None:
        """What a strong mind says to the open question; None when no thinker can do it."""
        waiting = (person, position.table, iterations)
        return await self.deep.think(waiting, hint_at, position, position.game, seat, iterations, attempts=1)

    async def judged(
        self, person: str, table: str, game: str, written: str, first: int, iterations: int
    ) -> list[Judged] | None:
        """The next few decisions of a record, judged when nobody waits for a bot; None when no thinker can do it."""
        waiting = (person, table, LATER)
        return await self.deep.think(waiting, judge_some, None, game, written, first, iterations)

    def tell(self, moved: Callable[[str], None]) -> None:
        """Whom to tell when a table's place in the line changes."""
        self.quick.queue.moved = self.deep.queue.moved = moved

    def ahead(self, table: str) -> int | None:
        """About how many decisions are before a table's in the line; None where it does not wait."""
        found = self.quick.queue.ahead(table)
        return self.deep.queue.ahead(table) if found is None else found

    def close(self) -> None:
        """Send the workers home."""
        self.quick.close()
        self.deep.close()


def any_key(position: Position, chance: int) -> str:
    """Any option of the open question."""
    options = position.s.options
    return options[chance % len(options)].key()
