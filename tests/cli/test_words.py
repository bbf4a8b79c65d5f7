"""The interface says the same things in every language."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from embertable.cli.session import COMMANDS, spellings
from embertable.cli.words import words_of


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("code", ["uk", "ru"])
def test_every_word_is_translated_with_the_same_blanks(code: str) -> None:
    english, other = words_of("en"), words_of(code)
    assert list(other.words) == list(english.words)
    assert list(other.nouns) == list(english.nouns)
    for name, text in english.words.items():
        assert blanks(other.words[name]) == blanks(text), name


@pytest.mark.parametrize("code", ["uk", "ru"])
def test_no_sentence_was_left_in_english(code: str) -> None:
    english = words_of("en").words
    same = [
        name for name, text in words_of(code).words.items() if text == english[name] and re.search("[a-z]{3}", text)
    ]
    assert same == ["saved game"]


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_no_two_commands_are_spelled_alike(code: str) -> None:
    typed = [spelling for name in COMMANDS for spelling in words_of(code).word(f"command {name}").split()]
    assert len(typed) == len(set(typed))
    assert spellings(words_of(code))["undo"] == "undo", "English is understood everywhere"
    assert set(spellings(words_of(code)).values()) == set(COMMANDS)
