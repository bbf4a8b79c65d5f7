"""The rules page of every game has the same chapters in the same order, with those of its own between turn and end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from embertable.games import CATALOGUE, game

DOCS = Path(__file__).parents[2] / "docs" / "games"
FIRST = ["setup", "turn"]
LAST = ["end", "scoring", "solo", "rulings", "reconstructed"]


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_a_reader_of_one_page_finds_anything_in_another(name: str, code: str) -> None:
    chapters = re.findall(r"^## .*\{#([\w-]+)\}$", game(name).rulebook(code), re.MULTILINE)

    assert chapters[: len(FIRST)] == FIRST
    assert chapters[-len(LAST) :] == LAST


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", ["uk", "en", "ru"])
@pytest.mark.parametrize("chapter", FIRST + LAST)
def test_no_chapter_is_empty(name: str, code: str, chapter: str) -> None:
    """A game without solo play says so; one without reconstructed facts too."""
    page = game(name).rulebook(code)
    found = re.search(rf"^## .*\{{#{chapter}\}}\n+(.*\w.*)$", page, re.MULTILINE)

    assert found is not None
    assert not found[1].startswith("## "), f"{chapter} is empty"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_size_of_the_tree_is_told_for_every_number_of_seats(name: str) -> None:
    """What only developers need stands beside the rules page, not on it."""
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    tree = page[page.index("## Size of the game tree") : page.index("## Notation")]

    assert [int(seats) for seats in re.findall(r"^\| (\d+) \|", tree, re.MULTILINE)] == list(game(name).seats)
