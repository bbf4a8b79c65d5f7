"""The lead over the best of the others."""

from __future__ import annotations

from embertable.core.flow import is_over
from embertable.core.mind import chance, outcome
from tests.toys.embers.chapters.scoring import points, scores
from tests.toys.embers.state import State


def evaluate(s: State, seat: int) -> float:
    if is_over(s):
        return outcome(scores(s), seat)
    others = [points(s, other) for other in range(s.seats) if other != seat]
    return chance((points(s, seat) - max(others, default=0)) / 10)
