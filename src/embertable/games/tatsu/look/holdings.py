"""What a seat holds that can be counted, as a person would count it."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.games.tatsu.knowledge.view import View


def holdings(view: View, seat: int) -> Sequence[tuple[str, int]]:
    """Points: those of finished deals, and what the clan of the seat caught in this one times its multipliers."""
    place = next(each for each in view["places"] if each["controller"] == seat)
    clan = next(each for each in view["clans"] if each["clan"] == place["clan"])
    return (("point", view["totals"][seat] + clan["points"] * clan["factor"]),)
