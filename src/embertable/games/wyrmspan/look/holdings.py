"""What a seat holds that can be counted, as a person would count it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from embertable.games.wyrmspan.knowledge.view import View
from embertable.games.wyrmspan.terms import CAVE, COIN, DRAGON, EGG, RESOURCES


def holdings(view: View, seat: int) -> Sequence[tuple[Hashable, int]]:
    """Coins, resources, eggs, cards, guild steps; and the points on the mat, without what is left over at the end."""
    me = view["players"][seat]
    return (
        (COIN, me["coins"]),
        *zip(RESOURCES, me["stock"], strict=True),
        (EGG, me["mat_eggs"] + sum(me["eggs"])),
        (DRAGON, me["dragon_cards"]),
        (CAVE, me["cave_cards"]),
        ("step", me["steps"]),
        ("point", sum(points for name, points in me["score"].items() if name != "leftovers")),
    )
