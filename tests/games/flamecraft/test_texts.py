"""Cards speak three languages, and the terminal shows the table in each."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from embertable.core.text.marks import plain
from embertable.games.flamecraft import GAME

LANGUAGES = ("en", "uk", "ru")


@pytest.mark.parametrize(
    ("card", "code", "says"),
    [
        ("gnome-depot", "en", "Ability: pay 8 goods of one kind to gain 10 hearts."),
        ("gnome-depot", "uk", "Здібність: сплатіть 8 товарів одного виду, щоб отримати 10 сердець."),
        ("gnome-depot", "ru", "Способность: заплатите 8 товаров одного вида, чтобы получить 10 сердец."),
        ("bubba", "uk", "Подаруйте 3 товари іншим гравцям, щоб за кожен отримати 2 серця."),
        (
            "coin-changer",
            "ru",
            "Раз за игру: заплатите любое количество монет, чтобы получить 2 товара на выбор за каждую.",
        ),
    ],
)
def test_a_card_speaks(card: str, code: str, says: str) -> None:
    assert plain(GAME.card_text(card, GAME.tongue(code)).lines[-1]) == says


def test_the_terminal_shows_the_table_in_every_language() -> None:
    """At a hundred columns, without colour."""

    for seats in GAME.seats:
        s = GAME.new(seats, None, 2)
        for code in LANGUAGES:
            console = Console(width=100, no_color=True, record=True, file=StringIO())
            console.print(GAME.terminal(GAME.view(s, 0), GAME.tongue(code)))
            shown = console.export_text()
            assert GAME.tongue(code).word("park") in shown
            assert all(len(line) <= 100 for line in shown.splitlines())
