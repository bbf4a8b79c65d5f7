"""The table in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from embertable.games.fire_tower import GAME
from tests.games.fire_tower.given import given


def test_the_forest_is_whole_in_a_terminal_of_eighty_columns() -> None:
    """What stands beside it is broken into lines, the forest never is."""
    game = given(hands=[["ember", "ember", "explosion"]])
    console = Console(width=80, no_color=True, file=StringIO())
    console.print(GAME.terminal(GAME.view(game.s, 0), GAME.tongue("en")))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]  # it is a StringIO

    for number in range(1, 17):
        cells = lines[number].split()
        assert (cells[0], cells[17]) == (str(number), str(number))


@pytest.mark.parametrize("code", ["en", "uk", "ru"])
def test_the_terminal_shows_the_forest_without_colour(code: str) -> None:
    """Coordinates, towers, fire, firebreaks and wind are told apart by signs alone, within a hundred columns."""
    game = given(fire=[(6, 2)], breaks=[(4, 4)], wind="E", burnt=["ne"], hands=[["ember"]])
    console = Console(width=100, no_color=True, file=StringIO())
    console.print(GAME.terminal(GAME.view(game.s, 0), GAME.tongue(code)))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]  # it is a StringIO

    assert lines[0].split()[:16] == list("ABCDEFGHIJKLMNOP")
    seventh = lines[7].split()
    assert seventh[:4] == ["7", "·", "·", "▲"]
    assert lines[5].split()[5] == "#"
    assert lines[8].split()[8:10] == ["*", "*"]
    assert lines[1].split()[1:4] == ["X", "+", "+"]
    assert lines[1].split()[14:17] == ["*", "*", "*"]
    assert "→" in "".join(lines)
    assert all(len(line) <= 100 for line in lines)
