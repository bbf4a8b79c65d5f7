"""Tables of older rules: where every choice is still offered they go on, else they are told as far as both agree."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from embertable.core.errors import BadRecord
from embertable.core.record import Decision, Record
from embertable.games import game as game_named
from embertable.store import Person, Seating, Store, TableRow
from embertable.store.rows import OVER, PARTED, PLAYING, REMATCH, record_of
from embertable.table import CHOOSE, Entry, Parting, entries_of, outlive
from embertable.table.convert import without_undone
from embertable.web.accounts import new_id
from embertable.web.errors import Refused


@dataclass
class Parted:
    """What was kept of a table whose story today's rules do not tell to its end."""

    row: TableRow
    log: Sequence[Entry]
    parting: Parting
    to: str = ""  # the table where it is played on

    @property
    def status(self) -> str:
        """What was over stays so; what was being played waits for somebody to play on."""
        return OVER if self.row.status == OVER else PARTED

    @property
    def last_entry(self) -> int:
        """The number of the latest entry that was kept."""
        return max((entry.number for entry in self.log), default=0)

    @property
    def record(self) -> Record:
        """The game as it was kept."""
        kept = [Decision(entry.seat, entry.key) for entry in without_undone(self.log) if entry.kind == CHOOSE]
        points = list(self.row.points) if self.row.status == OVER else None
        return replace(record_of(self.row), decisions=kept, points=points)

    @property
    def untold(self) -> list[Decision]:
        """The decisions after the common ones, as they were written."""
        return self.record.decisions[self.parting.common - self.parting.filled :]


async def bring_along(
    store: Store, row: TableRow, log: Sequence[Entry]
) -> tuple[TableRow, Sequence[Entry], Parted | None]:
    """A table and its log as today's rules tell them; where they part also what was kept, which stays as it is."""
    rules = game_named(row.game)
    if row.rules == rules.rules:
        return row, log, None
    if row.rules > rules.rules:
        raise Refused(410, "newer rules")
    points = row.points if row.status == OVER else None
    found = await asyncio.to_thread(outlive, rules, record_of(row), log, points)
    if found.table is None:
        raise Refused(410, "old rules")
    now = replace(row, rules=rules.rules)
    if found.parting is not None:
        return now, found.table.entries, Parted(row, log, found.parting, link_in(log))
    if not await store.convert(row.id, row.rules, rules.rules, found.table.entries):
        return now, await store.log(row.id), None  # another process did
    return now, found.table.entries, None


def link_in(log: Sequence[Entry]) -> str:
    """Where a table goes on."""
    return next((entry.key for entry in reversed(log) if entry.kind == REMATCH), "")


async def keep_older(store: Store, person: Person, seatings: Sequence[Seating], record: Record) -> str:
    """A record of older rules that somebody brings, as a table that was played then."""
    if outlive(game_named(record.game), record, entries_of(record), record.points).table is None:
        raise BadRecord("begun no more")
    now = time.time()
    row = TableRow(
        id=new_id(),
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        variants=record.variants,
        seed=record.seed,
        nonce=record.nonce,
        live=False,
        public=False,
        host=person.id,
        created=now,
        status=PLAYING if record.points is None else OVER,
        moved_at=now,
        points=tuple(record.points or ()),
    )
    await store.add_table(row, seatings, entries_of(record, at=now))
    return row.id
