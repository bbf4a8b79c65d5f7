"""People in the store: their names, passwords and tokens."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Executable, Row, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from embertable.core.errors import EmbertableError
from embertable.store import schema
from embertable.store.engine import Engine
from embertable.store.rows import OVER, Person
from embertable.store.twins import skeleton


class NameTaken(EmbertableError):
    """Somebody keeps this name with a password."""


class PeopleStore:
    """Everybody who has been here."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def add_person(self, person: Person) -> None:
        """Somebody new."""
        await self.do(
            insert(schema.people).values(
                id=person.id, name=person.name, folded=skeleton(person.name), created=time.time()
            )
        )

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        people = schema.people.c
        row = await self.first(select(people.name, people.password, people.generation).where(people.id == person))
        return None if row is None else Person(person, row.name, row.password is not None, row.generation)

    async def rename(self, person: str, name: str) -> None:
        """Call somebody otherwise, here and at every table where the game is not over."""
        seats, tables = schema.seats.c, schema.tables.c
        unfinished = select(tables.id).where(tables.status != OVER)
        try:
            await self.do(
                update(schema.people).where(schema.people.c.id == person).values(name=name, folded=skeleton(name)),
                update(schema.seats)
                .where(seats.person == person, seats.bot == "", seats.table.in_(unfinished))
                .values(name=name),
            )
        except IntegrityError as error:
            raise NameTaken("name kept as", name=name) from error

    async def set_password(self, person: str, hashed: str) -> None:
        """Keep a name for somebody who can say the password."""
        try:
            await self.do(update(schema.people).where(schema.people.c.id == person).values(password=hashed))
        except IntegrityError as error:
            raise NameTaken("name kept") from error

    async def password(self, name: str) -> tuple[str, str] | None:
        """The id and the hash of whoever keeps this name, or one that looks like it."""
        people = schema.people.c
        query = select(people.id, people.password).where(people.folded == skeleton(name), people.password.is_not(None))
        row = await self.first(query)
        return None if row is None else (row.id, row.password)

    async def add_token(self, digest: str, person: str, label: str) -> None:
        """Let a program play for somebody."""
        await self.do(insert(schema.tokens).values(digest=digest, person=person, label=label, created=time.time()))

    async def token_owner(self, digest: str) -> Person | None:
        """For whom a token speaks."""
        people, tokens = schema.people.c, schema.tokens.c
        query = select(people.id, people.name, people.password, people.generation)
        query = query.join_from(schema.tokens, schema.people)
        row = await self.first(query.where(tokens.digest == digest))
        return None if row is None else Person(row.id, row.name, row.password is not None, row.generation)

    # Asking the database.

    async def do(self, *statements: Executable) -> None:
        """Some statements as one transaction."""

        def work(db: Connection) -> None:
            for statement in statements:
                db.execute(statement)

        await self.engine.write(work)

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """Every row of a query."""
        return await self.engine.read(lambda db: db.execute(query).all())

    async def first(self, query: Select[Any]) -> Row[Any] | None:
        """The first row of a query."""
        return await self.engine.read(lambda db: db.execute(query).first())
