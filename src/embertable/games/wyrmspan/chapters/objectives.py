"""The objectives of the rounds, and what a place on them is worth. (p. 14)"""

from __future__ import annotations

from typing import Final

from embertable.games.wyrmspan.cards.tables import OBJECTIVES
from embertable.games.wyrmspan.state import State

# By place, then by round. Lists, for a tuple is made anew whenever compiled code looks into it by a number.
OBJECTIVE_POINTS: Final[list[list[int]]] = [[4, 5, 6, 7], [1, 2, 3, 4], [0, 1, 2, 3], [0, 0, 0, 0]]
REST: Final = 3


def quantity(s: State, seat: int) -> int:
    """What a seat has of what this round's objective counts."""
    return OBJECTIVES[s.objectives[s.round - 1]].what.count(s, seat, 0)


def ranks_of(quantities: list[int]) -> list[int]:
    """The places by these numbers: equal ones share one, the next number takes the next, 0 is the rest."""
    steps = sorted(set(quantities), reverse=True)
    return [min(steps.index(each), REST) if each > 0 else REST for each in quantities]


def objective_points(ranks: list[int]) -> int:
    """What the places on the objectives scored so far are worth."""
    return sum([OBJECTIVE_POINTS[rank][scored] for scored, rank in enumerate(ranks)])
