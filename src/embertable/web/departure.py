"""Somebody leaves for good: their games go on without them, and nothing of them is left."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from embertable.core.errors import EmbertableError
from embertable.store import Person
from embertable.store.rows import PLAYING, WAITING
from embertable.web.hosting import leave
from embertable.web.open_table import OpenTable
from embertable.web.open_tables import NAMES
from embertable.web.site import Site


async def depart(site: Site, person: Person) -> None:
    """Stand up from every table, then delete what is kept."""
    for row, _ in await site.store.mine(person.id, all_of_them=True):
        try:
            await stand_up(site, await site.tables.get(row.id), person)
        except EmbertableError:
            continue  # a table that cannot be opened any more is left to its row
    tables = await site.store.accounts.forget(person.id)
    ended = replace(person, generation=person.generation + 1)
    await site.accounts.changed(ended)
    for table in tables:
        await site.tables.renamed(table)
        await site.store.engine.notify(f"{NAMES} {table}")


async def stand_up(site: Site, opened: OpenTable, person: Person) -> None:
    """Give up where a game is played, leave where none has begun."""
    seat = opened.seat_of(person)
    if seat is None:
        return
    if opened.status == WAITING:
        await leave(site.tables, opened, seat)
    elif opened.status == PLAYING and not opened.table.conceded[seat]:
        await site.tables.concede(opened, seat)
    await asyncio.sleep(0)  # others have their turn between two of somebody's many tables
