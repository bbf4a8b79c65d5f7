"""The database underneath: SQLite in WAL mode with one writer, or PostgreSQL with LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import URL, Connection, MetaData, UpdateBase, create_engine, event, func, make_url, select
from sqlalchemy import Engine as SyncEngine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from embertable.store.migrations import migrate, migrate_file
from embertable.store.outage import Unavailable, is_outage, reason_of
from embertable.store.servers import Servers

CHANNEL: Final = "embertable"
NOTICES: Final = "embertable_notices"
READ_THREADS: Final = 3  # threads that read a SQLite file while another writes
RETRY: Final = 0.2  # seconds between two attempts to reach a PostgreSQL that went away
PATIENCE: Final = 4.0  # seconds for which whoever asks waits for it: a restart passes unnoticed, an outage is told
PULSE: Final = 5.0  # seconds of silence after which the listening connection must show that it lives
ANSWER: Final = 15.0  # seconds for a statement; a server that takes longer is gone
OWNER_ONLY: Final = 0o600

T = TypeVar("T")
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Committed:
    """Something was committed at a table: an entry of its log, or a line of talk."""

    table: str
    entry: int | None  # None: talk


Step = tuple[UpdateBase, Mapping[str, Any]]
"""A statement and its values."""
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
        self.servers = Servers(self.url)
        self.server = None if self.is_sqlite else postgres_engine(self.servers, self.url)
        self.writer = ThreadPoolExecutor(1, "writer")  # SQLite has one writer: waiting here is cheaper than there
        self.writing: Connection | None = None  # the writer keeps its own: to fetch one costs as much as a commit
        self.texts: dict[tuple[UpdateBase, tuple[str, ...]], tuple[str, Sequence[str]]] = {}  # statements as written
        self.readers = ThreadPoolExecutor(READ_THREADS, "reader")
        self.patience = PATIENCE
        self.listening: asyncio.Task[None] | None = None

    async def open(
        self,
        schema: MetaData,
        hear: Hear | None,
        notified: Callable[[str], None] | None = None,
    ) -> None:
        """Bring the schema up to today; listen where other processes may write."""
        if self.is_sqlite and self.url.database:
            keep_private(Path(self.url.database))

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
        if self.writing is not None:
            self.writing.close()
        if self.file is not None:
            self.file.dispose()
        if self.server is not None:
            await self.servers.close()
            await self.server.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        if self.server is not None:
            return await self.on_server(self.server, work, repeatable=True)
        return await self.on_file(self.readers, partial(self.in_transaction, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction: committed when this comes back, or not at all."""
        if self.server is not None:
            return await self.on_server(self.server, work, repeatable=False)
        return await self.on_file(self.writer, partial(self.in_written_transaction, work))

    async def write_all(self, steps: Sequence[Step], committed: Committed) -> None:
        """One transaction of statements that come again and again; the other processes are told of it."""
        if self.server is None:
            return await self.on_file(self.writer, partial(self.in_plain_transaction, steps))

        def work(db: Connection) -> None:
            for statement, values in steps:
                db.execute(statement, values)
            self.announce(db, committed)

        return await self.on_server(self.server, work, repeatable=False)

    async def on_file(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        """Do the work on SQLite, in a thread that may wait for the disk."""
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        except DBAPIError as error:
            if is_outage(error):
                raise Unavailable(reason_of(error)) from error
            raise

    async def on_server(self, server: AsyncEngine, work: Callable[[Connection], T], repeatable: bool) -> T:
        """Do the work on PostgreSQL. While it is away it is tried again, as long as nothing can have been committed or
        that does not matter.
        """
        until = time.monotonic() + self.patience
        while True:
            committing = False
            try:
                async with server.begin() as db:
                    result = await db.run_sync(work)
                    committing = True
                return result
            except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if not is_outage(error):
                    raise
                if (committing and not repeatable) or time.monotonic() > until:
                    raise Unavailable(reason_of(error), committing) from error
            await asyncio.sleep(RETRY)

    def in_transaction(self, work: Callable[[Connection], T]) -> T:
        """Do the work on the file, in the thread this is called in."""
        assert self.file is not None, "only SQLite is worked on in threads"
        with self.file.begin() as db:
            return work(db)

    def in_written_transaction(self, work: Callable[[Connection], T]) -> T:
        """The same in the one thread that writes."""
        writing = self.written_connection()
        with writing.begin():
            return work(writing)

    def written_connection(self) -> Connection:
        """The connection of the thread that writes."""
        assert self.file is not None, "only SQLite is worked on in threads"
        if self.writing is None:
            self.writing = self.file.connect()
        return self.writing

    def in_plain_transaction(self, steps: Sequence[Step]) -> None:
        """The same on the file, as the driver itself takes it: to put statements together again took as long as to
        write them.
        """
        connection = self.written_connection().connection.driver_connection
        assert isinstance(connection, sqlite3.Connection), "a file has SQLite's own driver"
        try:
            for statement, values in steps:
                text, names = self.written(statement, tuple(values))
                connection.execute(text, [values[name] for name in names])
            connection.commit()
        except sqlite3.Error as error:
            connection.rollback()
            raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error

    def written(self, statement: UpdateBase, names: tuple[str, ...]) -> tuple[str, Sequence[str]]:
        """A statement with these values as SQLite reads it, and the order it wants them in."""
        if (statement, names) not in self.texts:
            compiled = statement.compile(self.file, column_keys=list(names))
            assert isinstance(compiled, SQLCompiler)
            self.texts[statement, names] = str(compiled), compiled.positiontup or ()
        return self.texts[statement, names]

    def announce(self, db: Connection, committed: Committed) -> None:
        """Tell the other processes, when and only when this transaction commits."""
        if not self.is_sqlite:
            db.execute(select(func.pg_notify(CHANNEL, f"{committed.table} {committed.entry or 0}")))

    async def notify(self, words: str) -> None:
        """Tell the other processes something that is not kept."""
        if not self.is_sqlite:
            await self.write(lambda db: db.execute(select(func.pg_notify(NOTICES, words))))

    async def listen(self, hear: Hear, notified: Callable[[str], None], ready: asyncio.Event) -> None:
        """Hear what other processes committed, for as long as this process lives; whatever breaks, listen again."""
        while True:
            try:
                await self.listen_once(hear, notified, ready)
            except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, Unavailable) as error:
                logger.warning("cannot listen to the database, trying again: %s", reason_of(error))
            await asyncio.sleep(RETRY)

    async def listen_once(self, hear: Hear, notified: Callable[[str], None], ready: asyncio.Event) -> None:
        """Hear what other processes committed until the connection breaks."""
        heard: asyncio.Queue[Committed | None] = asyncio.Queue()

        def receive(_connection: Any, _pid: int, _channel: str, words: object) -> None:
            table, _, entry = str(words).partition(" ")
            heard.put_nowait(Committed(table, int(entry) or None))

        connection = await self.servers.connect(PULSE, PULSE)
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, receive)
            await connection.add_listener(NOTICES, lambda *note: notified(str(note[-1])))
            if ready.is_set():
                # Listening first, then catching up: what is committed in between is heard twice rather than never.
                await hear(None)
                notified("")
            ready.set()
            while not connection.is_closed():
                try:
                    word = await asyncio.wait_for(heard.get(), PULSE)
                except TimeoutError:
                    await connection.execute("SELECT 1")  # a server that fell off the network does not say so
                    continue
                if word is not None:
                    await hear(word)
        finally:
            connection.terminate()  # a farewell could wait for ever


def ignore(_words: str) -> None:
    """For those who do not listen to notices."""


def postgres_engine(servers: Servers, url: URL) -> AsyncEngine:
    """PostgreSQL, never waited for without end."""
    return servers.engine(url, PATIENCE, ANSWER, pool_size=8, max_overflow=8, pool_timeout=ANSWER)


def keep_private(file: Path) -> None:
    """Make the file where it is missing, for its owner's eyes only; SQLite gives its companions the same mode."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():  # a file that is open already must not be closed here: that would give up SQLite's locks
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    if file.stat().st_mode & 0o077 and file.stat().st_uid == os.geteuid():
        file.chmod(OWNER_ONLY)


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
