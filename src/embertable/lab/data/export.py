"""Saved games as Parquet: played out again, decision by decision. Whoever played is a bot by its level, or a person."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from embertable.core.errors import EmbertableError
from embertable.core.files import make_folder
from embertable.core.flow import apply, asked, find_option
from embertable.core.game import Score
from embertable.core.record import Record, begin
from embertable.games import game as catalogued
from embertable.lab.data.files import write_tables
from embertable.lab.data.rows import (
    GameRow,
    MoveRow,
    as_table,
    beginning,
    game_schema,
    move_rows,
    move_schema,
)
from embertable.lab.data.run import ABOUT, DECISIONS, GAMES, PART_ROWS, OtherRun
from embertable.lab.sitting import Move, Watch
from embertable.table import converted_record


@dataclass(frozen=True)
class Saved:
    """A saved game: the decisions that stand, and by seat who made them."""

    what: str  # it is called, should anything be wrong with it
    record: Record | None = None  # None where it cannot be told
    players: Sequence[str] = ()
    points: Sequence[int] | None = None  # where it ended otherwise than by the rules: somebody conceded
    winners: Sequence[int] = ()
    fault: EmbertableError | None = None  # why


class NothingSaved(EmbertableError):
    """There is no game that could be exported."""


Refuse = Callable[[str, EmbertableError], None]
"""Called with a game that cannot be played out, and why."""


def export(saved: Iterable[Saved], folder: Path, features: bool, refuse: Refuse) -> tuple[int, int]:
    """Write games and decisions; how many of each there were.

    Files of an earlier export are replaced, each at once; where there is no game, nothing is written.
    """
    if (folder / ABOUT).exists():
        raise OtherRun("other run", folder=folder)
    is_new = not folder.exists()
    make_folder(folder)
    games: list[GameRow] = []
    decisions = 0

    def pieces() -> Iterable[Any]:
        nonlocal decisions
        held: list[MoveRow] = []
        for each in saved:
            try:
                row, moves = told(len(games), each, features)
            except EmbertableError as error:
                refuse(each.what, error)
                continue
            games.append(row)
            held += move_rows(row.number, moves)
            decisions += len(moves)
            if len(held) >= PART_ROWS:
                yield as_table(held, move_schema())
                held = []
        if not games:
            raise NothingSaved("nothing saved")
        yield as_table(held, move_schema())

    try:
        write_tables(folder / DECISIONS, pieces(), move_schema())
    except EmbertableError:
        if is_new:
            folder.rmdir()
        raise
    write_tables(folder / GAMES, [as_table(games, game_schema())], game_schema())
    return len(games), decisions


def told(number: int, saved: Saved, features: bool) -> tuple[GameRow, list[Move]]:
    """A saved game by the rules of today."""
    if saved.fault is not None:
        raise saved.fault
    record = saved.record
    assert record is not None, "what has no fault has a record"
    game = catalogued(record.game)
    if record.rules < game.rules:
        record = converted_record(game, record)
    s = begin(game, record)
    s.journal = []
    watch = Watch(game, s)
    moves: list[Move] = []
    for decision in record.decisions:
        option = find_option(s, decision.seat, decision.key)
        keys = tuple(option.key() for option in s.options)
        seen = tuple(game.observe(s, decision.seat)) if features else ()
        moves.append(Move(decision.seat, type(asked(s)).__name__, keys, keys.index(decision.key), None, seen))
        apply(s, option)
        watch.see(s)
    over = not s.options
    return game_row(number, record, saved, over, game.scores(s), watch, moves), moves


def game_row(
    number: int, record: Record, saved: Saved, over: bool, scores: Sequence[Score], watch: Watch, moves: Sequence[Move]
) -> GameRow:
    """The row of a game that was played out again."""
    story = watch.story()
    by_seat = [sum(move.seat == seat for move in moves) for seat in range(record.seats)]
    first = [seat for seat, score in enumerate(scores) if score.wins] if over else list(saved.winners)
    return GameRow(
        number=number,
        **beginning(record),
        bots=list(saved.players),
        over=over or saved.points is not None,
        points=[score.points for score in scores] if saved.points is None else list(saved.points),
        winners=first,
        parts=[[{"name": part.name, "points": part.points} for part in score.parts] for score in scores],
        decisions=len(moves),
        decisions_by_seat=by_seat,
        seconds=0.0,
        seconds_by_seat=[0.0] * record.seats,
        taken=story.taken,
        leads=story.leads,
        settled=story.settled,
        begins=story.begins,
    )
