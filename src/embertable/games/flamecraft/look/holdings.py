"""What a seat holds that can be counted, as a person would count it."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.games.flamecraft.knowledge.view import View
from embertable.games.flamecraft.terms import TOKEN_NAMES


def holdings(view: View, seat: int) -> Sequence[tuple[str, int]]:
    """Hearts, goods, coins and dragons in hand."""
    me = view["players"][seat]
    return (
        ("heart", me["hearts"]),
        *zip(TOKEN_NAMES, me["stock"], strict=True),
        ("artisan", me["hand_count"]),
        ("fancy", me["fancy_count"]),
    )
