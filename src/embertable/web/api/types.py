"""What programs send and are sent, described by OpenAPI at /api/schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Text = Annotated[str, msgspec.Meta(max_length=300)]
Name = Annotated[str, msgspec.Meta(max_length=100)]
Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Variant(msgspec.Struct):
    """An option of a game."""

    name: str
    about: str
    usual: str
    choices: list[str]


class GameInfo(msgspec.Struct):
    """A game of the catalogue."""

    id: str
    title: str
    seats: list[int]
    variants: list[Variant]


class Newcomer(msgspec.Struct):
    """Somebody who wants to play."""

    name: Name


class Token(msgspec.Struct):
    """A token; send it as `Authorization: Bearer TOKEN`. It is shown once."""

    token: str


class NewTable(msgspec.Struct):
    """A table to be opened. A seat is `me`, `open` or `bot LEVEL` with level:1 to level:6."""

    game: Name
    seats: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=8)]
    variants: dict[Name, Name] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**62)] | None = None
    live: bool = False
    public: bool = False


class Sit(msgspec.Struct):
    """Which seat; any open one when it is left out."""

    seat: Small | None = None


class Choice(msgspec.Struct):
    """What to choose, and the number of the table it was chosen from."""

    number: Small
    key: Text


class Back(msgspec.Struct):
    """How much to take back: the last choice, or the whole turn."""

    number: Small
    whole: bool = False


class Words(msgspec.Struct):
    """Something to say."""

    text: Text


class Seat(msgspec.Struct):
    """Who plays a seat."""

    seat: int
    name: str
    bot: str
    open: bool
    conceded: bool
    here: bool  # a person who is at the table now


class Option(msgspec.Struct):
    """Something the asked seat can choose."""

    key: str
    text: str
    things: list[str]


class Question(msgspec.Struct):
    """The open question; its options are for the asked seat alone."""

    seat: int
    text: str
    rule: str
    options: list[Option]


class Points(msgspec.Struct):
    """The final score of a seat."""

    seat: int
    points: int
    wins: bool
    parts: dict[str, int]


class Happened(msgspec.Struct):
    """A decision, and what came of it, as the visitor may know it."""

    decision: int
    seat: int | None
    key: str | None
    text: list[str]


class Deal(msgspec.Struct):
    """The proof of a fair deal: `hash` is SHA-256 of `nonce`, which is shown after the end, with the seed asked for."""

    hash: str
    nonce: str | None
    seed: str | None  # a number that may have more digits than JSON programs keep


class TableInfo(msgspec.Struct):
    """A table as the visitor may see it."""

    id: str
    game: str
    variants: dict[str, str]  # those that differ from the usual game
    status: Literal["waiting", "playing", "over", "parted", "closed"]
    number: int
    you: int | None
    seats: list[Seat]
    question: Question | None
    view: dict[str, Any] | None
    log: list[Happened]
    scores: list[Points] | None
    rematch: str
    onlookers: int
    deal: Deal | None  # None: nothing is dealt yet, or the seed was chosen
