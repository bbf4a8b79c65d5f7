"""The rules page says what the cards say, in the words of the printed game."""

from __future__ import annotations

import re

import pytest

from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.cards.tables import ACTION_CARDS
from embertable.games.fire_tower.terms import KINDS, WIND

CODES = ("uk", "en", "ru")


@pytest.mark.parametrize("code", CODES)
def test_the_page_tells_how_many_there_are_of_each_card(code: str) -> None:
    page = GAME.rulebook(code)
    told = dict(re.findall(r"^\* \*\*([^*]+)\*\* \((\d+)\)", page, re.MULTILINE))
    names = GAME.tongue(code).names

    assert told == {names[card.id]: str(card.copies) for card in ACTION_CARDS if card.kind != WIND}


@pytest.mark.parametrize("code", CODES)
def test_the_headings_tell_how_many_there_are_of_each_kind(code: str) -> None:
    page = GAME.rulebook(code)
    for kind in ("wind", "fire", "water", "firebreak"):
        count = sum(card.copies for card in ACTION_CARDS if KINDS[card.kind] == kind)
        assert re.search(rf"\({count}\) \{{#{kind}-cards\}}$", page, re.MULTILINE), kind
    assert str(sum(card.copies for card in ACTION_CARDS)) in page


@pytest.mark.parametrize("code", CODES)
def test_the_page_would_pass_an_editor(code: str) -> None:
    """No word the glossary forbids, no long dash, no option ids or file names, every number filled in."""
    page = GAME.rulebook(code)
    never = [rf"(?<!\w)(?:{words})(?!\w)" for words in GAME.tongue(code).never]

    assert [words for words in never if re.search(words, page, re.IGNORECASE)] == []
    assert not re.search(r"—|`|\{[A-Z]|\b[a-z]+_[a-z]+\b", page)
