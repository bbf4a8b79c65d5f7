"""Questions in a study are called by what they ask, not by what the rules call them inside."""

from __future__ import annotations

import re

import pytest

from embertable.bots import bot
from embertable.core.flow import apply, asked
from embertable.core.text.languages import languages
from embertable.games import CATALOGUE, game
from embertable.lab.study.decisions import Question
from embertable.lab.study.questions import question_words, worded

LATIN_NAME = re.compile(r"\b[A-Z][a-z]+[A-Z]\w+")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_question_of_a_game_has_words(name: str, lang: str) -> None:
    """Whatever is asked in a game by chance is told in a sentence of that language, without names of classes."""
    played = game(name)
    words = question_words(played.tongue(lang))
    for seats in played.seats:
        s = played.new(seats, None, 5)
        chance = bot("random", 5)
        while s.options:
            said = words[type(asked(s)).__name__]
            assert not LATIN_NAME.search(said)
            assert said[0].isupper() or said[0] == "…"
            assert not re.search(r"[{}|]|\ue000", said), said
            apply(s, chance.choose(played, s, asked(s).seat))


def test_what_differs_from_question_to_question_is_left_open() -> None:
    words = question_words(game("wyrmspan").tongue("en"))
    assert words["TakeTurn"] == "Your turn: excavate, entice a dragon, explore a cave, or pass."
    assert words["ChooseTuckCard"] == "Which card do you tuck under …?"
    assert words["StrikeDeal"] == words["AcceptOffer"] == "An offer: accept it?"


def test_questions_in_the_same_words_are_one() -> None:
    """How often they are asked adds up; their options are weighed by it."""
    found = worded(
        [Question("ChooseKind", 3.0, 4.0), Question("TakeTurn", 2.0, 9.0), Question("ChooseGathered", 1.0, 8.0)],
        game("wyrmspan").tongue("en"),
    )
    assert [(each.name, each.per_game, each.options) for each in found] == [
        ("Which resource do you gain?", 4.0, 5.0),
        ("Your turn: excavate, entice a dragon, explore a cave, or pass.", 2.0, 9.0),
    ]


def test_a_question_nobody_knows_keeps_its_name() -> None:
    (found,) = worded([Question("AskTheOracle", 1.0, 2.0)], game("tatsu").tongue("en"))
    assert found.name == "AskTheOracle"
