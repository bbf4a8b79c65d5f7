"""Reckless Abandon: two fires in any order."""

from __future__ import annotations

from embertable.core.codec import digest
from embertable.core.flow import fresh
from tests.games.fire_tower.given import FIVE, Given, at, given

WATER = ["smokejumper", "air-drop", "fire-engine"]


def reckless() -> Given:
    game = given(seats=2, hands=[[*WATER, "ember"], FIVE], buckets=["emptied"], deck=["ember"] * 9, fire=[(4, 4)])
    return game.choose("reckless water")


def test_the_fires_of_reckless_abandon_are_chosen_in_any_order() -> None:
    """The second may lie before the first; the map is the same. (p. 5)"""
    north, south = at(3, 4), at(9, 7)
    forwards = reckless().choose(f"first {north}", f"light {north} {south}")
    backwards = reckless().choose(f"first {south}", f"light {north} {south}")

    assert digest(forwards.s) == digest(backwards.s)


def test_the_last_cell_may_be_the_first_choice() -> None:
    game = reckless()

    assert f"first {at(9, 8)}" in game.keys
    assert f"first {at(9, 8)}" not in [option.key() for option in fresh(game.s)]
