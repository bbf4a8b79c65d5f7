"""The database underneath: SQLite in WAL mode with one writer, or PostgreSQL with LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import URL, Connection, MetaData, create_engine, event, func, make_url, select
from sqlalchemy import Engine as SyncEngine
from sqlalchemy.ext.asyncio import create_async_engine

from embertable.store.migrations import migrate, migrate_file

CHANNEL: Final = "embertable"
NOTICES: Final = "embertable_notices"
READ_THREADS: Final = 3  # threads that read a SQLite file while another writes
RETRY: Final = 1.0  # seconds between attempts to listen again

T = TypeVar("T")
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Committed:
    """Something was committed at a table: an entry of its log, or a line of talk."""

    table: str
    entry: int | None  # None: talk


Hear = Callable[[Committed | None], Awaitable[None]]
"""Who hears of what other processes committed; None: something may have been missed."""


class Engine:
    """Connections, and how processes tell each other what they committed.

    What is to be done in a transaction is an ordinary function of a connection. SQLite runs it as a whole in its one
    writing thread, so a commit costs one change of threads (measured: a third of the time of an asynchronous driver,
    which changes threads for every statement); PostgreSQL runs it on an asynchronous connection.
    """

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        self.file = sqlite_engine(self.url) if self.is_sqlite else None
        self.server = (
            None if self.is_sqlite else create_async_engine(self.url, pool_size=8, max_overflow=8, hide_parameters=True)
        )
        self.writer = ThreadPoolExecutor(1, "writer")  # SQLite has one writer: waiting here is cheaper than there
        self.readers = ThreadPoolExecutor(READ_THREADS, "reader")
        self.listening: asyncio.Task[None] | None = None

    async def open(
        self,
        schema: MetaData,
        hear: Hear | None,
        notified: Callable[[str], None] | None = None,
    ) -> None:
        """Bring the schema up to today; listen where other processes may write."""
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)

        await self.migrate(schema)
        if hear is not None and not self.is_sqlite:
            ready = asyncio.Event()
            self.listening = asyncio.create_task(self.listen(hear, notified or ignore, ready))
            await ready.wait()

    async def migrate(self, schema: MetaData) -> None:
        """Bring the schema up to today. Of several processes that start at once one does it and the others wait."""
        if self.file is not None:
            await asyncio.get_running_loop().run_in_executor(self.writer, migrate_file, self.file, schema)
        else:
            await self.write(lambda db: migrate(db, schema))

    async def close(self) -> None:
        """Stop listening and close every connection."""
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        self.writer.shutdown()
        self.readers.shutdown()
        if self.file is not None:
            self.file.dispose()
        if self.server is not None:
            await self.server.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await self.run(self.readers, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction: committed when this comes back, or not at all."""
        return await self.run(self.writer, work)

    async def run(self, threads: ThreadPoolExecutor, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction, on whichever database there is."""
        if self.server is not None:
            async with self.server.begin() as db:
                return await db.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(threads, self.in_transaction, work)

    def in_transaction(self, work: Callable[[Connection], T]) -> T:
        """Do the work on the file, in the thread this is called in."""
        assert self.file is not None, "only SQLite is worked on in threads"
        with self.file.begin() as db:
            return work(db)

    def announce(self, db: Connection, committed: Committed) -> None:
        """Tell the other processes, when and only when this transaction commits."""
        if not self.is_sqlite:
            db.execute(select(func.pg_notify(CHANNEL, f"{committed.table} {committed.entry or 0}")))

    async def notify(self, words: str) -> None:
        """Tell the other processes something that is not kept."""
        if not self.is_sqlite:
            await self.write(lambda db: db.execute(select(func.pg_notify(NOTICES, words))))

    async def listen(self, hear: Hear, notified: Callable[[str], None], ready: asyncio.Event) -> None:
        """Hear what other processes committed; after a broken connection, listen again."""
        heard: asyncio.Queue[Committed | None] = asyncio.Queue()

        def receive(_connection: Any, _pid: int, _channel: str, words: object) -> None:
            table, _, entry = str(words).partition(" ")
            heard.put_nowait(Committed(table, int(entry) or None))

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
            except (OSError, asyncpg.PostgresError) as error:
                logger.warning("cannot listen to the database: %s", error)
                await asyncio.sleep(RETRY)
                continue
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, receive)
            await connection.add_listener(NOTICES, lambda *note: notified(str(note[-1])))
            ready.set()
            try:
                while (word := await heard.get()) is not None:
                    await hear(word)
            finally:
                await connection.close(timeout=RETRY)
            await hear(None)
            notified("")


def ignore(_words: str) -> None:
    """For those who do not listen to notices."""


def sqlite_engine(url: URL) -> SyncEngine:
    """SQLite so that readers never wait for the writer and a commit survives the process."""
    engine = create_engine(
        url, pool_size=READ_THREADS + 1, max_overflow=0, connect_args={"timeout": 15}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
