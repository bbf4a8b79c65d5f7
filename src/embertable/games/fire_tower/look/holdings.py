"""What a seat holds that can be counted, as a person would count it."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.games.fire_tower.knowledge.view import View
from embertable.games.fire_tower.terms import BROKEN, BURNING


def holdings(view: View, seat: int) -> Sequence[tuple[str, int]]:
    """The cards of a seat, and what lies in the forest, which is everyone's."""
    forest = "".join(view["map"])
    return (
        ("card", view["players"][seat]["cards"]),
        ("fire token", forest.count(BURNING)),
        ("firebreak", forest.count(BROKEN)),
    )
