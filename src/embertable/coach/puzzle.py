"""Puzzles: moments of strong play where one option is clearly best and not the one that comes to mind first.

Every game keeps its own in `mind/puzzles.jsonl`, one a line: the record up to the moment, which options are right, what
was measured, and who judged it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from zlib import crc32

from embertable.core.errors import EmbertableError
from embertable.core.flow import State
from embertable.core.game import AnyGame
from embertable.core.record import Record, read_record, replay, write_record
from embertable.core.text.files import read_text

FILE: Final = "mind/puzzles.jsonl"


class NoPuzzle(EmbertableError):
    """There is no such puzzle."""


class BadPuzzle(EmbertableError):
    """A file of puzzles that cannot be read, or has something else in it."""


@dataclass(frozen=True)
class Verdict:
    """What was measured of a puzzle, and by whom."""

    lead: float  # by how much of the chance to win the right options are ahead of every other
    losses: dict[str, float]  # by key of an option that was weighed to the end: how far it is behind
    found: tuple[tuple[int, int], ...]  # by level: how often it chose right, in how many tries
    mind: str  # who judged the positions
    searches: int  # so many independent ones agree
    iterations: int  # of each


@dataclass(frozen=True)
class Puzzle:
    """One moment and what is right there."""

    id: str
    record: Record  # up to the question; the seat that is asked is the one who solves
    seat: int
    accept: tuple[str, ...]  # the options that are right; equal ones all count
    played: str  # what was chosen in the game it comes from
    grade: int  # the lowest level from which on all find it
    verdict: Verdict

    def position(self, game: AnyGame) -> State:
        """The table at the moment of the puzzle."""
        return replay(game, self.record)


def name_of(record: Record) -> str:
    """The name of the puzzle at the end of a record: the same moment has the same name."""
    return f"{crc32(write_record(record).encode()):08x}"


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line of JSON."""
    verdict = puzzle.verdict
    return json.dumps(
        {
            "id": puzzle.id,
            "seat": puzzle.seat,
            "accept": puzzle.accept,
            "played": puzzle.played,
            "grade": puzzle.grade,
            "lead": verdict.lead,
            "losses": verdict.losses,
            "found": verdict.found,
            "mind": verdict.mind,
            "searches": verdict.searches,
            "iterations": verdict.iterations,
            "record": write_record(puzzle.record),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def read_puzzle(line: str) -> Puzzle:
    """A puzzle from its line."""
    found: dict[str, Any] = json.loads(line)
    verdict = Verdict(
        found["lead"],
        found["losses"],
        tuple((hits, tries) for hits, tries in found["found"]),
        found["mind"],
        found["searches"],
        found["iterations"],
    )
    return Puzzle(
        found["id"],
        read_record(found["record"]),
        found["seat"],
        tuple(found["accept"]),
        found["played"],
        found["grade"],
        verdict,
    )


def puzzles_of(game: AnyGame) -> dict[str, Puzzle]:
    """All puzzles of a game by their names, in the order they lie in its file."""
    return puzzles_in(game.package)


@cache
def puzzles_in(package: str) -> dict[str, Puzzle]:
    """The puzzles that lie in a package."""
    lines = (read_text(package, FILE) or "").splitlines()
    return {puzzle.id: puzzle for puzzle in map(read_puzzle, lines)}


def puzzle_of(game: AnyGame, name: str) -> Puzzle:
    """The puzzle of this name."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise NoPuzzle("no puzzle", game=game.id, puzzle=name)
    return found


def ordered(game: AnyGame) -> list[Puzzle]:
    """The puzzles of a game from the easiest on; those of one grade in the order of their names."""
    return sorted(puzzles_of(game).values(), key=lambda puzzle: (puzzle.grade, puzzle.id))


def next_puzzle(game: AnyGame, puzzle: Puzzle) -> Puzzle:
    """The one after this, in order; after the last the first."""
    names = [each.id for each in ordered(game)]
    return ordered(game)[(names.index(puzzle.id) + 1) % len(names)]
