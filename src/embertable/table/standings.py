"""The score so far, as far as a reader can know it.

As with foresight nobody looks at the truth: what is the same at many tables the reader could be looking at is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import State
from embertable.core.game import AnyGame, Score
from embertable.core.rng import Rng

TABLES: Final = 24  # imagined; a score that hangs on something hidden is hardly ever the same at all of them

Standing = dict[str, int | None]
"""The parts of a score by name; None where it cannot be known."""


def standings(game: AnyGame, s: State, seat: int | None, rng: Rng) -> list[Standing]:
    """By seat, what a reader at `seat` knows of the scores. An onlooker knows what every seat knows."""
    eyes = range(s.seats) if seat is None else (seat,)
    assert seat is not None or s.seats > 1, "what one player alone knows is nothing for onlookers"
    tables = [game.scores(game.imagine(s, eye, rng)) for eye in eyes for _ in range(TABLES // len(eyes))]
    return [known([scores[at] for scores in tables]) for at in range(len(tables[0]))]


def standing_of(score: Score) -> Standing:
    """A score that is wholly known."""
    return {part.name: part.points for part in score.parts}


def score_sheet(standings: Sequence[Standing]) -> list[tuple[str, list[int | None]]]:
    """The sources of points in their order, each with what every seat has of it; nothing is 0, None is unknown."""
    names = dict.fromkeys(name for standing in standings for name in standing)
    return [(name, [standing.get(name, 0) for standing in standings]) for name in names]


def known(scores: Sequence[Score]) -> Standing:
    """The parts that are the same in all of these scores of one seat."""
    points = {name: set(found) for name, found in score_sheet([standing_of(score) for score in scores])}
    return {name: found.pop() if len(found) == 1 else None for name, found in points.items()}
