"""The 28 spirits."""

from __future__ import annotations

import pytest

from embertable.games.tatsu.cards.tables import CLAN, FACTOR, FUSION, POINTS, SPIRITS
from embertable.games.tatsu.terms import NONE, RED, YELLOW


def test_the_deck_is_two_clans_of_the_same_structure() -> None:
    """28 cards, 60 points, multipliers that add up to 6 in each clan, one fusion each."""
    assert len(SPIRITS) == 28
    assert sum(POINTS) == 60
    for clan in (RED, YELLOW):
        cards = [number for number in range(28) if CLAN[number] == clan]
        assert len(cards) == 14
        assert sum(FACTOR[card] for card in cards) == 6
        assert sum(FUSION[card] for card in cards) == 1


def test_no_card_stands_in_no_table() -> None:
    """The number of no card is not the number of another."""
    assert NONE not in range(len(SPIRITS))
    with pytest.raises(IndexError):
        CLAN[NONE]
