"""Bots burn no tower of their own, attack no partner and spare nobody as shadows, where they need not."""

from __future__ import annotations

import pytest

from embertable.bots.levels import bot
from embertable.games.fire_tower.mind.senseless import fault
from embertable.games.fire_tower.variants import Variants
from tests.games.fire_tower.given import FIVE, given
from tests.games.fire_tower.mind.senseless import senseless


@pytest.mark.parametrize(
    ("mode", "wind", "key", "why"),
    [
        ("shadow", "N", "spread A1", "the own tower burns"),
        ("shadow", "N", "spread H7", ""),
        ("teams", "N", "spread A1", "the own tower burns"),
        ("teams", "S", "spread P14", "fire comes nearer to the partner alone"),
        ("teams", "S", "spread B14", ""),
        ("teams", "S", "spread H10", ""),
    ],
)
def test_a_move_is_senseless_if_it_hurts_the_own_side_alone(mode: str, wind: str, key: str, why: str) -> None:
    """Fire stands before the own roof, above the partner's zone, and above the zone of a rival."""
    game = given(4, mode, wind=wind, fire=[(1, 0), (12, 15), (12, 1)], hands=[FIVE] * 4, phase="turn")
    option = next(option for option in game.s.options if option.key() == key)

    assert fault(game.s, option, 0) == why


def test_a_shadow_that_removes_fire_is_senseless() -> None:
    game = given(
        3,
        "shadow",
        turn=0,
        shadows=["nw"],
        fire=[(3, 15)],
        hands=[[], FIVE, FIVE],
        deck=["air-drop", "ember"],
        rolls="S",
        phase="turn",
    )
    option = next(option for option in game.s.options if option.key() == "play air-drop")

    assert fault(game.s, option, 0) == "a shadow makes a tower safer"


@pytest.mark.parametrize("name", ["greedy", "level:1", "level:2", "level:3"])
@pytest.mark.parametrize(
    ("seats", "variants"), [(3, Variants(max_turns=40)), (4, Variants(mode="teams", max_turns=20))]
)
def test_bots_make_no_senseless_move(seats: int, variants: Variants, name: str) -> None:
    """The script beside this test reads a hundred games; here is one of each."""
    assert list(senseless(seats, variants, 2, [bot(name, seat) for seat in range(seats)])) == []
