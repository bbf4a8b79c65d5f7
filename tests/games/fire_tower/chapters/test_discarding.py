"""Discarding: in any order, and the pile does not remember which."""

from __future__ import annotations

from itertools import permutations

import pytest

from embertable.core.codec import digest
from embertable.core.flow import fresh
from tests.games.fire_tower.given import FIVE, given

HAND = ["wind-north", "ember", "air-drop", "dozer-line", "de-re-forest"]


def test_cards_are_changed_in_any_order() -> None:
    """Discard any number of cards: the last of the hand may go first, and an earlier one after it. (p. 4)"""
    game = given(seats=2, hands=[HAND, FIVE], deck=["wind-west"] * 5)

    game.choose("change cards", "discard de-re-forest", "discard wind-north", "keep the rest")

    assert game.hand(0) == ["wind-west", "wind-west", "ember", "air-drop", "dozer-line"]


def test_the_pile_lies_alike_in_whatever_order_cards_went() -> None:
    """Else a later shuffle would depend on it."""
    ends = set()
    for order in permutations(HAND[:3]):
        game = given(seats=2, hands=[HAND, FIVE], deck=["wind-west"] * 5, discard=["smokejumper"])
        game.choose("change cards", *[f"discard {card}" for card in order])
        assert game.discard == ["smokejumper", *HAND[:3]]
        ends.add(digest(game.s))
    assert len(ends) == 1


def test_an_exact_number_goes_in_any_order() -> None:
    """Mutual Aid: exactly three cards, whichever comes first. (p. 6)"""
    ends = set()
    for order in permutations(["ember", "dozer-line", "de-re-forest"]):
        hand = ["wind-north", "ember", "ember", "dozer-line", "de-re-forest", "de-re-forest"]
        game = given(seats=2, hands=[hand, FIVE], limit=6, deck=["mutual-aid", *["wind-west"] * 9], breaks=[(5, 5)])
        game.choose("play de-re-forest", "replant", "aid cards")
        for card in order:
            assert game.question == "DiscardSome"
            game.choose(f"discard {card}")
        ends.add(digest(game.s))
    assert len(ends) == 1


def test_bots_look_at_one_order_only() -> None:
    game = given(seats=2, hands=[HAND, FIVE], deck=["wind-west"] * 5)
    game.choose("change cards", "discard air-drop")

    assert game.keys == [
        "discard wind-north",
        "discard ember",
        "discard dozer-line",
        "discard de-re-forest",
        "keep the rest",
    ]
    assert [option.key() for option in fresh(game.s)] == ["discard dozer-line", "discard de-re-forest", "keep the rest"]


@pytest.mark.parametrize("kind", ["water", "firebreak"])
def test_nobody_is_asked_in_which_order_all_of_a_kind_go(kind: str) -> None:
    """Reckless Abandon takes three of a kind: with just three there is nothing to choose."""
    cards = {
        "water": ["smokejumper", "air-drop", "fire-engine"],
        "firebreak": ["dozer-line", "scratch-line", "de-re-forest"],
    }
    game = given(seats=2, hands=[[*cards[kind], "ember"], FIVE], buckets=["emptied"])

    game.choose(f"reckless {kind}")

    assert game.question == "ChooseRecklessFire"
    assert game.discard == cards[kind]
