"""The table in numbers."""

from __future__ import annotations

from embertable.core.numbering import Family
from tests.toys.embers.chapters.scoring import points
from tests.toys.embers.state import State


def observe(s: State, seat: int) -> list[float]:
    return [float(points(s, seat)), float(len(s.deck)), float(len(s.hands[seat]))]


def observed() -> list[Family]:
    return [Family("{what}", what=["points", "cards in the deck", "cards in hand"])]
