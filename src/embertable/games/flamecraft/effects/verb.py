"""What verbs of this game promise beyond those of every game.

The `source` of an effect is what "here" means: the plot of the shop it is printed on, or the plot its player visits
for fancy dragons and companions, NONE before the visit. What an artisan does when fired up has the artisan for source.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from embertable.core.effects import All, Effect
from embertable.core.flow import Step
from embertable.games.flamecraft.cards.tables import REWARD
from embertable.games.flamecraft.state import State


class Also(All):
    """One thing, and besides it another that stands in a clause of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Effect):
    """Any way of placing an artisan: which slots it may take, and what happens besides the slot's reward."""

    def plots(self, s: State, seat: int, source: int) -> Sequence[int]:
        """The shops where it may go."""
        raise AssertionError(f"{type(self).__name__} does not say where it places")

    def every_slot(self) -> bool:
        """Whether slots take any kind."""
        return False

    def reward(self, shop: int, slot: int) -> Sequence[Effect]:
        """What the slot gives."""
        return REWARD[shop][slot]

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        """What follows the reward and the new shop."""
        return ()
