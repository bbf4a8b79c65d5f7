"""Points at the end of the game. (p. 15)"""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.counts import Condition, Count
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.verb import Tally
from embertable.games.wyrmspan.state import State


@dataclass(frozen=True)
class Points(Tally):
    """So many points, for each of something, at most so many in all, or only under a condition."""

    points: int
    per: Count | None = None
    most: int = 0
    when: Condition | None = None

    def __post_init__(self) -> None:
        assert not self.most or self.per is not None, "what is not counted has no most"

    def score(self, s: State, seat: int, source: int) -> int:
        """What it would bring if the game ended now."""
        if self.when is not None and not self.when.holds(s, seat, source):
            return 0
        if self.per is None:
            return self.points
        points = self.points * self.per.count(s, seat, source)
        return min(points, self.most) if self.most else points

    def key(self) -> str:
        return f"{self.points} points"


@dataclass(frozen=True)
class Sale:
    """Leftovers and what they are worth."""

    points: int
    prices: tuple[Price, ...]


class Sell(Tally):
    """At the end of the game leftovers may be paid for points, by one of these sales."""

    def __init__(self, *sales: Sale) -> None:
        self.sales = sales

    def key(self) -> str:
        return " or ".join([f"{sale.points} points" for sale in self.sales])
