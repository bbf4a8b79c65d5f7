"""Flamecraft Duals: stack dragons on a small board so that the patterns of your secret shop cards lie there."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from embertable.core.box import Box
from embertable.core.game import Card, CardText, Score, View, check_seats
from embertable.core.rng import Rng
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft_duals import heuristics, holdings, knowledge, observing, scoring, setup
from embertable.games.flamecraft_duals.cards.fancy import FANCY
from embertable.games.flamecraft_duals.cards.fountains import FOUNTAIN_CARDS
from embertable.games.flamecraft_duals.cards.ratings import RATINGS
from embertable.games.flamecraft_duals.cards.shops import SHOPS
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.variants import Variants
from embertable.games.flamecraft_duals.words import ALIKE, BUDDY, FACE_IDS, KINDS


class FlamecraftDuals(Box):
    """The game of the catalogue."""

    id = "flamecraft_duals"
    seats = range(1, 3)
    rules = 1
    variants = Variants
    minutes = (20, 40)
    chapters: ClassVar[Mapping[str, str]] = {
        "artisans": "activating",
        "duals": "activating",
        "shops": "scoring",
        "fountains": "fountain",
        "fancy": "fancy",
        "ratings": "solo",
    }
    steady = True

    def new(self, seats: int, variants: Variants | None = None, seed: int = 0) -> State:
        check_seats(self, seats)
        chosen = variants or Variants()
        setup.check_variants(seats, chosen)
        return setup.set_up(seats, chosen, seed)

    def modes(self, seats: int) -> Sequence[Variants]:
        if seats == 1:
            return [Variants()]
        return [
            Variants(),
            Variants(fountain=True),
            Variants(fancy="picked"),
            Variants(fancy="picked", fountain=True),
            Variants(fancy="drawn"),
            Variants(dragons=("star", "buddy")),
            Variants(dragons=("precious", "trio"), fountain=True),
            Variants(dragons=("swift", "penny")),
            Variants(dragons=("tailor", "seer"), fountain=True),
        ]

    def bound(self, seats: int, variants: Variants) -> int:
        return 2000

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

    def cards(self) -> Sequence[Card]:
        return [
            *[Card(name, "artisans", copies=ALIKE) for name in FACE_IDS[:KINDS]],
            *[Card(name, "duals", basis="public") for name in FACE_IDS[KINDS:BUDDY]],
            *[Card(card.id, "shops", basis=card.basis) for card in SHOPS],
            *[Card(card.id, "fountains", basis=card.basis) for card in FOUNTAIN_CARDS],
            *[Card(dragon.id, "fancy", basis=dragon.basis) for dragon in FANCY],
            *[Card(rating.id, "ratings", basis=rating.basis, is_result=True) for rating in RATINGS],
        ]

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        from embertable.games.flamecraft_duals.text.cards import card_text  # loaded only when somebody reads it

        return card_text(card, tongue)

    def terminal(self, view: View, tongue: Tongue) -> Any:
        from embertable.games.flamecraft_duals.terminal import terminal  # loaded only when it prints

        return terminal(view, tongue)


GAME = FlamecraftDuals()
