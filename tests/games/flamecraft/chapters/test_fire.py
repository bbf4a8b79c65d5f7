"""Firing up artisans: which ones may be fired once more."""

from __future__ import annotations

from tests.games.flamecraft.given import given

TWO_ALIKE = {"draco-bell": ["meat-0", "crystal", "crystal"]}


def test_hocus_fires_the_second_of_two_alike_dragons() -> None:
    """One more dragon here that was not fired this turn: also if one like it was."""
    game = given(me={"fancy": ["hocus"]}, town=TWO_ALIKE)
    game.gather("draco-bell").until("FireStep").choose("fire crystal", "take bread", "take meat", "take iron")

    game.choose("reveal hocus", "take plant", "take potion", "take iron")

    assert game.me.hearts == 2
    assert game.stock() == {"bread": 1, "meat": 3, "plant": 1, "potion": 1, "iron": 2, "crystal": 2}


def test_eternal_flame_fires_the_second_of_two_alike_dragons() -> None:
    game = given(town={"eternal-flame": ["iron", "", "iron"]})
    game.gather("eternal-flame").choose("take bread").until("FireStep").choose("fire iron", "take 2 plant")

    game.choose("use eternal-flame", "take 2 meat")

    assert game.stock() == {"bread": 1, "meat": 2, "plant": 2, "iron": 2}


def test_of_two_alike_dragons_the_one_not_yet_fired_may_be_spared() -> None:
    """One of them was fired by a companion: which one is fired next matters to Hocus."""
    game = given(
        me={"hand": ["iron"], "companion": "house-warmer"},
        town={"draco-bell": ["meat-0", "iron", ""]},
        artisans=["bread"],
    )
    game.s.slots[game.plot("draco-bell") * 3 + 2] = game.me.hand.pop()
    fired = game.s.slots[game.plot("draco-bell") * 3 + 1]
    game.gather("draco-bell").until("FireStep")
    game.s.turn.fired.append(fired)
    game.s.options = game.s.agenda[-1].options(game.s)  # type: ignore[attr-defined]  # an ask is on top

    assert game.short_keys.count("fire iron") == 2
