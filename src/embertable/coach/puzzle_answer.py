"""What is said of a puzzle once somebody has tried: whether it is right, what it costs, and why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from embertable.coach.puzzle import Puzzle, puzzle_of
from embertable.coach.reasons import Reason, phrase, reasons
from embertable.core.game import AnyGame
from embertable.core.text.tongue import Tongue
from embertable.games import game as game_named

MOST: Final = 3
"""More reasons nobody reads."""

TABLES: Final = 16
"""At so many imagined tables the right option is compared with another."""


def is_right(puzzle: Puzzle, key: str) -> bool:
    """Whether an option is one of the right ones."""
    return key in puzzle.accept


def rival(puzzle: Puzzle, tried: str = "") -> str:
    """What the right option is compared with: what was tried, else what was played, else the next best."""
    for key in (tried, puzzle.played):
        if key and not is_right(puzzle, key):
            return key
    return min(puzzle.verdict.losses, key=puzzle.verdict.losses.__getitem__, default="")


@lru_cache(maxsize=512)
def why(name: str, puzzle_name: str, against: str) -> tuple[Reason, ...]:
    """What speaks for the right option, the strongest first: against another one, or against how things stand."""
    game = game_named(name)
    puzzle = puzzle_of(game, puzzle_name)
    s = puzzle.position(game)
    found = reasons(game, s, puzzle.seat, puzzle.accept[0], against, seed=int(puzzle.id, 16), tables=TABLES)
    return tuple(reason for reason in found if reason.gain > 0)


def reason_lines(game: AnyGame, puzzle: Puzzle, against: str, tongue: Tongue) -> Sequence[str]:
    """The reasons in words."""
    return [phrase(reason, tongue) for reason in why(game.id, puzzle.id, against)[:MOST]]


def hint_line(game: AnyGame, puzzle: Puzzle, tongue: Tongue) -> str:
    """The strongest reason in words, which tells why and not where; nothing where no reason is clear."""
    return next(iter(reason_lines(game, puzzle, rival(puzzle), tongue)), "")
