"""What a bot should like."""

from __future__ import annotations

from embertable.games.fire_tower.scoring import is_shared
from embertable.games.fire_tower.state import State


def evaluate(s: State, seat: int) -> float:
    """How likely this seat seems to win."""
    if not s.agenda:
        return (0.5 if is_shared(s) else 1.0) if seat in s.winners else 0.0
    return 0.5
