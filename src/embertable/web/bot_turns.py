"""Letting bots play: who thinks, when, and how fast."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
import traceback
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from embertable.store import Unavailable
from embertable.web.bot_workers import BotWorkers, any_key
from embertable.web.errors import Stale
from embertable.web.open_table import OpenTable, Proposal
from embertable.web.thinker import position_of

AGAIN: Final = 0.4  # of the pace, for a bot's further steps in its turn
TAKE_OVER: Final = 8.0  # seconds of silence after which another process is taken for dead
REST: Final = 0.5  # seconds after a fault before a bot tries again; twice as long after each further one
LONGEST_REST: Final = 15.0
HELPLESS: Final = 3  # faults in a row after which a bot no longer thinks, and takes any option

logger = logging.getLogger(__name__)

Propose = Callable[[], Proposal]
Enter = Callable[[OpenTable, Propose], Awaitable[None]]


class BotTurns:
    """The turns of bots at all tables of this process. A bot's choice is entered as anybody's."""

    def __init__(self, workers: BotWorkers, pace: float, enter: Enter) -> None:
        self.workers = workers
        self.pace = pace
        self.enter = enter
        self.closed = False

    def ask(self, opened: OpenTable) -> None:
        """Let a bot think, if one is being asked and does not think already. To ask once too often does no harm."""
        if opened.bot_asked() is not None and opened.thinking is None and not self.closed:
            opened.thinking = asyncio.create_task(self.play(opened))
            opened.thinking.add_done_callback(partial(self.ended, opened))

    def hurry(self, opened: OpenTable) -> None:
        """Somebody does not want to wait, be it for a bot's pace or for a bot that rests after a fault."""
        opened.hurry.set()
        self.ask(opened)

    def close(self) -> None:
        """Nobody is asked any more."""
        self.closed = True

    def ended(self, opened: OpenTable, task: asyncio.Task[None]) -> None:
        """A bot has played its turn, or failed: then it tries again, later each time."""
        opened.thinking = None
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.ask(opened)  # a person may have chosen in the very moment the turn ended
            return
        # Not what the error says: that may name options only the asked seat knows.
        trace = "".join(traceback.format_tb(error.__traceback__))
        logger.error("the bot at table %s failed: %s\n%s", opened.row.id, type(error).__name__, trace)
        opened.faults += 1
        asyncio.get_running_loop().call_later(rest_after(opened.faults), self.ask, opened)

    async def play(self, opened: OpenTable) -> None:
        """Play for bots until a person is asked."""
        last = None
        while (asked := opened.bot_asked()) is not None:
            seat, level = asked
            if not opened.leads.is_set():
                await self.give_way(opened)
                continue
            began, seen = time.monotonic(), opened.last_entry
            key = await self.thought(opened, seat, level)
            await self.keep_pace(opened, began, self.pace * (AGAIN if seat == last else 1))
            last = seat
            try:
                await self.choose(opened, seat, key, seen)
            except Unavailable as error:
                opened.faults += 1
                logger.warning("a bot's choice at table %s is not written: %s", opened.row.id, error)
                await self.rest(opened)

    async def thought(self, opened: OpenTable, seat: int, level: str) -> str:
        """What a bot chooses; in a lesson it is known beforehand."""
        lesson = opened.lesson
        if lesson is not None and lesson.expected is not None:
            return lesson.expected.key
        position, seed = position_of(opened), secrets.randbits(32)
        if opened.faults >= HELPLESS:
            return any_key(position, seed)
        return await self.workers.key(opened.row.host, position, seat, level, seed)

    async def rest(self, opened: OpenTable) -> None:
        """Wait a while after a fault; a click ends it."""
        opened.hurry.clear()
        try:
            await asyncio.wait_for(opened.hurry.wait(), rest_after(opened.faults))
        except TimeoutError:
            return

    async def choose(self, opened: OpenTable, seat: int, key: str, seen: int) -> None:
        """Enter what a bot chose, unless somebody undid or took the seat back while it thought."""

        def propose() -> Proposal:
            if opened.last_entry != seen:
                raise Stale
            return opened.propose(seat, key, seen)

        try:
            await self.enter(opened, propose)
            opened.faults = 0
        except Stale:
            return  # it thinks again about the table as it is

    async def give_way(self, opened: OpenTable) -> None:
        """The process where somebody chose plays the bots after it; take over only when it has died."""
        seen = opened.last_entry
        try:
            await asyncio.wait_for(opened.leads.wait(), TAKE_OVER * (1 + random.random()))
        except TimeoutError:
            if opened.last_entry == seen:
                opened.leads.set()

    async def keep_pace(self, opened: OpenTable, began: float, pace: float) -> None:
        """A bot's step takes a moment, so that people see it; a click hurries it."""
        left = pace - (time.monotonic() - began)
        if left > 0 and opened.watchers:
            opened.hurry.clear()
            try:
                await asyncio.wait_for(opened.hurry.wait(), left)
            except TimeoutError:
                return


def rest_after(faults: int) -> float:
    """Seconds to wait after so many faults in a row."""
    return min(LONGEST_REST, REST * (1 << min(faults - 1, 10)))
