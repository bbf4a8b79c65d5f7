"""All card texts in three languages, on file to be proofread: tests/golden/flamecraft.

`python -m tests.games.flamecraft.test_texts --write` makes them anew when a card or a phrase changed.
"""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from embertable.core.text.marks import plain
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS

GOLDEN = Path(__file__).parents[2] / "golden" / "flamecraft"
LANGUAGES = ("en", "uk", "ru")


def texts(code: str) -> str:
    """Every card by deck: its name, what it says, and a mark where it is reconstructed."""
    tongue = GAME.tongue(code)
    lines: list[str] = []
    deck = ""
    for card in GAME.cards():
        if card.deck != deck:
            deck = card.deck
            lines += ["", f"## {tongue.word(f'deck {deck}')}", ""]
        text = GAME.card_text(card.id, tongue)
        mark = " *" if card.basis == "reconstructed" else ""
        lines.append(f"{card.id}: {plain(text.name)}{mark}")
        lines += [f"    {plain(line)}" for line in text.lines]
    lines += ["", "## achievements", ""]
    for achievement in ACHIEVEMENTS:
        text = GAME.card_text(achievement.id, tongue)
        lines += [f"{achievement.id}: {plain(text.name)}", *[f"    {plain(line)}" for line in text.lines]]
    return "\n".join(lines).strip() + "\n"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_texts_on_file_are_those_of_the_cards(code: str) -> None:
    assert texts(code) == (GOLDEN / f"{code}.txt").read_text(encoding="utf-8")


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


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for each in LANGUAGES:
        (GOLDEN / f"{each}.txt").write_text(texts(each), encoding="utf-8")
