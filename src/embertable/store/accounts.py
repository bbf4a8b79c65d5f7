"""What is kept of people besides their names: tokens, wrong passwords, whom they do not want to hear, reports."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from embertable.core.errors import EmbertableError
from embertable.store import schema
from embertable.store.engine import Engine
from embertable.store.rows import SIT

DAY: Final = 24 * 3600.0  # after which wrong passwords are forgotten
MOST: Final = 1000  # lines and tables of an export


@dataclass(frozen=True)
class TokenRow:
    """A token as its owner sees it."""

    digest: str
    label: str
    created: float


class LockedOut(EmbertableError):
    """Too many wrong passwords."""

    def __init__(self, wait: float) -> None:
        super().__init__("locked", wait=round(wait))
        self.wait = wait


class AccountStore:
    """The part of the store that concerns accounts."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.put = sqlite_insert if engine.is_sqlite else postgres_insert

    async def keeper(self, folded: str) -> str | None:
        """Who keeps a name, or one that looks like it."""
        people = schema.people.c
        query = select(people.id).where(people.folded == folded, people.password.is_not(None))
        return await self.engine.read(lambda db: db.execute(query).scalar())

    async def revoke(self, person: str, password: str | None = None) -> int:
        """End every cookie and token of somebody, perhaps with a new password; the generation that begins."""
        people = schema.people.c
        values: dict[str, Any] = {"generation": people.generation + 1}
        if password is not None:
            values["password"] = password

        def work(db: Connection) -> int:
            db.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
            db.execute(update(schema.people).where(people.id == person).values(**values))
            generation: int = db.execute(select(people.generation).where(people.id == person)).scalar_one()
            return generation

        return await self.engine.write(work)

    async def tokens(self, person: str) -> list[TokenRow]:
        """The tokens somebody gave to programs."""
        tokens = schema.tokens.c
        query = select(tokens.digest, tokens.label, tokens.created).where(tokens.person == person)
        rows = await self.engine.read(lambda db: db.execute(query.order_by(tokens.created)).all())
        return [TokenRow(row.digest, row.label, row.created) for row in rows]

    async def drop_token(self, person: str, digest: str) -> None:
        """Take a token back from its program."""
        tokens = schema.tokens.c
        statement = delete(schema.tokens).where(tokens.person == person, tokens.digest == digest)
        await self.engine.write(lambda db: db.execute(statement))

    # Wrong passwords.

    async def attempt(self, names: Mapping[str, Callable[[int], float]]) -> float:
        """Count an attempt under each name before it is made; the seconds to wait first, where one is locked.

        Counting first means that many attempts at once gain nothing. `names` say how long so many failures lock.
        """
        now = time.time()
        tries = schema.attempts

        def work(db: Connection) -> float:
            db.execute(delete(tries).where(tries.c.at < now - DAY))
            wait = 0.0
            for name in sorted(names):  # always in one order, so that no two wait for each other
                put = self.put(tries).values(name=name, failures=1, at=now, locked=0.0)
                counted = put.on_conflict_do_update(
                    index_elements=[tries.c.name], set_={"failures": tries.c.failures + 1}
                ).returning(tries.c.failures, tries.c.locked)
                row = db.execute(counted).one()
                wait = max(wait, row.locked - now)
                until = now + names[name](row.failures)
                db.execute(update(tries).where(tries.c.name == name).values(at=now, locked=until))
            if wait > 0:
                raise LockedOut(wait)  # and is not counted: nothing of this transaction stays
            return 0.0

        try:
            return await self.engine.write(work)
        except LockedOut as locked:
            return locked.wait

    async def forgive(self, clean: str, once: str) -> None:
        """The password was right: the account starts anew, the address gets back one attempt."""
        tries = schema.attempts

        def work(db: Connection) -> None:
            db.execute(delete(tries).where(tries.c.name == clean))
            less = {"failures": tries.c.failures - 1, "locked": 0.0}
            db.execute(update(tries).where(tries.c.name == once, tries.c.failures > 0).values(**less))

        await self.engine.write(work)

    # Talk.

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return frozenset(await self.engine.read(lambda db: list(db.execute(query).scalars())))

    async def mute(self, person: str, muted: str) -> None:
        """Hear somebody no more."""
        row = self.put(schema.mutes).values(person=person, muted=muted).on_conflict_do_nothing()
        await self.engine.write(lambda db: db.execute(row))

    async def unmute(self, person: str) -> None:
        """Hear everybody again."""
        statement = delete(schema.mutes).where(schema.mutes.c.person == person)
        await self.engine.write(lambda db: db.execute(statement))

    async def author(self, table: str, line: int) -> str | None:
        """Who said a line."""
        chat = schema.chat.c
        query = select(chat.person).where(chat.table == table, chat.number == line)
        return await self.engine.read(lambda db: db.execute(query).scalar())

    async def report(self, table: str, line: int, reporter: str) -> bool:
        """Keep a line for whoever runs the server, as it was said; once for each who reports it."""
        chat = schema.chat.c

        def work(db: Connection) -> bool:
            said = db.execute(select(chat.person, chat.text).where(chat.table == table, chat.number == line)).first()
            if said is None:
                return False
            row = {"table": table, "line": line, "reporter": reporter, "person": said.person, "text": said.text}
            db.execute(self.put(schema.reports).values(at=time.time(), **row).on_conflict_do_nothing())
            return True

        return await self.engine.write(work)

    # What one has here.

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept of somebody, but secrets."""
        people, seats, tables, chat = schema.people.c, schema.seats.c, schema.tables.c, schema.chat.c
        sat = select(tables.id, tables.game, seats.seat, tables.created, tables.status, tables.points)
        sat = sat.join_from(schema.seats, schema.tables).where(seats.person == person).order_by(tables.created)
        talk = select(chat.table, chat.text, chat.at).where(chat.person == person).order_by(chat.at)

        def work(db: Connection) -> dict[str, Any]:
            row = db.execute(select(people.name, people.created).where(people.id == person)).one()
            return {
                "name": row.name,
                "created": row.created,
                "tables": [dict(each._mapping) for each in db.execute(sat.limit(MOST))],
                "talk": [dict(each._mapping) for each in db.execute(talk.limit(MOST))],
            }

        found = await self.engine.read(work)
        tokens = [{"label": each.label, "created": each.created} for each in await self.tokens(person)]
        return {**found, "tokens": tokens}

    async def forget(self, person: str) -> list[str]:
        """Delete somebody: what they said and were called, everywhere. Games stay, without the name; their tables."""
        seats, log, mutes = schema.seats.c, schema.log.c, schema.mutes.c

        def work(db: Connection) -> list[str]:
            sat = db.execute(select(seats.table, seats.seat).where(seats.person == person)).all()
            for table, seat in sat:
                mine = (log.table == table, log.seat == seat, log.kind == SIT)
                db.execute(update(schema.log).where(*mine).values(key=""))
            db.execute(update(schema.seats).where(seats.person == person).values(person=None, name=""))
            db.execute(delete(schema.chat).where(schema.chat.c.person == person))
            db.execute(delete(schema.mutes).where(or_(mutes.person == person, mutes.muted == person)))
            db.execute(delete(schema.reports).where(schema.reports.c.person == person))
            db.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
            db.execute(update(schema.tables).where(schema.tables.c.host == person).values(host=""))
            db.execute(delete(schema.people).where(schema.people.c.id == person))
            return [table for table, _ in sat]

        return await self.engine.write(work)
