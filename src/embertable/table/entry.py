"""The log of a table: what was done at it, in order. Nothing is ever erased from it; an undo is an entry too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.errors import BadRecord

CHOOSE: Final = "choose"  # key: of the option
UNDO: Final = "undo"  # key: how many choices are taken back
CONCEDE: Final = "concede"
HINT: Final = "hint"  # the seat asked for a hint to the open question: the game stays as it is, the record notes it
MOVES: Final = (CHOOSE, UNDO, CONCEDE)
"""What changes the game. Whoever keeps a log may enter other things too, which leave the game as it is."""


@dataclass(frozen=True)
class Entry:
    """Something that was done at a table, by a seat."""

    number: int  # in the log, from 1
    kind: str
    seat: int
    key: str = ""
    at: float = 0.0  # when, by the caller's clock


def write_entry(entry: Entry) -> str:
    """The entry as one readable line, without number and time: `choose 0 play red-4`, `undo 0 2`, `concede 1`."""
    return f"{entry.kind} {entry.seat} {entry.key}".rstrip()


def read_entry(line: str, number: int) -> Entry:
    """The entry a line was written from."""
    kind, _, rest = line.partition(" ")
    seat, _, key = rest.partition(" ")
    well_formed = {CHOOSE: bool(key), UNDO: key.isdecimal(), CONCEDE: not key, HINT: not key}
    if seat.isdecimal() and well_formed.get(kind, False):
        return Entry(number, kind, int(seat), key)
    raise BadRecord("entry", text=line[:80])
