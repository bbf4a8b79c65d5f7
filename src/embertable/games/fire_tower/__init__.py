"""Fire Tower: fight fire with fire, and be the last whose tower stands."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from embertable.core.box import Box
from embertable.core.game import Card, CardText, Score, View, check_seats
from embertable.core.rng import Rng
from embertable.core.text.tongue import Tongue
from embertable.games.fire_tower import heuristics, holdings, knowledge, scoring
from embertable.games.fire_tower.setup import set_up
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.variants import Variants, check_variants


class FireTower(Box):
    """The game as the catalogue lists it."""

    id = "fire_tower"
    seats = range(2, 5)
    rules = 1
    variants = Variants
    minutes = (15, 30)
    chapters: ClassVar[Mapping[str, str]] = {
        "wind": "wind-cards",
        "fire": "fire-cards",
        "water": "water-cards",
        "firebreak": "firebreak-cards",
        "event": "events",
        "tower": "bucket",
        "shadow": "shadow",
        "champion": "champion",
    }

    def new(self, seats: int, variants: Variants | None = None, seed: int = 0) -> State:
        check_seats(self, seats)
        chosen = variants or Variants()
        check_variants(seats, chosen)
        return set_up(seats, chosen, seed)

    def modes(self, seats: int) -> Sequence[Variants]:
        modes = [
            Variants(),
            Variants(mode="plain", mutual_aid=True, fire_partial="voluntary"),
            Variants(mode="plain", firestorm=False, champion="champion"),
            Variants(mutual_aid=True, champion="grand", holders=("nw", "se")),
        ]
        if seats < 4:
            modes.append(Variants(forest="nw", max_turns=20))
        else:
            modes.append(Variants(mode="teams", mutual_aid=True))
            modes.append(Variants(mode="teams", max_turns=30))
        return modes

    def bound(self, seats: int, variants: Variants) -> int:
        return 50 * variants.max_turns + 100

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
        from embertable.games.fire_tower.text.cards import all_cards

        return all_cards()

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        from embertable.games.fire_tower.text.cards import card_text  # text is loaded only when somebody reads it

        return card_text(card, tongue)

    def terminal(self, view: View, tongue: Tongue) -> Any:
        from embertable.games.fire_tower.terminal import (
            terminal,
        )  # loaded only when it prints

        return terminal(view, tongue)


GAME = FireTower()
