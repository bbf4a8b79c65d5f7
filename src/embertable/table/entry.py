"""The log of a table: what was done at it, in order. Nothing is ever erased from it; an undo is an entry too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from embertable.core.errors import BadRecord

Kind = Literal["choose", "undo", "concede"]
CHOOSE: Final[Kind] = "choose"
UNDO: Final[Kind] = "undo"
CONCEDE: Final[Kind] = "concede"


@dataclass(frozen=True)
class Entry:
    """A seat chose a key, took back some of its choices, or gave up."""

    kind: Kind
    seat: int
    key: str = ""  # of a choice
    count: int = 0  # of an undo: how many choices it takes back
    at: float = 0.0  # when, by the caller's clock


def write_entry(entry: Entry) -> str:
    """The entry as one readable line, without its time: `choose 0 play red-4`, `undo 0 2`, `concede 1`."""
    if entry.kind == CHOOSE:
        return f"{CHOOSE} {entry.seat} {entry.key}"
    if entry.kind == UNDO:
        return f"{UNDO} {entry.seat} {entry.count}"
    return f"{CONCEDE} {entry.seat}"


def read_entry(line: str, at: float = 0.0) -> Entry:
    """The entry a line was written from."""
    kind, _, rest = line.partition(" ")
    seat, _, what = rest.partition(" ")
    if seat.isdecimal():
        if kind == CHOOSE and what:
            return Entry(CHOOSE, int(seat), key=what, at=at)
        if kind == UNDO and what.isdecimal():
            return Entry(UNDO, int(seat), count=int(what), at=at)
        if kind == CONCEDE and not what:
            return Entry(CONCEDE, int(seat), at=at)
    raise BadRecord(f"expected an entry such as 'choose 0 pass', 'undo 0 1' or 'concede 0', not {line!r}")
