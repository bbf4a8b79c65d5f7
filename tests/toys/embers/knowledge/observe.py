"""The table in numbers."""

from __future__ import annotations

from tests.toys.embers.chapters.scoring import points
from tests.toys.embers.state import State


def observe(s: State, seat: int) -> list[float]:
    return [float(points(s, seat)), float(len(s.deck)), float(len(s.hands[seat]))]
