"""What every game's opinion of a position is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from embertable.core.game import Score


class Opinion:
    """One reason to like a position: a small function of the state and the seat, and how much it counts.

    A game may hand its opinions something it worked out once for all of them, after the state and the seat.

    >>> first = Opinion("sits first", lambda s, seat: float(seat == 0), weight=0.5)
    >>> first.weight * first.judge(None, 0)
    0.5
    """

    def __init__(self, name: str, judge: Callable[..., float], weight: float) -> None:
        self.name = name
        self.judge = judge
        self.weight = weight


def chance(edge: float) -> float:
    """An edge as a probability.

    >>> chance(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-edge))


def outcome(scores: Sequence[Score], seat: int) -> float:
    """A game that is over: 1 for a victory, less where it is shared, 0 for a defeat.

    >>> outcome([Score(9, wins=True), Score(9, wins=True), Score(3, wins=False)], seat=1)
    0.5
    """
    if not scores[seat].wins:
        return 0.0
    return 1.0 / sum([1 for score in scores if score.wins])
