"""Tastes: what an opponent likes where several choices are about as good, so that two of one level play differently.

A taste decides only between choices whose chance to win is nearly the same. It changes what is liked, not how strong
the play is; docs/minds.md has what was measured of it.
"""

from __future__ import annotations

from typing import Final

from embertable.core.flow import State, Step, apply, asked, fresh
from embertable.core.game import AnyGame

EVEN: Final = 0.005
"""Choices that differ by no more of the chance to win are about as good."""

DETAILS: Final = 6
"""So many more questions of a turn are answered to see what a choice builds."""


class Taste:
    """How much somebody likes it when much may come of a choice, good or bad, and when it builds for later."""

    def __init__(self, name: str, risk: float = 0.0, growth: float = 0.0) -> None:
        self.name = name
        self.risk = risk
        self.growth = growth

    def liking(self, game: AnyGame, s: State, seat: int, option: Step, spread: float) -> float:
        """How much an option is liked; `spread` is how far apart what may come of it lies."""
        liked = self.risk * spread
        if self.growth != 0.0:
            liked += self.growth * game.growth(turn_done(game, s, seat, option), seat)
        return liked


def turn_done(game: AnyGame, s: State, seat: int, option: Step) -> State:
    """Where a choice leads when the details of the turn are answered as they look best at once."""
    after = s.clone()
    apply(after, option)
    for _ in range(DETAILS):
        if not after.options or asked(after).seat != seat or asked(after).main:
            break
        after = next_best(game, after, seat)
    return after


def next_best(game: AnyGame, s: State, seat: int) -> State:
    """What looks best after one more answer."""
    found = s
    most = -1.0
    for option in fresh(s):
        after = s.clone()
        apply(after, option)
        value = game.evaluate(after, seat)
        if value > most:
            most = value
            found = after
    return found


TASTES: Final[list[Taste]] = [Taste("cautious", risk=-1.0), Taste("bold", risk=1.0), Taste("builder", growth=1.0)]
