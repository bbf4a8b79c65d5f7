"""The lead over the best of the others."""

from __future__ import annotations

from embertable.core.flow import is_over
from embertable.core.mind import chance, outcome
from tests.toys.embers.chapters.scoring import points, scores
from tests.toys.embers.state import State


def expectations(s: State) -> list[float]:
    if is_over(s):
        return [outcome(scores(s), seat) for seat in range(s.seats)]
    return [chance((points(s, seat) - best_other(s, seat)) / 10) for seat in range(s.seats)]


def best_other(s: State, seat: int) -> int:
    return max([points(s, other) for other in range(s.seats) if other != seat], default=0)
