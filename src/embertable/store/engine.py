"""The database underneath: SQLite in WAL mode with one writer, or PostgreSQL with LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import MetaData, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

CHANNEL: Final = "embertable"
RETRY: Final = 1.0  # seconds between attempts to listen again

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Told:
    """Something was committed: entry `number` of a table's log, or 0 for a line of talk."""

    table: str
    number: int


class Engine:
    """Connections, and how processes tell each other what they committed."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        self.engine = sqlite_engine(url) if self.is_sqlite else create_async_engine(url, pool_size=8, max_overflow=8)
        self.writing = asyncio.Lock()  # SQLite has one writer: waiting here is cheaper than being refused there
        self.listening: asyncio.Task[None] | None = None

    async def open(self, schema: MetaData, told: Callable[[Told], Awaitable[None]] | None) -> None:
        """Make missing tables; listen where other processes may write."""
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.write() as db:
            if not self.is_sqlite:
                # Two processes that start at once must not both create the same table.
                await db.execute(text("SELECT pg_advisory_xact_lock(20263)"))
            await db.run_sync(schema.create_all)
        if told is not None and not self.is_sqlite:
            ready = asyncio.Event()
            self.listening = asyncio.create_task(self.listen(told, ready))
            await ready.wait()

    async def close(self) -> None:
        """Stop listening and close every connection."""
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as db:
            yield db

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end of the block."""
        if self.is_sqlite:
            async with self.writing, self.engine.begin() as db:
                yield db
        else:
            async with self.engine.begin() as db:
                yield db

    async def tell(self, db: AsyncConnection, told: Told) -> None:
        """Tell the other processes, when and only when this transaction commits."""
        if not self.is_sqlite:
            words = f"{told.table} {told.number}"
            await db.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})

    async def listen(self, told: Callable[[Told], Awaitable[None]], ready: asyncio.Event) -> None:
        """Hear what other processes committed; after a broken connection, listen again."""
        heard: asyncio.Queue[Told | None] = asyncio.Queue()

        def hear(_connection: Any, _pid: int, _channel: str, words: object) -> None:
            table, _, number = str(words).partition(" ")
            heard.put_nowait(Told(table, int(number)))

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("cannot listen to the database: %s", error)
                await asyncio.sleep(RETRY)
                continue
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, hear)
            ready.set()
            try:
                while (word := await heard.get()) is not None:
                    await told(word)
            finally:
                await connection.close(timeout=RETRY)
            await told(Told("", 0))  # something may have been missed


def sqlite_engine(url: str) -> AsyncEngine:
    """SQLite so that readers never wait for the writer and a commit survives the process."""
    engine = create_async_engine(url, pool_size=6, max_overflow=0, connect_args={"timeout": 15})

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
