"""The terminal shows the table in every language."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from embertable.games.flamecraft import GAME

LANGUAGES = ("en", "uk", "ru")


def test_the_terminal_shows_the_table_in_every_language() -> None:
    """At a hundred columns, without colour."""

    for seats in GAME.seats:
        s = GAME.new(seats, None, 2)
        for code in LANGUAGES:
            console = Console(width=100, no_color=True, record=True, file=StringIO())
            console.print(GAME.terminal(GAME.view(s, 0), GAME.tongue(code)))
            shown = console.export_text()
            assert GAME.tongue(code).word("terminal park") in shown
            assert all(len(line) <= 100 for line in shown.splitlines())
