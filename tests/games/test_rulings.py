"""Every ruling names the cards it concerns, and every card tells the rulings that concern it."""

from __future__ import annotations

import pytest

from embertable.core.text.asking import form, forms
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.core.text.rulebook import rulings
from embertable.games import CATALOGUE, game

LANGUAGES = languages()
COMMON = ("objectives",)


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_ruling_says_which_cards_it_concerns(name: str) -> None:
    rules = game(name)
    known = {card.id for card in rules.cards()}

    assert [len(rulings(rules.rulebook(code))) for code in LANGUAGES] == [len(rules.rulings())] * len(LANGUAGES)
    assert {card for cards in rules.rulings() for card in cards} <= known
    assert all(len(set(cards)) == len(cards) for cards in rules.rulings())
    assert any(rules.rulings())


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_that_a_ruling_speaks_of_by_name_is_among_those_it_concerns(name: str, code: str) -> None:
    """In whatever case its name stands there. What is called by a common word, as objectives are, has no name."""
    rules = game(name)
    tongue = rules.tongue(code)
    missing = []
    for ruling, cards in zip(rulings(rules.rulebook(code)), rules.rulings(), strict=True):
        said = [each.stem for each in forms(ruling, code)]
        for card in rules.cards():
            if card.deck in COMMON:
                continue
            words = plain(rules.card_text(card.id, tongue).name).split()
            called = [form(word.strip("!?,.«»“”"), code).stem for word in words if word.strip("!?,.&«»“”")]
            is_named = len(called) > 1 and any(said[at : at + len(called)] == called for at in range(len(said)))
            if is_named and card.id not in cards:
                missing.append((ruling, card.id))

    assert missing == []


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_tells_its_rulings(name: str, code: str) -> None:
    rules = game(name)
    said = rulings(rules.rulebook(code))
    for card in rules.cards():
        wanted = [said[number] for number, cards in enumerate(rules.rulings()) if card.id in cards]
        assert rules.rulings_of(card.id, code) == wanted
