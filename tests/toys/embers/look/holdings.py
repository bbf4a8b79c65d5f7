"""How many cards the viewer holds, and how many of them are high."""

from __future__ import annotations

from embertable.core.game import View
from tests.toys.embers.terms import CARDS


def holdings(view: View, seat: int) -> list[tuple[str, int]]:
    return [("card", len(view["hand"])), ("high card", sum(card > CARDS // 2 for card in view["hand"]))]
