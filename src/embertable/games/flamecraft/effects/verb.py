"""What verbs of this game promise beyond those of every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from embertable.core.effects import All, Do, Effect
from embertable.core.flow import Step
from embertable.games.flamecraft.cards.tables import REWARD, Condition
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import SLOTS


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Effect):
    """Any way of placing an artisan: which slots it may take, and what happens besides the slot's reward."""

    def plots(self, s: Any, seat: int) -> Sequence[int]:
        """The shops where it may go."""
        raise AssertionError(f"{type(self).__name__} does not say where it places")

    def every_slot(self) -> bool:
        """Whether slots take any kind."""
        return False

    def reward(self, shop: int, slot: int) -> Sequence[Effect]:
        """What the slot gives."""
        return REWARD[shop * SLOTS + slot]

    def after(self, s: Any, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        """What follows the reward and the new shop."""
        return ()


@dataclass(frozen=True)
class When(Effect):
    """Only if something is true."""

    condition: Condition
    effect: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        if self.condition.holds(s, seat):
            self.effect.do(s, seat, source)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat) and self.effect.possible(s, seat, source)

    def key(self) -> str:
        return self.effect.key()


class Also(All):
    """One thing, and besides it another that stands in a clause of its own."""


@dataclass(frozen=True)
class Trade(Effect):
    """Pay the whole cost, then do the rest; not offered if the rest could do nothing."""

    cost: Effect
    then: Effect
    even_for_nothing: bool = False

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Do(seat, self.cost, source), Do(seat, self.then, source))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.cost.possible(s, seat, source) and (self.even_for_nothing or self.then.possible(s, seat, source))

    def key(self) -> str:
        return f"{self.cost.key()} for {self.then.key()}"
