"""The rows of the store as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.record import Record
from embertable.table import CONCEDE

# What is entered into a table's log besides the moves of the game.
SIT: Final = "sit"  # key: the person's name
AGREE: Final = "agree"  # key: the seat that a bot shall play
BOT: Final = "bot"  # a bot plays this seat from now on; key: its level
BACK: Final = "back"  # the person of this seat plays again
REMATCH: Final = "rematch"  # key: the new table
LEAVE: Final = "leave"  # this seat is open again; key: who is host from now on, if the host left
REMOVE: Final = "remove"  # the host asked somebody to leave; key: the person, who does not sit down again
CLOSE: Final = "close"  # the host closed a table that never began
LESSON: Final = "lesson"  # this table is a lesson; key: the step it has come to
RESEATING: Final = (SIT, BOT, BACK, LEAVE, REMOVE, CONCEDE)  # after which somebody else plays a seat

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
EXPIRED: Final = "expired"  # nobody came, or nobody plays any more; it stands in no list
PARTED: Final = "parted"  # of older rules; it is played on at another table
CLOSED: Final = "closed"  # before it began
UNDEALT: Final = (WAITING, CLOSED)


@dataclass(frozen=True)
class Person:
    """Somebody who plays: an id in a signed cookie, and a name."""

    id: str
    name: str
    has_password: bool = False
    generation: int = 0  # of cookies: those of an older one are ended


@dataclass(frozen=True)
class Seating:
    """Who plays a seat of a table."""

    seat: int
    person: str | None
    name: str
    bot: str = ""
    open: bool = False


@dataclass(frozen=True)
class TableRow:
    """A table as it was opened, and what a list shows of it."""

    id: str
    game: str
    rules: int
    seats: int
    variants: dict[str, str]
    seed: int
    live: bool
    public: bool
    host: str
    created: float
    status: str = WAITING
    turn: int = -1
    moved_at: float = 0.0
    points: tuple[int, ...] = ()
    nonce: str = ""  # the secret of the deal: drawn when the last seat is taken; none where the seed was chosen
    deadline: float | None = None  # by the clock of the site: when the seat being asked is late
    fault: str = ""  # what of the row cannot be read; such a table is listed, and not opened


def record_of(row: TableRow) -> Record:
    """The head of the record of a table: how its game began."""
    return Record(row.game, row.rules, row.seats, row.variants, row.seed, nonce=row.nonce)


@dataclass(frozen=True)
class Outcome:
    """What becomes of a table by a change, written in the same transaction as its entry."""

    status: str
    turn: int  # the seat being asked, or -1
    points: tuple[int, ...] = ()  # once it is over
    seating: Seating | None = None  # the seat that changed hands
    nonce: str = ""  # the secret of the deal, where this change made it
    host: str = ""  # who is host from now on, where somebody else becomes it


@dataclass(frozen=True)
class Taught:
    """A lesson somebody began."""

    table: str
    game: str
    step: int  # it has come to
    is_open: bool  # it can be gone on with


@dataclass(frozen=True)
class Line:
    """A line of the talk at a table."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    person: str | None = None
