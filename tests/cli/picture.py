"""The README's picture: a real screen of a real game. `python -m tests.cli.picture` draws it anew."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from embertable.bots import bot
from embertable.cli.keyboard import Keyboard
from embertable.cli.saves import Saved
from embertable.cli.screen import Screen
from embertable.cli.session import Session
from embertable.cli.text import words_of
from embertable.games import game
from embertable.table import Table, open_table

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
ME = 0
DUSK = TerminalTheme(
    (24, 24, 32),
    (220, 218, 210),
    [(40, 40, 50), (225, 95, 85), (125, 185, 110), (230, 185, 85), (105, 155, 215), (195, 130, 190), (95, 185, 185)]
    + [(220, 218, 210)],
    [(110, 110, 125), (240, 115, 105), (145, 205, 130), (245, 205, 105), (125, 175, 235), (215, 150, 210)]
    + [(115, 205, 205), (245, 243, 235)],
)


def some_game(decisions: int, seed: int) -> Table:
    """A game of four, played by bots to a question of the person at the first seat."""
    table = open_table(game("tatsu"), 4, seed=seed)
    player = bot("greedy", seed)
    while len(table.past) < decisions or table.seat != ME:
        assert table.seat is not None, "the picture shows a game that is not over"
        table.choose(table.seat, player.choose(table.game, table.s, table.seat).key())
    return table


def draw(table: Table) -> str:
    """The screen of the person at the first seat, as SVG without fonts from elsewhere."""
    console = Console(record=True, width=96, file=io.StringIO(), highlight=False)
    screen = Screen(console, table.game, "en", words_of("en"), ME)
    saved = Saved(Path("nowhere"), table, ME, ["", *["greedy"] * (table.record.seats - 1)])
    Session(saved, [], screen, Keyboard()).draw()
    svg = console.export_svg(title="embertable play tatsu", theme=DUSK, unique_id="terminal")
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(some_game(decisions=18, seed=4)), encoding="utf-8")
