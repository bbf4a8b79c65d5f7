"""What people read of every game: rules with a heading for every question, cards in words, options explained."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages

import pytest

from embertable.core.flow import Ask
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.core.variants import choices, kinds, members
from embertable.games import CATALOGUE, game

LANGUAGES = languages()


def questions(name: str) -> list[type[Ask]]:
    """Every kind of question of a game."""
    package = import_module(f"embertable.games.{name}")
    for module in walk_packages(package.__path__, f"embertable.games.{name}."):
        import_module(module.name)
    found: list[type[Ask]] = []
    kinds_left = [Ask]
    while kinds_left:
        kind = kinds_left.pop()
        kinds_left.extend(kind.__subclasses__())
        if kind.__module__.startswith(f"embertable.games.{name}."):
            found.append(kind)
    return found


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_has_its_heading_in_the_rules(name: str, code: str) -> None:
    headings = set(re.findall(r"^#+ .*\{#([a-z0-9_-]+)\}$", game(name).rulebook(code), re.MULTILINE))
    wanted = {ask.__name__: ask.rule for ask in questions(name) if not ask.__subclasses__()}

    assert wanted
    assert {ask for ask, rule in wanted.items() if rule not in headings} == set()


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_deck_has_its_chapter_in_the_rules(name: str) -> None:
    headings = set(re.findall(r"^#+ .*\{#([a-z0-9_-]+)\}$", game(name).rulebook("en"), re.MULTILINE))
    assert set(game(name).deck_headings) == {card.deck for card in game(name).cards()}
    assert set(game(name).deck_headings.values()) <= headings


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rules_have_the_same_headings_in_every_language(name: str) -> None:
    headings = [re.findall(r"\{#([a-z0-9_-]+)\}$", game(name).rulebook(code), re.MULTILINE) for code in LANGUAGES]

    assert headings[0] == headings[1] == headings[2]


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rules_page_would_pass_an_editor(name: str, code: str) -> None:
    """It is for players: no word the glossary forbids, no ids or file names, no field left open, no em dash."""
    page = re.sub(r"\{#[\w-]+\}|\(#[\w-]+\)", "", game(name).rulebook(code))
    forbidden = [rf"(?<!\w)(?:{words})(?!\w)" for words in game(name).tongue(code).never]
    faults = [found[0] for words in (*forbidden, "[`—{}]") for found in re.finditer(words, page, re.IGNORECASE)]

    assert faults == []


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_says_itself(name: str, code: str) -> None:
    rules = game(name)
    tongue = rules.tongue(code)
    assert rules.cards()
    for card in rules.cards():
        text = rules.card_text(card.id, tongue)
        assert plain(text.name).strip(), card.id
        assert all(plain(line).strip() for line in text.lines), card.id
        assert tongue.word(f"deck {card.deck}")
        assert card.basis in ("rulebook", "public", "memory", "reconstructed")


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_of_a_game_is_explained(name: str, code: str) -> None:
    rules = game(name)
    tongue = rules.tongue(code)
    assert tongue.word("title")
    assert tongue.word("tagline")
    for option, kind in kinds(rules.variants).items():
        assert tongue.word(f"variant {option}")
        assert tongue.word(f"about {option}")
        if kind is not bool:
            assert all(tongue.word(f"variant {option} {choice}") for choice in choices(kind) or members(kind))
