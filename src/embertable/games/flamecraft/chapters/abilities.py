"""Using the ability of a shop. (p. 9)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.effects import Do, explained
from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import SHOPS
from embertable.games.flamecraft.chapters.supply import earn_by
from embertable.games.flamecraft.events import UsedShop
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import SHOP

NO_ABILITY: Final = Refusal("no ability", "ability")


def why_not_use_shop(s: State, seat: int, plot: int) -> Refusal | None:
    """What stands against the ability of a shop: there is none, it cannot be paid, or nothing would come of it."""
    ability = SHOPS[s.shops[plot]].ability
    return NO_ABILITY if ability is None else ability.why_not(s, seat, plot)


def use_refused(s: State, seat: int, plot: int) -> Refusal | None:
    """The same, with how much is missing."""
    ability = SHOPS[s.shops[plot]].ability
    return NO_ABILITY if ability is None else explained(ability, s, seat, plot)


class UseShop(Step):
    """Use the ability printed on a shop; "here" is that shop."""

    def __init__(self, seat: int, plot: int, shop: int) -> None:
        self.seat = seat
        self.plot = plot
        self.shop = shop

    def resolve(self, s: State) -> None:
        ability = SHOPS[self.shop].ability
        assert ability is not None, "a shop without ability was used"
        if s.journal is not None:
            s.note(UsedShop(self.seat, self.shop))
        earn_by(s, SHOP, Do(self.seat, ability, self.plot))

    def key(self) -> str:
        return f"use {SHOPS[self.shop].id}"

    def things(self) -> Sequence[str]:
        return (f"shop {SHOPS[self.shop].id}",)
