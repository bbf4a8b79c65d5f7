"""What a seat holds that can be counted, as a person would count it."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.games.flamecraft_duals.knowledge.view import View


def holdings(view: View, seat: int) -> Sequence[tuple[str, int]]:
    """Hearts, coins, shop cards and tokens at hand."""
    me = view["players"][seat]
    return (
        ("point", me["hearts"]),
        ("coin", me["coins"]),
        ("shop card", me["hand_size"]),
        ("token", len(me["held"]) + len(view["tray"])),
    )
