"""The table in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from embertable.games.tatsu import GAME
from embertable.games.tatsu.cards.tables import IDS
from embertable.games.tatsu.look.terminal import short


@pytest.mark.parametrize(("seats", "code"), [(2, "uk"), (3, "en"), (4, "ru")])
def test_the_terminal_is_legible_without_colour(seats: int, code: str) -> None:
    """Every card of mine stands there in letters, in no more than 100 columns."""
    s = GAME.new(seats, seed=5)
    console = Console(width=100, no_color=True, record=True, file=StringIO())
    tongue = GAME.tongue(code)

    console.print(GAME.terminal(GAME.view(s, 0), tongue.at(["Північ", "Схід", "Південь", "Захід"])))

    text = console.export_text()
    assert "Північ" in text
    assert max(len(line) for line in text.splitlines()) <= 100
    mine = s.hands[s.owners.index(0)] if seats > 2 else s.tops[0]
    assert all(short(IDS[card], tongue).plain in text for card in mine)
