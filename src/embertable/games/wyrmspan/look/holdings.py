"""What a seat holds that can be counted, as a person would count it."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.games.wyrmspan.knowledge.view import View
from embertable.games.wyrmspan.terms import RESOURCE_NAMES


def holdings(view: View, seat: int) -> Sequence[tuple[str, int]]:
    """Coins, resources, eggs, cards, guild steps; and the points on the mat, without what is left over at the end."""
    me = view["players"][seat]
    return (
        ("coin", me["coins"]),
        *zip(RESOURCE_NAMES, me["stock"], strict=True),
        ("egg", me["mat_eggs"] + sum(me["eggs"])),
        ("dragon", me["dragon_cards"]),
        ("cave", me["cave_cards"]),
        ("step", me["steps"]),
        ("point", sum(points for name, points in me["score"].items() if name != "leftovers")),
    )
