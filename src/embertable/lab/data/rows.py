"""What one row holds: one of `games.parquet` a game, one of `decisions.parquet` a decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from embertable.core.record import Record
from embertable.lab.extras import extra
from embertable.lab.sitting import Move, Played

PERSON: Final = "person"
"""Who plays a seat, where it is no bot; more is not told of anybody."""


@dataclass(frozen=True)
class GameRow:
    """One game. What is listed is listed by seat."""

    number: int
    game: str
    rules: int
    seats: int
    variants: list[str]  # those that differ from the usual game: key=value
    seed: str  # digits: it may be longer than any number of a file
    bots: list[str]  # PERSON where a person played, empty where nobody has told
    over: bool  # whether it was played to its end
    points: list[int]
    winners: list[int]  # the seats that stand first
    parts: list[list[dict[str, Any]]]  # of the score: name and points
    decisions: int
    decisions_by_seat: list[int]
    seconds: float  # processor time that bots thought
    seconds_by_seat: list[float]
    taken: list[list[str]]  # cards that came to effect, where a story was kept
    leads: int | None  # how often another seat came to lead alone, likewise
    settled: float | None  # at which part of the game the last leader began to lead for good, likewise
    begins: int | None  # the seat that had the first choice, likewise


@dataclass(frozen=True)
class MoveRow:
    """One decision of one game."""

    game: int  # the number of its game
    number: int  # of the decision in it, from 0
    seat: int
    question: str
    options: list[str]
    chosen: int  # the place of the choice among the options
    value: float | None  # what the bot expected for its seat, from 0 to 1, if it thought
    features: list[float]  # what the seat saw as numbers, if it was asked for
    others: list[int]  # what other bots would have chosen, if they were asked


def game_schema() -> Any:
    """The columns of games."""
    pa = extra("pyarrow")
    part = pa.struct([("name", pa.string()), ("points", pa.int32())])
    kinds: dict[str, Any] = {
        "int": pa.int32(),
        "int | None": pa.int32(),
        "str": pa.string(),
        "bool": pa.bool_(),
        "float": pa.float64(),
        "float | None": pa.float64(),
        "list[int]": pa.list_(pa.int32()),
        "list[str]": pa.list_(pa.string()),
        "list[float]": pa.list_(pa.float64()),
        "list[list[str]]": pa.list_(pa.list_(pa.string())),
        "list[list[dict[str, Any]]]": pa.list_(pa.list_(part)),
    }
    return pa.schema([(field.name, kinds[str(field.type)]) for field in fields(GameRow)])


def move_schema() -> Any:
    """The columns of decisions."""
    pa = extra("pyarrow")
    kinds: dict[str, Any] = {
        "int": pa.int32(),
        "str": pa.string(),
        "float | None": pa.float32(),
        "list[int]": pa.list_(pa.int16()),
        "list[str]": pa.list_(pa.string()),
        "list[float]": pa.list_(pa.float32()),
    }
    return pa.schema([(field.name, kinds[str(field.type)]) for field in fields(MoveRow)])


def row_of(played: Played) -> GameRow:
    """A game that bots have played."""
    story = played.story
    return GameRow(
        number=played.sitting.number,
        **beginning(played.record),
        bots=list(played.sitting.bots),
        over=True,
        points=played.points,
        winners=[seat for seat, wins in enumerate(played.wins) if wins],
        parts=[[{"name": name, "points": points} for name, points in parts] for parts in played.parts],
        decisions=sum(played.decisions),
        decisions_by_seat=played.decisions,
        seconds=sum(played.seconds),
        seconds_by_seat=played.seconds,
        taken=[] if story is None else story.taken,
        leads=None if story is None else story.leads,
        settled=None if story is None else story.settled,
        begins=None if story is None else story.begins,
    )


def beginning(record: Record) -> dict[str, Any]:
    """How a game began, as a row has it."""
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "variants": [f"{name}={value}" for name, value in record.variants.items()],
        "seed": str(record.seed),
    }


def move_rows(game: int, moves: Iterable[Move]) -> list[MoveRow]:
    """The decisions of a game."""
    return [
        MoveRow(
            game,
            number,
            move.seat,
            move.question,
            list(move.options),
            move.chosen,
            move.value,
            list(move.features),
            list(move.others),
        )
        for number, move in enumerate(moves)
    ]


def as_table(rows: Sequence[GameRow] | Sequence[MoveRow], schema: Any) -> Any:
    """Rows in columns."""
    pa = extra("pyarrow")
    columns = {name: [getattr(row, name) for row in rows] for name in schema.names}
    return pa.table(columns, schema=schema)


def rows_from(table: Any) -> list[GameRow]:
    """Games from their columns."""
    return [GameRow(**row) for row in table.to_pylist()]
