"""Letting bots play: who thinks, when, and how fast."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Stale
from embertable.web.open_table import OpenTable, Proposal

AGAIN: Final = 0.4  # of the pace, for a bot's further steps in its turn
TAKE_OVER: Final = 8.0  # seconds of silence after which another process is taken for dead

Propose = Callable[[], Proposal]
Enter = Callable[[OpenTable, Propose], Awaitable[None]]


class BotTurns:
    """The turns of bots at all tables of this process. A bot's choice is entered as anybody's."""

    def __init__(self, workers: BotWorkers, pace: float, enter: Enter) -> None:
        self.workers = workers
        self.pace = pace
        self.enter = enter

    def ask(self, opened: OpenTable) -> None:
        """Let a bot think, if one is being asked."""
        seat = opened.turn
        if seat is not None and opened.bot_at(seat) and opened.thinking is None:
            opened.thinking = asyncio.create_task(self.play(opened))

    async def play(self, opened: OpenTable) -> None:
        """Play for bots until a person is asked."""
        last = None
        try:
            while (seat := opened.turn) is not None and (level := opened.bot_at(seat)):
                if not opened.leads.is_set():
                    await self.give_way(opened)
                    continue
                began, seen = time.monotonic(), opened.last_entry
                s, seed = opened.table.s.clone(), secrets.randbits(32)
                key = await self.workers.key(opened.row.game, s, seat, level, seed)
                await self.keep_pace(opened, began, self.pace * (AGAIN if seat == last else 1))
                last = seat
                await self.choose(opened, seat, key, seen)
        finally:
            opened.thinking = None

    async def choose(self, opened: OpenTable, seat: int, key: str, seen: int) -> None:
        """Enter what a bot chose, unless somebody undid or took the seat back while it thought."""

        def propose() -> Proposal:
            if opened.last_entry != seen:
                raise Stale
            return opened.propose(seat, key, seen)

        try:
            await self.enter(opened, propose)
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
