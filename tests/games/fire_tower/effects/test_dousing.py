"""Water: fires go out in any order."""

from __future__ import annotations

from embertable.core.codec import digest
from embertable.core.flow import fresh
from tests.games.fire_tower.given import FIVE, Given, at, given


def water() -> Given:
    game = given(seats=2, fire=[(5, 5), (5, 6), (5, 7)], hands=[["air-drop", *FIVE[:4]], FIVE])
    return game.choose("play air-drop")


def test_fires_go_out_in_any_order_and_bots_look_at_one() -> None:
    first, second = at(5, 5), at(5, 6)
    forwards = water().choose(f"douse {first}", f"douse {second}")
    backwards = water().choose(f"douse {second}")

    assert f"douse {first}" in backwards.keys
    assert f"douse {first}" not in [option.key() for option in fresh(backwards.s)]
    backwards.choose(f"douse {first}")
    assert digest(forwards.s) == digest(backwards.s)
