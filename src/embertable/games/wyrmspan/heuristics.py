"""What a bot should like."""

from __future__ import annotations

from embertable.games.wyrmspan.scoring import points_of
from embertable.games.wyrmspan.state import State


def evaluate(s: State, seat: int) -> float:
    """Placeholder of the weights."""
    return min(1.0, points_of(s, seat) / 100)
