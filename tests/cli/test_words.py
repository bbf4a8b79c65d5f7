"""The interface says the same things in every language."""

from __future__ import annotations

import re

import pytest

from embertable.cli.session import COMMANDS, spellings
from embertable.cli.words import say, words_of
from embertable.core.text.languages import languages

ALIKE = {"saved game", "word number", "prompt", "id", "texts faults"}  # fields and signs, no words


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_no_sentence_was_left_in_english(code: str) -> None:
    english = words_of("en").section("terminal")
    ours = words_of(code).section("terminal")
    same = {name for name, text in ours.items() if text == english[name] and re.search("[a-z]{3}", text)}
    assert same <= ALIKE


@pytest.mark.parametrize("code", languages())
def test_no_two_commands_are_spelled_alike(code: str) -> None:
    typed = [spelling for name in COMMANDS for spelling in say(words_of(code), f"command {name}").split()]
    assert len(typed) == len(set(typed))
    assert spellings(words_of(code))["undo"] == "undo", "English is understood everywhere"
    assert set(spellings(words_of(code)).values()) == set(COMMANDS)
