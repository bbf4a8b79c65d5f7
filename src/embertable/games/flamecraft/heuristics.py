"""What a bot should like."""

from __future__ import annotations

from embertable.games.flamecraft.scoring import points_of
from embertable.games.flamecraft.state import State


def evaluate(s: State, seat: int) -> float:
    """A bot's opinion of a seat's prospects."""
    return min(1.0, points_of(s, seat) / 120)
