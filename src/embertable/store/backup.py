"""A whole database as one file, taken while servers play on it, and the way back.

The file is the same for SQLite and PostgreSQL, so that a site can also move from one to the other: compressed lines of
JSON, a head with the schema, one line a row, and a last line that shows that the file is whole. It is one moment of the
database: all of it is read in one transaction that sees no later change.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TextIO, TypeVar, cast

from sqlalchemy import Connection, MetaData, create_engine, inspect, make_url, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from embertable.core.errors import EmbertableError
from embertable.core.files import whole
from embertable.store.engine import OWNER_ONLY, PATIENCE
from embertable.store.migrations import BASELINE, VERSION_TABLE, migrate, revisions, upgrade, version
from embertable.store.schema import schema
from embertable.store.servers import Servers
from embertable.store.store import database_url

FORMAT: Final = "embertable backup 1"
ROWS: Final = 500  # read and written at once

T = TypeVar("T")


class BadBackup(EmbertableError):
    """A backup that cannot be made or used."""


class TornBackup(EmbertableError):
    """A backup that lacks a part."""


async def back_up(database: str, path: Path) -> int:
    """Write a database to a file; how many rows it has. What was there is replaced only by a whole file."""

    def work(db: Connection) -> int:
        with whole(path, OWNER_ONLY) as beside, gzip.open(beside, "wt", encoding="utf-8") as file:
            return write(db, cast(TextIO, file))

    try:
        return await at_one_moment(database, work)
    except DBAPIError as error:
        raise BadBackup("database unread", why=error.orig) from error
    except (OSError, SQLAlchemyError) as error:
        raise BadBackup("database unread", why=error) from error


async def restore(path: Path, database: str) -> int:
    """Fill an empty database from a file, as one transaction; how many rows it had. Older ones become today's."""
    try:
        return await changing(database, lambda db: read_into(db, path))
    except (OSError, EOFError, ValueError, KeyError, TypeError, TornBackup) as error:
        raise BadBackup("torn backup", path=path, why=error) from error
    except SQLAlchemyError as error:
        raise BadBackup("database unfilled", why=error) from error


async def at_one_moment(database: str, work: Callable[[Connection], T]) -> T:
    """Look at a database as it is at one moment, whoever writes to it meanwhile."""
    url = make_url(database_url(database))
    if url.drivername.startswith("sqlite"):
        if not Path(url.database or "").is_file():
            raise BadBackup("no database", database=url.database)
        engine = create_engine(url)
        try:
            with engine.connect() as db:
                db.exec_driver_sql("BEGIN")  # its driver would see each table at a moment of its own
                return work(db)
        finally:
            engine.dispose()
    server = Servers(url).engine(url, PATIENCE)
    try:
        async with server.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)
    finally:
        await server.dispose()


async def changing(database: str, work: Callable[[Connection], T]) -> T:
    """Change a database wholly or not at all."""
    url = make_url(database_url(database))
    if url.drivername.startswith("sqlite"):
        file = Path(url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as undone:
            if not file.exists():
                undone.callback(file.unlink, missing_ok=True)
            engine = create_engine(url)
            try:
                with engine.connect() as db:
                    db.exec_driver_sql("BEGIN IMMEDIATE")
                    done = work(db)
                    db.commit()
            finally:
                engine.dispose()
            undone.pop_all()
            return done
    server = Servers(url).engine(url, PATIENCE)
    try:
        async with server.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await server.dispose()


def reflected(db: Connection) -> MetaData:
    """The tables as they are in the database, whichever release made it."""
    found = MetaData()
    found.reflect(db, only=lambda name, _: name != VERSION_TABLE)
    return found


def write(db: Connection, file: TextIO) -> int:
    """Everything in a database."""
    tables = reflected(db).sorted_tables  # those that others refer to come first
    if not tables:
        raise BadBackup("empty database")
    columns = {table.name: [column.name for column in table.columns] for table in tables}
    head = {"format": FORMAT, "schema": version(db) or BASELINE, "columns": columns}
    print(json.dumps(head), file=file)
    count = 0
    for table in tables:
        for row in db.execute(select(table).execution_options(yield_per=ROWS)):
            print(json.dumps([table.name, *row], ensure_ascii=False), file=file)
            count += 1
    print(json.dumps({"end": count}), file=file)
    return count


def read_into(db: Connection, path: Path) -> int:
    """Everything of a file into an empty database."""
    if inspect(db).has_table("tables"):
        raise BadBackup("full database")
    with gzip.open(path, "rt", encoding="utf-8") as file:
        lines = iter(file)
        head = json.loads(next(lines, "{}"))
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadBackup("no backup", path=path, format=FORMAT)
        made_by = str(head["schema"])
        if made_by not in revisions():
            raise BadBackup("newer backup", path=path, schema=made_by, known=revisions()[-1])
        upgrade(db, made_by)
        count = fill(db, head["columns"], lines)
    migrate(db, schema)
    return count


def fill(db: Connection, columns: dict[str, list[str]], lines: Iterator[str]) -> int:
    """The rows of a backup; nothing stays unless its last line is there."""
    tables = reflected(db).tables
    waiting: list[dict[str, Any]] = []
    name = ""
    for count, line in enumerate(lines):
        row = json.loads(line)
        is_end = isinstance(row, dict)
        if waiting and (is_end or row[0] != name or len(waiting) >= ROWS):
            db.execute(tables[name].insert(), waiting)
            waiting = []
        if is_end:
            if row.get("end") != count:
                raise TornBackup("rows counted", wanted=str(row.get("end")), found=count)
            return count
        name = row[0]
        waiting.append(dict(zip(columns[name], row[1:], strict=True)))
    raise TornBackup("backup stops")
