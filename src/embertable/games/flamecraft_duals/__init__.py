"""Flamecraft Duals: stack dragons on a small board so that the patterns of your secret shop cards lie there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from embertable.core.box import Box
from embertable.core.flow import advance
from embertable.core.game import Card, CardText, Score, View, check_seats
from embertable.core.rng import Rng
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft_duals import heuristics, knowledge, scoring, setup
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.variants import Variants


class FlamecraftDuals(Box):
    """The game of the catalogue."""

    id = "flamecraft_duals"
    seats = range(1, 3)
    rules = 1
    variants = Variants
    minutes = (20, 40)

    def new(self, seats: int, variants: Any = None, seed: int = 0) -> State:
        check_seats(self, seats)
        chosen: Variants = variants or Variants()
        setup.check_variants(seats, chosen)
        s = setup.set_up(seats, chosen, seed)
        advance(s)
        s.journal = []
        return s

    def modes(self, seats: int) -> Sequence[Variants]:
        if seats == 1:
            return (Variants(),)
        return (
            Variants(),
            Variants(fountain=True),
            Variants(fancy="picked"),
            Variants(fancy="picked", fountain=True),
            Variants(fancy="drawn"),
            Variants(dragons=("star", "buddy")),
            Variants(dragons=("precious", "trio"), fountain=True),
            Variants(dragons=("swift", "penny")),
            Variants(dragons=("tailor", "seer"), fountain=True),
        )

    def bound(self, seats: int, variants: Any) -> int:
        return 2000

    def scores(self, s: Any) -> list[Score]:
        return scoring.scores(s)

    def view(self, s: Any, seat: int | None) -> View:
        return knowledge.view(s, seat)

    def imagine(self, s: Any, seat: int, rng: Rng) -> State:
        return knowledge.imagine(s, seat, rng)

    def evaluate(self, s: Any, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def check(self, s: Any) -> None:
        knowledge.check(s)


GAME = FlamecraftDuals()
