"""The score sheet of the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from embertable.cli.screen import Screen
from embertable.cli.words import words_of
from embertable.games import game


@pytest.mark.parametrize(
    ("name", "code", "heading"),
    [
        ("wyrmspan", "uk", "ПБ"),
        ("flamecraft", "uk", "Репутація"),
        ("flamecraft_duals", "ru", "Репутация"),
        ("tatsu", "uk", "Очки"),
        ("wyrmspan", "en", "VP"),
        ("flamecraft", "en", "Reputation"),
        ("tatsu", "ru", "Очки"),
    ],
)
def test_points_are_called_what_the_game_calls_them(name: str, code: str, heading: str) -> None:
    rules = game(name)
    console = Console(record=True, width=200, file=io.StringIO(), highlight=False)
    screen = Screen(console, rules, code, words_of(code), 0)
    screen.scores(rules.scores(rules.new(2, rules.modes(2)[0], 1)), "")
    assert f" {heading} " in f"{console.export_text()} "
