"""A card is one declaration: change a number in it, and what it does and what it says change together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from embertable.core.text.marks import plain
from embertable.games.tatsu import GAME
from embertable.games.tatsu.cards.tables import FACTOR, NUMBER, POINTS, SPIRITS, STRENGTH
from embertable.games.tatsu.chapters.scoring import deal_score
from embertable.games.tatsu.terms import RED
from tests.games.tatsu.given import given
from tests.games.variations import reprinted

HANDS = [["red-4", "red-5"], ["yellow-2", "yellow-3"], ["red-1-p3", "red-1-p4"], ["yellow-4", "yellow-5"]]


def says(card: str, code: str) -> tuple[str, ...]:
    return tuple(plain(line) for line in GAME.card_text(card, GAME.tongue(code)).lines)


@pytest.mark.parametrize("card", ["red-3", "red-x2", "red-fusion"])
def test_a_spirit_is_worth_what_it_says(card: str) -> None:
    """Also one that is worth nothing in print."""
    number = NUMBER[card]
    with reprinted(SPIRITS, number, replace(SPIRITS[number], points=9)), reprinted(POINTS, number, 9):
        s = given(hands=HANDS, red=[card, "red-x1"]).s

        assert deal_score(s, RED) == 9 * (1 + FACTOR[number])
        assert "Цінність: 9 очок." in says(card, "uk")
        assert "Worth: 9 points." in says(card, "en")
        assert "Ценность: 9 очков." in says(card, "ru")


def test_a_multiplier_adds_what_it_says() -> None:
    number = NUMBER["red-x2"]
    with reprinted(SPIRITS, number, replace(SPIRITS[number], factor=5)), reprinted(FACTOR, number, 5):
        s = given(hands=HANDS, red=["red-6", "red-x2"]).s

        assert deal_score(s, RED) == 5
        assert all("5" in says("red-x2", code)[0] for code in ("uk", "en", "ru"))


def test_a_spirit_is_as_strong_as_it_says() -> None:
    number = NUMBER["red-x1"]
    with reprinted(SPIRITS, number, replace(SPIRITS[number], strength=7)), reprinted(STRENGTH, number, 7):
        game = given(
            hands=[["red-6", "red-2"], ["yellow-6", "yellow-2"], ["red-x1", "red-3"], ["yellow-5", "yellow-3"]]
        )
        for _ in range(4):
            game.choose(next(key for key in ("play red-x1", "play red-6", *game.keys) if key in game.keys))

        assert game.s.leader == 2
        assert all("7" in says("red-x1", code)[0] for code in ("uk", "en", "ru"))
        assert all(len(says("red-x1", code)) == 2 for code in ("uk", "en", "ru")), "and it is not called weak"
