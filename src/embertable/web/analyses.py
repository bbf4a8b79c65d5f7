"""Analyses of finished games: thought by the bots' workers when nobody waits for a bot, kept decision by decision."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from embertable.coach.analysis import Judged, as_plain, from_plain
from embertable.core.record import write_record
from embertable.store import Person, Store, Unavailable
from embertable.store.analyses import DONE, FAILED, RUNNING, AnalysisRow
from embertable.store.rows import OVER
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Refused
from embertable.web.open_table import OpenTable
from embertable.web.settings import Settings

LOOK: Final = 20.0  # seconds between two looks for analyses nobody works at

logger = logging.getLogger(__name__)


class Analyses:
    """The analyses this process works at."""

    def __init__(self, store: Store, workers: BotWorkers, settings: Settings) -> None:
        self.store = store
        self.kept = store.analyses
        self.workers = workers
        self.settings = settings
        self.running: dict[str, asyncio.Task[None]] = {}
        self.get: Callable[[str], Awaitable[OpenTable]] | None = None  # how a table is brought into memory

    async def ask(self, opened: OpenTable, person: Person) -> None:
        """Somebody wants a game looked at again: one at a time, so many a day."""
        refuse_if_nothing_to_analyse(opened)
        if opened.seat_of(person) is None and not opened.row.public:
            raise Refused(403, "not your seat")
        if await self.kept.get(opened.row.id) is None:
            if await self.kept.running_of(person.id) is not None:
                raise Refused(429, "one analysis")
            if await self.kept.of_today(person.id) >= self.settings.analyses:
                raise Refused(429, "analyses a day")
            decisions = len(opened.table.record.decisions)
            await self.kept.begin(opened.row.id, person.id, self.settings.analysis_iterations, decisions)
        self.start(opened)

    def start(self, opened: OpenTable) -> None:
        """Work at an analysis here, unless somebody does."""
        table = opened.row.id
        if table not in self.running:
            work = self.work(table, opened.row.game, write_record(opened.table.record))
            task = asyncio.create_task(work)
            self.running[table] = task
            task.add_done_callback(lambda _: self.running.pop(table, None))

    async def work(self, table: str, game: str, written: str) -> None:
        """Judge the rest of the decisions, a few at a time, and keep them."""
        row = await self.kept.get(table)
        if row is None or row.status != RUNNING or not await self.kept.take(table):
            return
        decisions = decisions_in(row)
        seconds = row.seconds
        try:
            while len(decisions) < row.wanted:
                began = time.monotonic()
                more = await self.workers.judged(row.person, table, game, written, len(decisions) + 1, row.iterations)
                seconds += time.monotonic() - began
                if not more:
                    await self.kept.keep(table, written_decisions(decisions), len(decisions), seconds, FAILED)
                    return
                decisions += more
                status = DONE if len(decisions) >= row.wanted else RUNNING
                await self.kept.keep(table, written_decisions(decisions), len(decisions), seconds, status)
        except Unavailable as error:
            logger.warning("the analysis of table %s waits for the database: %s", table, error)

    async def keep_going(self) -> None:
        """Go on with what a restart, or another process that died, left behind."""
        while True:
            try:
                for table in await self.kept.unfinished():
                    if table not in self.running and self.get is not None:
                        self.start(await self.get(table))
            except (Unavailable, Refused) as error:
                logger.warning("analyses are not taken up yet: %s", error)
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Stop; whoever comes next goes on at once."""
        for table, task in list(self.running.items()):
            task.cancel()
            try:
                await self.kept.let_go(table)
            except Unavailable:
                return


def refuse_if_nothing_to_analyse(opened: OpenTable) -> None:
    """Only a game that is over and told to its end can be looked at again, and only if somebody chose something."""
    if opened.status != OVER or opened.parted is not None or not opened.table.record.decisions:
        raise Refused(409, "nothing to analyse")


def decisions_in(row: AnalysisRow) -> list[Judged]:
    """The decisions that were kept."""
    return [from_plain(each) for each in json.loads(row.content)]


def written_decisions(decisions: list[Judged]) -> str:
    """Decisions as they are kept."""
    return json.dumps([as_plain(each) for each in decisions], ensure_ascii=False, separators=(",", ":"))
