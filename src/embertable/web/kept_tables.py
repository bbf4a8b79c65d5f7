"""Tables in memory: brought from the store when somebody asks, let go when nobody looks; and the one way to change one:
commit, then tell.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.store import Store, TableRow, Unavailable
from embertable.store.engine import Committed
from embertable.store.rows import AGREE, REMATCH, RESEATING, WAITING
from embertable.table import HINT
from embertable.web.bot_turns import BotTurns, Propose
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Refused, Stale
from embertable.web.older_tables import bring_along, link_in
from embertable.web.open_table import OpenTable, open_table_of
from embertable.web.settings import Settings
from embertable.web.site_clock import SiteClock

TRIES: Final = 20  # how often a lost race is tried again before the visitor hears of it
KEPT: Final = 1000  # tables in memory that nobody watches: memory is flat within the first hour of a busy site
SETTLE: Final = 1.0  # seconds after a start before the first table is woken
WAKING: Final = 4  # as long as waking a table took, others are served before the next is woken, so many times
BROKEN: Final = (EmbertableError, ValueError, TypeError, LookupError, ArithmeticError, AttributeError, AssertionError)
"""What comes of playing out a log the rules did not write."""
KEEPS_WAITING: Final = (AGREE, REMATCH, HINT)  # entries after which the same seat is asked as long as before

logger = logging.getLogger(__name__)


class KeptTables:
    """The tables of this process."""

    def __init__(self, store: Store, workers: BotWorkers, settings: Settings) -> None:
        self.store = store
        self.bots = BotTurns(workers, settings.bot_pace, self.enter)
        self.settings = settings
        self.clock = SiteClock(store)
        self.present: Callable[[str], set[str]] = lambda _table: set()  # the people at a table now, by id
        self.tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.broken: dict[str, str] = {}  # tables that cannot be played out, and where they fail
        self.tasks: set[asyncio.Task[None]] = set()
        workers.tell(self.wake)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something, and hold on to it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Let no bot think on, and every stream end."""
        self.bots.close()
        for task in self.tasks:
            task.cancel()
        for opened in self.tables.values():
            if opened.thinking is not None:
                opened.thinking.cancel()
        self.wake_all()

    def wake(self, table: str) -> None:
        """Somebody came or left, or a place in the line changed: let everyone who watches a table look again."""
        if (opened := self.tables.get(table)) is not None:
            opened.wake()

    def wake_all(self) -> None:
        """Let everyone who watches anything look again."""
        for opened in self.tables.values():
            opened.wake()

    # From the store, and back.

    async def get(self, table: str) -> OpenTable:
        """A table by its id, from memory or from the store."""
        opened = self.tables.get(table)
        if opened is None:
            lock = self.opening.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    opened = self.tables.get(table) or await self.open(table)
            finally:
                self.opening.pop(table, None)
        opened.used = time.monotonic()
        self.bots.ask(opened)  # whatever stopped a bot, whoever looks revives it
        return opened

    async def open(self, table: str) -> OpenTable:
        """Bring a table from the store into memory."""
        row = await self.store.table(table) if table.isalnum() and len(table) <= 16 else None
        if row is None:
            raise Refused(404, "no such table")
        if row.fault:
            raise self.mark_broken(table, row.fault)
        seatings = await self.store.seatings(table)
        if [seating.seat for seating in seatings] != list(range(row.seats)):
            raise self.mark_broken(table, "seats are missing")
        try:
            row, log, parted = await bring_along(self.store, row, await self.store.log(table))
            opened = open_table_of(row, seatings)
            await opened.play_out(log)
            opened.parted = parted
        except Refused:
            raise
        except BROKEN as error:
            raise self.mark_broken(table, type(error).__name__) from error
        opened.talked = len(await self.store.talk(table))
        opened.deadline = self.deadline(row) if row.deadline is None else row.deadline
        if self.store.engine.is_sqlite:
            opened.leads.set()  # there is no other process
        self.forget_some()
        self.tables[table] = opened
        self.broken.pop(table, None)
        return opened

    def mark_broken(self, table: str, fault: str) -> Refused:
        """A table that cannot be played out concerns only those who sit at it. The log says so once, and no secrets."""
        if table not in self.broken:
            logger.error("table %s is broken: %s", table, fault)
            self.broken[table] = fault
            while len(self.broken) > KEPT:
                del self.broken[next(iter(self.broken))]
        return Refused(410, "broken table")

    def idle(self) -> list[OpenTable]:
        """Tables nobody watches and no bot thinks at, those unused for longest first."""
        idle = [opened for opened in self.tables.values() if not opened.watchers and opened.thinking is None]
        return sorted(idle, key=lambda opened: opened.used)

    def forget_some(self) -> None:
        """Keep memory bounded: drop the tables nobody has looked at for longest."""
        if len(self.tables) >= KEPT:
            for opened in self.idle()[: KEPT // 10]:
                del self.tables[opened.row.id]

    async def keep_tidy(self) -> None:
        """Let tables leave memory when nobody has looked at them for a while; they come back when somebody does."""
        while True:
            await asyncio.sleep(self.settings.idle / 10)
            until = time.monotonic() - self.settings.idle
            for opened in self.idle():
                if opened.used < until and not opened.lock.locked():
                    del self.tables[opened.row.id]

    async def wake_bots(self) -> None:
        """After a start: tables where a bot was being asked play on, one by one, while others are served."""
        for table in await self.store.unfinished_with_bots():
            began = time.monotonic()
            try:
                await self.get(table)
            except Refused:
                continue  # it concerns only those who play there; they are told when they come
            await asyncio.sleep(WAKING * (time.monotonic() - began))

    async def keep_waking(self) -> None:
        """Wake the bots once those who wait for a page have been served, also when the database is away just then."""
        await asyncio.sleep(SETTLE)
        while True:
            try:
                return await self.wake_bots()
            except Unavailable as error:
                logger.warning("bots are not woken yet: %s", error)
                await asyncio.sleep(1)

    async def renamed(self, table: str) -> None:
        """Somebody at a table is called otherwise, or not at all any more."""
        if (opened := self.tables.get(table)) is not None:
            opened.seatings = await self.store.seatings(table)
            opened.drawn.clear()
            opened.log_lines.clear()
            opened.wake()

    def deadline(self, row: TableRow) -> float:
        """When whoever is asked now will be late."""
        return self.clock.now() + (self.settings.patience if row.live else self.settings.long_patience)

    # The one way: propose, commit, accept; then tell.

    async def enter(self, opened: OpenTable, propose: Propose, more: bool = False) -> None:
        """Propose a change, commit it, accept it; then let everyone who watches know of it. For people and bots. Where
        more of the same comes at once nobody is shown what stands in between.
        """
        if opened.parted is not None:
            raise Refused(409, "rules parted")
        async with opened.lock:
            for _ in range(TRIES):
                change, outcome = propose()
                waits = change.entry.kind in KEEPS_WAITING
                deadline = opened.deadline if waits else self.deadline(opened.row)
                if await self.store.commit(opened.row.id, change.entry, outcome, deadline):
                    opened.accept(change, outcome.seating)
                    opened.deadline = deadline
                    break
                await self.catch_up(opened)  # another process was faster
            else:
                raise Stale
        opened.leads.set()
        if not more:
            opened.wake()
            self.bots.ask(opened)

    async def catch_up(self, opened: OpenTable) -> None:
        """Accept what other processes committed. A table that knows more than its log is let go: a failover to a
        standby that was behind lost what came last, and whoever comes back finds what is left.
        """
        if opened.parted is not None:
            opened.parted.to = link_in(await self.store.log(opened.row.id))
            opened.wake()
            return
        last = opened.table.entries[-1:]
        entries = await self.store.log(opened.row.id, opened.last_entry - len(last))
        if entries[: len(last)] != last:
            logger.error("table %s is ahead of its log, and is opened anew", opened.row.id)
            self.let_go(opened)
            raise Stale
        entries = entries[len(last) :]
        if any(entry.kind in RESEATING for entry in entries):
            opened.seatings = await self.store.seatings(opened.row.id)
            if opened.status == WAITING and (row := await self.store.table(opened.row.id)) is not None:
                opened.deal(row)
        try:
            for entry in entries:
                opened.accept(opened.table.propose(entry))
        except BROKEN as error:
            self.let_go(opened)
            raise self.mark_broken(opened.row.id, type(error).__name__) from error
        if any(entry.kind not in KEEPS_WAITING for entry in entries):
            opened.deadline = self.deadline(opened.row)
        if entries:
            opened.leads.clear()  # the process that was faster plays the bots
            opened.wake()

    def let_go(self, opened: OpenTable) -> None:
        """Out of memory with it; those who watch come back by themselves."""
        self.tables.pop(opened.row.id, None)
        opened.shut = True
        opened.wake()

    async def hear(self, committed: Committed | None) -> None:
        """Another process committed something; None: at any table, perhaps."""
        if committed is None:
            for each in list(self.tables.values()):
                await self.look_up(each)
                each.hear_talk()
        elif (opened := self.tables.get(committed.table)) is not None:
            if committed.entry is None:
                opened.hear_talk()
            elif committed.entry > opened.last_entry:
                await self.look_up(opened)

    async def look_up(self, opened: OpenTable) -> None:
        """See whether other processes entered something, and play the bots that are asked then."""
        try:
            async with opened.lock:
                await self.catch_up(opened)
        except Refused:
            return  # it is out of memory now; those who play there are told, or come back
        self.bots.ask(opened)
