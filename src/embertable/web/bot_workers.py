"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from embertable.bots import LEVEL_NAMES, LEVELS, bot
from embertable.coach.analysis import Judged, judged_from
from embertable.coach.hint import Hint, hint
from embertable.core.codec import decode, encode
from embertable.core.flow import State
from embertable.core.record import read_record
from embertable.games import game as game_named
from embertable.web.bot_queue import LATER, BotQueue

LONGEST: Final = 120.0  # seconds after which a thinking process is taken for stuck
ATTEMPTS: Final = 3
A_WHILE: Final = 0.7  # seconds an analysis thinks before somebody else has a turn

Waiter = tuple[str, str, int]
"""Who waits in the line: for a person, at a table, at which cost."""
Thought = TypeVar("Thought")

logger = logging.getLogger(__name__)


def think(game: str, saved: Any, seat: int, level: str, seed: int) -> str:
    """The key a bot chooses. Runs in a worker process."""
    box = game_named(game)
    return bot(level, seed).choose(box, decode(saved), seat).key()


def hint_at(game: str, saved: Any, seat: int, iterations: int) -> Hint:
    """What a strong mind says to a question. Runs in a worker process."""
    return hint(game_named(game), decode(saved), seat, iterations)


def judge_some(game: str, written: str, first: int, iterations: int) -> list[Judged]:
    """Decisions of a record from this one on, as many as a short while allows. Runs in a worker process."""
    found: list[Judged] = []
    until = time.monotonic() + A_WHILE
    for judged in judged_from(game_named(game), read_record(written), first, iterations):
        found.append(judged)
        if time.monotonic() > until:
            break
    return found


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes that begin now do not hear Ctrl-C, which reaches the whole group: the server sends them home."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle(parent: int) -> None:
    """Begin a worker: yield to the server, and end with it even when it is killed."""
    os.nice(5)
    threading.Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: int) -> None:
    """End this process when its parent is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def cost_of(level: str) -> int:
    """How much a bot of this level thinks: iterations, or one step."""
    return LEVELS[LEVEL_NAMES.index(level)].iterations or 1 if level in LEVEL_NAMES else 1


class Thinkers:
    """Processes that think, and the line before them."""

    def __init__(self, processes: int, each: int) -> None:
        self.queue = BotQueue(processes, each)
        self.pool: ProcessPoolExecutor | None = None

    async def think(
        self, waiting: Waiter, work: Callable[..., Thought], *position: Any, attempts: int = ATTEMPTS
    ) -> Thought | None:
        """What comes of a piece of work; None when no thinker survives it."""
        loop = asyncio.get_running_loop()
        async with self.queue.turn(*waiting):
            for _ in range(attempts):
                pool = self.open()
                try:
                    with deaf_children():
                        thought = loop.run_in_executor(pool, work, *position)
                    return await asyncio.wait_for(thought, LONGEST)
                except (BrokenProcessPool, TimeoutError) as error:
                    logger.warning(
                        "a thinking process died or is stuck (%s); another takes its seat", type(error).__name__
                    )
                    if self.pool is pool:
                        self.close()
        return None

    def open(self) -> ProcessPoolExecutor:
        """The pool, made when first needed."""
        if self.pool is None:
            # A server that ends at once leaves it to multiprocessing's own tracker to clean up, which would tell of it.
            os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.queue.places, context, settle, (os.getpid(),))
        return self.pool

    def close(self) -> None:
        """Send the processes home, also those that do not listen."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self.pool = None


class BotWorkers:
    """All thinkers. Small decisions have one of their own: they never wait for a long search to end."""

    def __init__(self, workers: int, each: int = 1) -> None:
        self.quick = Thinkers(1, each)
        self.deep = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1), each)

    async def key(self, person: str, table: str, game: str, s: State, seat: int, level: str, seed: int) -> str:
        """What a bot of this level would choose for a seat."""
        thinkers = self.quick if cost_of(level) == 1 else self.deep
        key = await thinkers.think((person, table, cost_of(level)), think, game, encode(s), seat, level, seed)
        # Nobody waits for ever: without a thinker any option will do.
        return s.options[seed % len(s.options)].key() if key is None else key

    async def hint(self, person: str, table: str, game: str, s: State, seat: int, iterations: int) -> Hint | None:
        """What a strong mind says to the open question; None when no thinker survives it."""
        waiting = (person, table, iterations)
        return await self.deep.think(waiting, hint_at, game, encode(s), seat, iterations, attempts=1)

    async def judged(
        self, person: str, table: str, game: str, written: str, first: int, iterations: int
    ) -> list[Judged] | None:
        """The next few decisions of a record, judged when nobody waits for a bot; None when no thinker survives it."""
        waiting = (person, table, LATER)
        return await self.deep.think(waiting, judge_some, game, written, first, iterations)

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
