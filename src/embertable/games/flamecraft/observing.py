"""The table as numbers, for learning."""

from __future__ import annotations

from embertable.games.flamecraft.state import State


def observe(s: State, seat: int) -> list[float]:
    """What the seat sees, as numbers."""
    return [float(s.players[seat].hearts)]
