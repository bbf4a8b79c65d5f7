"""A law that cannot fail is no law: each fault planted in the toy game is caught by the law it breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from embertable.core.game import AnyGame, Card
from tests.laws.laws import every_card, play_lawfully
from tests.laws.toy import ToyGame, ToyVariants

TOY = cast(AnyGame, ToyGame())


def play(fault: str) -> Any:
    for seed in range(5):
        play_lawfully(TOY, 2, ToyVariants(fault), seed, thorough=12)


def test_the_toy_without_a_fault_keeps_every_law() -> None:
    play("")


@pytest.mark.parametrize(
    ("fault", "broken"),
    [
        ("not at rest", 1),
        ("equal keys", 2),
        ("shared list in clone", 3),
        ("other chance", 4),
        ("step changed", 5),
        ("secret in a step", 5),
        ("leaking view", 6),
        ("loud opinion", 6),
        ("forgotten field", 7),
        ("endless", 8),
        ("lost card", 9),
        ("mute", 11),
        ("options that read the same", 11),
    ],
)
def test_a_planted_fault_is_caught(fault: str, broken: int) -> None:
    with pytest.raises(AssertionError, match=f"^law {broken}:"):
        play(fault)


class ToyWithAJoker(ToyGame):
    """Its card list has a card that is in no deck."""

    def cards(self) -> Sequence[Card]:
        return [*super().cards(), Card("joker", "toys")]


def test_a_card_that_never_comes_to_effect_is_missed() -> None:
    every_card(TOY, [(2, ToyVariants())], games=3)
    with pytest.raises(AssertionError, match=r"law 10: 1 cards were never reached in 30 games: .'joker'."):
        every_card(cast(AnyGame, ToyWithAJoker()), [(2, ToyVariants())], games=30)


class ToyWithATitle(ToyGame):
    """Its list has two results: laying the last card is one, and nobody is good enough for the other."""

    def cards(self) -> Sequence[Card]:
        return [*super().cards(), Card("0", "titles", is_result=True), Card("champion", "titles", is_result=True)]


class ToyWithAJokerForAResult(ToyGame):
    """It calls a result what no game is ever given."""

    def cards(self) -> Sequence[Card]:
        return [*super().cards(), Card("joker", "toys", is_result=True)]


def test_a_result_may_be_too_good_for_random_play() -> None:
    every_card(cast(AnyGame, ToyWithATitle()), [(2, ToyVariants())], games=3)


def test_a_card_does_not_hide_behind_being_a_result() -> None:
    with pytest.raises(AssertionError, match=r"law 10: no game of 30 was given a result of .'toys'."):
        every_card(cast(AnyGame, ToyWithAJokerForAResult()), [(2, ToyVariants())], games=30)
