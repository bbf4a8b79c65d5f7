"""Games saved under older rules, in today's notation.

A key is not translated by itself: the game is played on, and of the keys an old one may stand for, the one that is
offered at that moment is meant.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from embertable.core.errors import BadRecord
from embertable.core.game import AnyGame
from embertable.core.record import Record
from embertable.table.entry import CHOOSE, Entry
from embertable.table.table import Table, entries_of, reopen_table


def converted_table(game: AnyGame, record: Record, entries: Iterable[Entry]) -> Table:
    """The table of a log that was written under older rules, played by today's, with the keys of today."""
    table = reopen_table(game, replace(record, rules=game.rules), [])
    for entry in entries:
        table.accept(table.propose(converted_entry(table, entry) if entry.kind == CHOOSE else entry))
    return table


def converted_entry(table: Table, entry: Entry) -> Entry:
    """A choice as it is written today."""
    offered = [option.key() for option in table.s.options]
    meant = [key for key in table.game.rekey(entry.key) if key in offered]
    if len(meant) != 1:
        which = f"may be {' or '.join(meant)} among" if meant else "is none of"
        raise BadRecord(f"entry {entry.number}: {entry.key!r} {which} the options of today, {offered}")
    return replace(entry, key=meant[0])


def converted_record(game: AnyGame, record: Record) -> Record:
    """A record of older rules as today's; one of today's as it is."""
    if record.rules == game.rules:
        return record
    converted = converted_table(game, record, entries_of(record)).record
    if record.points is not None and converted.points != record.points:
        raise BadRecord(f"by rules {game.rules} the game ends {converted.points}, not {record.points}")
    return converted
