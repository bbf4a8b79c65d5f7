"""Asking the rules in words: every form of a word finds the section that speaks of it."""

from __future__ import annotations

import pytest

from embertable.core.text.asking import ask_rules, form, pieces
from embertable.core.text.rulebook import headings
from embertable.games import CATALOGUE, game

PAGE = """# Гра

## Хід {#turn}

У свій хід візьміть карту.

## Вогонь {#fire}

* Вогонь поширюється за вітром.
* Двоє гравців не можуть гасити одне вогнище.

## Яйця {#eggs}

Покладіть яйце в гніздо.
"""


@pytest.mark.parametrize(
    ("code", "question", "section"),
    [
        ("uk", "вогню", "fire"),
        ("uk", "ВОГНЕМ", "fire"),
        ("uk", "скільки яєць", "eggs"),
        ("uk", "гнізда", "eggs"),
        ("uk", "гравця", "fire"),
        ("uk", "картою", "turn"),
    ],
)
def test_a_word_is_found_in_any_form(code: str, question: str, section: str) -> None:
    assert ask_rules(PAGE, question, code)[0].id == section


@pytest.mark.parametrize(
    ("name", "code", "question", "section"),
    [
        ("wyrmspan", "uk", "обмін ресурсів", "paying"),
        ("wyrmspan", "ru", "куда класть яйцо", "eggs"),
        ("wyrmspan", "en", "how do I exchange resources", "paying"),
        ("fire_tower", "uk", "коли змінюється вітер", "wind-cards"),
        ("fire_tower", "ru", "ведром", "bucket"),
        ("flamecraft", "uk", "кінець гри", "end"),
        ("flamecraft", "en", "when does the game end", "end"),
        ("flamecraft_duals", "en", "moving the fountain piece", "piece"),
        ("tatsu", "uk", "кого можна просити", "turn"),
        ("wyrmspan", "uk", "скільки яєць можна покласти", "eggs"),
        ("wyrmspan", "uk", "коли закінчується гра", "end"),
        ("wyrmspan", "uk", "заховати карту під драконом", "tucking"),
        ("wyrmspan", "en", "swap resources", "paying"),
        ("wyrmspan", "ru", "сколько яиц можно отложить", "eggs"),
        ("wyrmspan", "ru", "поменять ресурсы", "paying"),
        ("fire_tower", "uk", "вежа згоріла", "burning"),
        ("flamecraft", "en", "max goods", "limits"),
        ("flamecraft", "uk", "ліміт товарів", "limits"),
        ("tatsu", "uk", "хто починає раунд", "turn"),
    ],
)
def test_questions_of_players_find_their_section(name: str, code: str, question: str, section: str) -> None:
    """Among the first three: that is what a phone shows."""
    assert section in [answer.id for answer in ask_rules(game(name).rulebook(code), question, code)[:3]]


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_section_is_found_by_its_own_heading(name: str, code: str) -> None:
    page = game(name).rulebook(code)
    wanted = [heading for heading in headings(page) if heading.id]

    found = {heading.id: [answer.id for answer in ask_rules(page, heading.text, code)] for heading in wanted}

    assert found
    assert [section for section, answers in found.items() if section not in answers] == []


def test_what_is_not_in_the_rules_is_not_answered() -> None:
    assert ask_rules(PAGE, "шахи", "uk") == []
    assert ask_rules(PAGE, "", "uk") == []


def test_small_words_count_only_where_nothing_else_is_asked() -> None:
    assert ask_rules(PAGE, "не", "uk")[0].id == "fire"
    assert ask_rules(PAGE, "не яйце", "uk")[0].id == "eggs"


def test_the_words_that_were_meant_are_marked() -> None:
    found = ask_rules(PAGE, "гравця", "uk")[0]

    assert ("гравців", True) in list(pieces(found.passage, found.spoken))
    assert "".join(piece for piece, _ in pieces(found.passage, found.spoken)) == found.passage


def test_a_stem_is_never_less_than_three_letters() -> None:
    assert form("ями", "uk").stem == "ями"
