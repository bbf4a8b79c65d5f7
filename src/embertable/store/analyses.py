"""Analyses of games: one for each table, kept as far as they have come."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from embertable.store import schema
from embertable.store.engine import Engine

LEASE: Final = 60.0  # seconds of silence after which another process goes on with an analysis
DAY: Final = 24 * 3600.0

RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"


@dataclass(frozen=True)
class AnalysisRow:
    """An analysis as far as it has come."""

    table: str
    person: str  # who asked for it
    status: str
    iterations: int
    judged: int  # decisions
    wanted: int  # of so many
    content: str  # JSON: the decisions judged so far
    asked: float
    seconds: float  # of thinking


class AnalysisStore:
    """The part of the store that concerns analyses."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def get(self, table: str) -> AnalysisRow | None:
        """The analysis of a table, if somebody asked for one."""
        query = select(schema.analyses).where(schema.analyses.c.table == table)

        def work(db: Connection) -> AnalysisRow | None:
            row = db.execute(query).first()
            if row is None:
                return None
            return AnalysisRow(
                row.table,
                row.person,
                row.status,
                row.iterations,
                row.judged,
                row.wanted,
                row.content,
                row.asked,
                row.seconds,
            )

        return await self.engine.read(work)

    async def begin(self, table: str, person: str, iterations: int, wanted: int) -> bool:
        """Ask for an analysis; False where there is one already."""
        row = {
            "table": table,
            "person": person,
            "status": RUNNING,
            "iterations": iterations,
            "judged": 0,
            "wanted": wanted,
            "content": "[]",
            "asked": time.time(),
            "beat": 0.0,
            "seconds": 0.0,
        }
        try:
            await self.engine.write(lambda db: db.execute(insert(schema.analyses).values(**row)))
        except IntegrityError:
            return False
        return True

    async def running_of(self, person: str) -> str | None:
        """The table whose analysis somebody waits for."""
        analyses = schema.analyses.c
        query = select(analyses.table).where(analyses.person == person, analyses.status == RUNNING)
        return await self.engine.read(lambda db: db.execute(query).scalar())

    async def of_today(self, person: str) -> int:
        """How many somebody asked for in the last day."""
        analyses = schema.analyses.c
        query = select(func.count()).where(analyses.person == person, analyses.asked > time.time() - DAY)
        return await self.engine.read(lambda db: db.execute(query).scalar_one())

    async def unfinished(self) -> list[str]:
        """Tables whose analysis nobody works at, the oldest first."""
        analyses = schema.analyses.c
        query = select(analyses.table).where(analyses.status == RUNNING, analyses.beat < time.time() - LEASE)
        return await self.engine.read(lambda db: [row.table for row in db.execute(query.order_by(analyses.asked))])

    async def take(self, table: str) -> bool:
        """Work at an analysis from now on; False where another process does."""
        analyses = schema.analyses.c
        now = time.time()
        taking = (
            update(schema.analyses)
            .where(analyses.table == table, analyses.status == RUNNING, analyses.beat < now - LEASE)
            .values(beat=now)
        )
        return await self.engine.write(lambda db: db.execute(taking).rowcount == 1)

    async def keep(self, table: str, content: str, judged: int, seconds: float, status: str) -> None:
        """Write down how far an analysis has come."""
        keeping = (
            update(schema.analyses)
            .where(schema.analyses.c.table == table)
            .values(content=content, judged=judged, seconds=seconds, status=status, beat=time.time())
        )
        await self.engine.write(lambda db: db.execute(keeping))

    async def let_go(self, table: str) -> None:
        """Another process, or this one after a restart, may go on at once."""
        leaving = update(schema.analyses).where(schema.analyses.c.table == table).values(beat=0.0)
        await self.engine.write(lambda db: db.execute(leaving))
