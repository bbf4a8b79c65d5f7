"""Tatsu: a trick-taking game of two clans in which you may ask others to play your card."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from embertable.core.box import Box
from embertable.core.game import Card, CardText, Score, View, check_seats
from embertable.core.rng import Rng
from embertable.core.text.tongue import Tongue
from embertable.games.tatsu import heuristics, holdings, knowledge, scoring
from embertable.games.tatsu.cards import SPIRITS
from embertable.games.tatsu.setup import set_up
from embertable.games.tatsu.state import State
from embertable.games.tatsu.variants import Variants


class Tatsu(Box):
    """The game as the catalogue lists it."""

    id = "tatsu"
    seats = range(2, 5)
    rules = 1
    variants = Variants
    minutes = (20, 30)
    chapters: ClassVar[Mapping[str, str]] = {"spirits": "cards"}

    def new(self, seats: int, variants: Variants | None = None, seed: int = 0) -> State:
        check_seats(self, seats)
        return set_up(seats, variants or Variants(), seed)

    def modes(self, seats: int) -> Sequence[Variants]:
        usual = [Variants(), Variants(max_deals=1)]
        return [*usual, Variants(ghost_seat="fixed")] if seats == 3 else usual

    def bound(self, seats: int, variants: Variants) -> int:
        return 56 * variants.max_deals

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
        return knowledge.observe(s, seat)

    def check(self, s: State) -> None:
        knowledge.check(s)

    def cards(self) -> Sequence[Card]:
        return [Card(spirit.id, "spirits") for spirit in SPIRITS]

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        from embertable.games.tatsu.text.cards import card_text  # text is loaded only when somebody reads it

        return card_text(card, tongue)

    def terminal(self, view: View, tongue: Tongue) -> Any:
        from embertable.games.tatsu.terminal import terminal  # the terminal's library is loaded only when it prints

        return terminal(view, tongue)


GAME = Tatsu()
