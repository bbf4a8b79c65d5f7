"""Wyrmspan: make room in three caves, entice dragons, and explore what you have built."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from embertable.core.box import Box
from embertable.core.game import Card, CardText, Score, View, check_seats
from embertable.core.rng import Rng
from embertable.core.text.tongue import Tongue
from embertable.games.wyrmspan import catalogue, heuristics, holdings, invariants, knowledge, observing, scoring
from embertable.games.wyrmspan.setup import set_up
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.variants import Variants


class Wyrmspan(Box):
    """The game as the catalogue lists it."""

    id = "wyrmspan"
    seats = range(1, 6)
    rules = 1
    variants = Variants
    minutes = (60, 120)
    chapters: ClassVar[Mapping[str, str]] = {
        "dragons": "enticing",
        "caves": "excavating",
        "guilds": "guild",
        "objectives": "end-of-round",
        "automa": "solo",
    }

    def new(self, seats: int, variants: Variants | None = None, seed: int = 0) -> State:
        check_seats(self, seats)
        return set_up(seats, variants or Variants(), seed)

    def modes(self, seats: int) -> Sequence[Variants]:
        if seats > 1:
            return [Variants()]
        return [
            Variants(),
            Variants("automa-2"),
            Variants("automa-3"),
            Variants("ravel-1"),
            Variants("ravel-2"),
            Variants("ravel-3"),
        ]

    def bound(self, seats: int, variants: Variants) -> int:
        return 1500 * seats

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
        invariants.check(s)

    def cards(self) -> Sequence[Card]:
        return catalogue.cards()

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        from embertable.games.wyrmspan.text.cards import card_text  # text is loaded only when somebody reads it

        return card_text(card, tongue)

    def terminal(self, view: View, tongue: Tongue) -> Any:
        from embertable.games.wyrmspan.terminal import terminal  # the terminal's library is loaded only when it prints

        return terminal(view, tongue)


GAME = Wyrmspan()
