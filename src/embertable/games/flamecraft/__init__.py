"""Flamecraft: a shared town of shops, the small dragons who work in them, and the keepers who find them homes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from embertable.core.box import Box
from embertable.core.game import Card, CardText, Score, View, check_seats
from embertable.core.rng import Rng
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft import browse, heuristics, holdings, knowledge, observing, scoring
from embertable.games.flamecraft.card import ACHIEVEMENTS
from embertable.games.flamecraft.setup import set_up
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.variants import Variants


class Flamecraft(Box):
    """The game as the catalogue lists it."""

    id = "flamecraft"
    seats = range(1, 6)
    rules = 1
    profile = "unlocked"
    variants = Variants
    minutes = (45, 75)
    chapters: ClassVar[Mapping[str, str]] = {
        "starter artisans": "artisans",
        "artisans": "artisans",
        "starter shops": "shops",
        "shops": "shops",
        "fancy dragons": "fancy",
        "purple enchantments": "enchant",
        "gold enchantments": "enchant",
        "companions": "companions",
    }

    def new(self, seats: int, variants: Variants | None = None, seed: int = 0) -> State:
        check_seats(self, seats)
        return set_up(seats, variants or Variants(), seed)

    def modes(self, seats: int) -> Sequence[Variants]:
        if seats == 1:
            everything = tuple(achievement.id for achievement in ACHIEVEMENTS)
            return [Variants(), Variants(enchantments="gold", unlocked=everything)]
        return [
            Variants(),
            Variants(companions=True),
            Variants(enchantments="gold", shops="random"),
            Variants(enchantments="gold", companions=True, shops="random"),
        ]

    def bound(self, seats: int, variants: Variants) -> int:
        return 4000 * seats

    def scores(self, s: State) -> list[Score]:
        return scoring.scores(s)

    def view(self, s: State, seat: int | None) -> View:
        return knowledge.view(s, seat)

    def holdings(self, view: View, seat: int) -> Sequence[tuple[Hashable, int]]:
        return holdings.holdings(view, seat)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        return knowledge.imagine(s, seat, rng)

    def evaluate(self, s: State, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def observe(self, s: State, seat: int) -> Sequence[float]:
        return observing.observe(s, seat)

    def check(self, s: State) -> None:
        knowledge.check(s)

    def earned(self, s: State) -> Sequence[str]:
        """The achievements a finished solo game unlocked: what `unlocked` of later games may name."""
        return [ACHIEVEMENTS[number].id for number in s.earned]

    def cards(self) -> Sequence[Card]:
        return browse.cards()

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        from embertable.games.flamecraft.text.cards import card_text  # text is loaded only when somebody reads it

        return card_text(card, tongue)

    def terminal(self, view: View, tongue: Tongue) -> Any:
        from embertable.games.flamecraft.terminal import (
            terminal,
        )  # the terminal's library is loaded only when it prints

        return terminal(view, tongue)


GAME = Flamecraft()
