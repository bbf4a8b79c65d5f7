"""The store: people, tables and their logs. One transaction for each thing that happens; the insert is the lock."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from embertable.core.errors import EmbertableError
from embertable.store import schema
from embertable.store.accounts import AccountStore
from embertable.store.analyses import AnalysisStore
from embertable.store.engine import Committed, Engine, Hear, Step
from embertable.store.outage import Unavailable, reason_of
from embertable.store.people import PeopleStore
from embertable.store.rows import (
    CLOSED,
    EXPIRED,
    LESSON,
    OVER,
    PLAYING,
    WAITING,
    Line,
    Outcome,
    Seating,
    TableRow,
    Taught,
)
from embertable.store.servers import in_query, places_of
from embertable.table import Entry

SQLITE: Final = "sqlite+pysqlite"
POSTGRES: Final = "postgresql+asyncpg"
LIST: Final = 50  # tables in one list
OF_HOST: Final = 3  # of them by one host, where the tables of others are listed
TALK: Final = 200  # lines of talk kept in sight

# The statements of every decision, put together once.
ENTER: Final = insert(schema.log)
MOVE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
RESEAT: Final = update(schema.seats).where(
    schema.seats.c.table == bindparam("of"), schema.seats.c.seat == bindparam("at")
)


class BadDatabase(EmbertableError):
    """A database that cannot be used here."""


def database_url(written: str) -> str:
    """The SQLAlchemy URL of what a person writes: a file, or a URL with or without its driver."""
    if "://" not in written:
        return f"{SQLITE}:///{Path(written).expanduser().absolute()}"
    try:
        url = make_url(in_query(written))
        places_of(url)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase("not a database", text=written) from error
    drivers = {"sqlite": SQLITE, "postgresql": POSTGRES, "postgres": POSTGRES}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise BadDatabase("other database", name=name)
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


class Store(PeopleStore):
    """Everything that outlives a process."""

    def __init__(self, url: str) -> None:
        super().__init__(Engine(database_url(url)))
        self.accounts = AccountStore(self.engine)
        self.analyses = AnalysisStore(self.engine)

    async def open(
        self,
        hear: Hear | None = None,
        notified: Callable[[str], None] | None = None,
    ) -> None:
        """Make what is missing, and listen to the other processes where there may be some."""
        try:
            await self.engine.open(schema.schema, hear, notified)
        except (OSError, DBAPIError, Unavailable) as error:
            await self.close()
            shown = self.engine.url.database if self.engine.is_sqlite else self.engine.url.render_as_string()
            raise BadDatabase("database unusable", database=shown, why=reason_of(error)) from error

    def begin_to_close(self) -> None:
        """From now on nobody waits for a database that is away."""
        self.engine.patience = 0.0

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.close()

    async def secret(self, name: str) -> bytes:
        """A key that all processes share and nobody else knows."""
        make = sqlite_insert if self.engine.is_sqlite else postgres_insert
        row = make(schema.secrets).values(name=name, value=token_hex(32))

        def work(db: Connection) -> str:
            db.execute(row.on_conflict_do_nothing())
            found = db.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
            value: str = found.scalar_one()
            return value

        return bytes.fromhex(await self.engine.write(work))

    # Tables.

    async def add_table(self, table: TableRow, seatings: Sequence[Seating], entries: Sequence[Entry] = ()) -> None:
        """A new table; one that goes on from another brings its entries."""
        row = {
            "id": table.id,
            "game": table.game,
            "rules": table.rules,
            "seats": table.seats,
            "variants": json.dumps(table.variants),
            "seed": str(table.seed),
            "live": table.live,
            "public": table.public,
            "host": table.host,
            "created": table.created,
            "status": table.status,
            "turn": table.turn,
            "moved": table.moved_at,
            "points": written_points(table.points),
            "deadline": table.deadline,
            "nonce": table.nonce,
        }

        def work(db: Connection) -> None:
            db.execute(insert(schema.tables).values(**row))
            db.execute(insert(schema.seats), [{"table": table.id, **seating.__dict__} for seating in seatings])
            if entries:
                db.execute(insert(schema.log), [{"table": table.id, **entry.__dict__} for entry in entries])

        await self.engine.write(work)

    async def table(self, table: str) -> TableRow | None:
        """A table by id."""
        row = await self.first(select(schema.tables).where(schema.tables.c.id == table))
        return None if row is None else as_table(row)

    async def seatings(self, table: str) -> list[Seating]:
        """Who sits at a table, by seat."""
        query = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
        return [as_seating(row) for row in await self.rows(query)]

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """What happened at a table after an entry."""
        log = schema.log.c
        query = select(log.number, log.kind, log.seat, log.key, log.at)
        query = query.where(log.table == table, log.number > after).order_by(log.number)
        return [Entry(row.number, row.kind, row.seat, row.key, row.at) for row in await self.rows(query)]

    async def commit(self, table: str, entry: Entry, outcome: Outcome, deadline: float | None = None) -> bool:
        """Write a change; False when its number is taken: somebody was faster, and nothing is written.

        A connection that breaks during the commit leaves open whether it happened. Writing the same once more tells:
        where the number is taken, by ourselves, it had.
        """
        moved = {"of": table, "status": outcome.status, "turn": outcome.turn, "moved": entry.at}
        if outcome.points:
            moved["points"] = written_points(outcome.points)
        if deadline is not None:
            moved["deadline"] = deadline
        if outcome.nonce:
            moved["nonce"] = outcome.nonce
        if outcome.host:
            moved["host"] = outcome.host

        steps: list[Step] = [(ENTER, {"table": table, **entry.__dict__}), (MOVE, moved)]
        if (seating := outcome.seating) is not None:
            seated = {"person": seating.person, "name": seating.name, "bot": seating.bot, "open": seating.open}
            steps.append((RESEAT, {"of": table, "at": seating.seat, **seated}))
        until = time.monotonic() + self.engine.patience
        perhaps_done = False
        while True:
            try:
                await self.engine.write_all(steps, Committed(table, entry.number))
                return True
            except IntegrityError:
                return perhaps_done and await self.stands(table, entry)
            except Unavailable as error:
                perhaps_done = perhaps_done or error.perhaps_done
                if not error.perhaps_done or time.monotonic() > until:
                    raise

    async def stands(self, table: str, entry: Entry) -> bool:
        """Whether our entry is in the log, where no failover loses it.

        A primary shows what its standby lacks as soon as nobody waits for the standby any more, so to look is not
        enough. Another commit waits for the standby anew, and for all that was before; it must write something.
        """
        touch = MOVE.values(moved=schema.tables.c.moved)
        await self.engine.write(lambda db: db.execute(touch, {"of": table}))
        return entry in await self.log(table, entry.number - 1)

    async def advance_clock(self, seconds: float) -> float:
        """The site has been running for so long, or longer, as another process knows."""
        clock = schema.clock.c

        def work(db: Connection) -> float:
            known: float | None = db.execute(select(clock.seconds)).scalar()
            now = seconds if known is None else max(known, seconds)
            if known is None:
                db.execute(insert(schema.clock).values(id=1, seconds=now))
            else:
                db.execute(update(schema.clock).values(seconds=now))
            return now

        try:
            return await self.engine.write(work)
        except IntegrityError:  # two processes began the clock at once
            return await self.engine.write(work)

    async def mine(self, person: str, all_of_them: bool = False) -> list[tuple[TableRow, list[Seating]]]:
        """The tables somebody sits at, the latest first."""
        seats, tables = schema.seats.c, schema.tables.c
        sits = exists().where(and_(seats.table == tables.id, seats.person == person))
        return await self.listed(and_(sits, tables.status != CLOSED), None if all_of_them else LIST)

    async def lessons(self, person: str) -> list[Taught]:
        """The lessons somebody began, the latest first, and how far each has come."""
        seats, tables, log = schema.seats.c, schema.tables.c, schema.log.c
        sits = and_(seats.table == tables.id, seats.person == person)
        query = (
            select(tables.id, tables.game, tables.status, log.key)
            .where(log.table == tables.id, log.kind == LESSON, exists().where(sits))
            .order_by(tables.created.desc(), log.number.desc())
        )
        found: dict[str, Taught] = {}
        for row in await self.rows(query):
            found.setdefault(row.id, Taught(row.id, row.game, int(row.key), row.status == PLAYING))
        return list(found.values())

    async def waiting(self) -> list[tuple[TableRow, list[Seating]]]:
        """Public tables with an open seat."""
        return await self.listed(fairly(and_(schema.tables.c.status == WAITING, schema.tables.c.public)))

    async def shown(self) -> list[tuple[TableRow, list[Seating]]]:
        """Public tables one can look at: being played, or finished."""
        return await self.listed(fairly(and_(schema.tables.c.status.in_((PLAYING, OVER)), schema.tables.c.public)))

    async def unfinished_with_bots(self) -> list[str]:
        """Tables where a bot is being asked: after a restart somebody must wake it."""
        seats, tables = schema.seats.c, schema.tables.c
        asked = and_(seats.table == tables.id, seats.seat == tables.turn, seats.bot != "")
        rows = await self.rows(select(tables.id).where(tables.status == PLAYING, exists().where(asked)))
        return [row.id for row in rows]

    async def every_table(self) -> list[TableRow]:
        """All tables there are, the oldest first."""
        return [as_table(row) for row in await self.rows(select(schema.tables).order_by(schema.tables.c.created))]

    async def expire(self, waiting: float, playing: float) -> int:
        """Take tables from the lists where for so many seconds nothing happened (0: however long); how many they were.

        Nothing of them is lost: what is done at one brings it back.
        """
        tables = schema.tables.c
        limits = [(WAITING, waiting), (PLAYING, playing)]
        old = [and_(tables.status == status, tables.moved < time.time() - age) for status, age in limits if age > 0]
        statement = update(schema.tables).where(or_(false(), *old)).values(status=EXPIRED)
        return await self.engine.write(lambda db: db.execute(statement).rowcount)

    async def older(self, game: str, rules: int) -> list[TableRow]:
        """The tables of a game that were opened under older rules."""
        tables = schema.tables.c
        return [
            as_table(row)
            for row in await self.rows(select(schema.tables).where(tables.game == game, tables.rules < rules))
        ]

    async def convert(self, table: str, before: int, rules: int, entries: Sequence[Entry]) -> bool:
        """Write the log of a table anew, as it is under these rules; False when somebody did it already."""
        tables = schema.tables.c
        older = update(schema.tables).where(tables.id == table, tables.rules == before).values(rules=rules)

        def work(db: Connection) -> bool:
            if not db.execute(older).rowcount:
                return False
            db.execute(delete(schema.log).where(schema.log.c.table == table))
            if entries:
                db.execute(insert(schema.log), [{"table": table, **entry.__dict__} for entry in entries])
            return True

        return await self.engine.write(work)

    async def listed(
        self, condition: ColumnElement[bool], most: int | None = LIST
    ) -> list[tuple[TableRow, list[Seating]]]:
        """Tables that meet a condition, the latest first, with their seatings."""
        query = select(schema.tables).where(condition).order_by(schema.tables.c.moved.desc()).limit(most)
        tables = [as_table(row) for row in await self.rows(query)]
        seatings: dict[str, list[Seating]] = {table.id: [] for table in tables}
        seated = select(schema.seats).where(schema.seats.c.table.in_(seatings)).order_by(schema.seats.c.seat)
        for row in await self.rows(seated):
            seatings[row.table].append(as_seating(row))
        return [(table, seatings[table.id]) for table in tables]

    # Talk.

    async def say(self, table: str, seat: int | None, name: str, text: str, person: str | None = None) -> Line:
        """A line of talk. Two at once: the second takes the next number."""
        chat = schema.chat.c

        def work(db: Connection) -> Line:
            last = db.execute(select(func.max(chat.number)).where(chat.table == table)).scalar()
            line = Line((last or 0) + 1, seat, name, text, time.time(), person)
            db.execute(insert(schema.chat).values(table=table, **line.__dict__))
            self.engine.announce(db, Committed(table, None))
            return line

        while True:
            try:
                return await self.engine.write(work)
            except IntegrityError:
                continue

    async def talk(self, table: str) -> list[Line]:
        """The latest lines of talk, the oldest first."""
        chat = schema.chat.c
        query = select(chat.number, chat.seat, chat.name, chat.text, chat.at, chat.person).where(chat.table == table)
        rows = await self.rows(query.order_by(chat.number.desc()).limit(TALK))
        return [Line(row.number, row.seat, row.name, row.text, row.at, row.person) for row in rows][::-1]


def fairly(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Of the tables that meet a condition, the latest few of each host: nobody hides all others behind their own."""
    tables = schema.tables.c
    of_host = func.row_number().over(partition_by=tables.host, order_by=tables.moved.desc()).label("of_host")
    ranked = select(tables.id, of_host).where(condition).subquery()
    return tables.id.in_(select(ranked.c.id).where(ranked.c.of_host <= OF_HOST))


def as_seating(row: Row[Any]) -> Seating:
    """A seating from its row."""
    return Seating(row.seat, row.person, row.name, row.bot, row.open)


def as_table(row: Row[Any]) -> TableRow:
    """A table from its row. What cannot be read is said in the row itself, so that a list shows the others."""
    fault = ""
    variants: dict[str, str] = {}
    seed = 0
    points: tuple[int, ...] = ()
    try:
        variants = as_variants(row.variants)
        seed = int(row.seed)
        points = tuple(int(each) for each in row.points.split())
    except (ValueError, RecursionError) as error:
        fault = type(error).__name__  # not what it says: that quotes the seed
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        variants=variants,
        seed=seed,
        live=row.live,
        public=row.public,
        host=row.host,
        created=row.created,
        status=row.status,
        turn=row.turn,
        moved_at=row.moved,
        nonce=row.nonce,
        points=points,
        deadline=row.deadline,
        fault=fault,
    )


def as_variants(written: str) -> dict[str, str]:
    """The variants of a table in their written form."""
    variants = json.loads(written)
    if not isinstance(variants, dict) or not all(isinstance(value, str) for value in variants.values()):
        raise ValueError("variants are names with texts")
    return variants


def written_points(points: Sequence[int]) -> str:
    """Final scores as they are kept, by seat."""
    return " ".join(str(each) for each in points)
