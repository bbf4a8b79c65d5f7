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
from embertable.cli.words import words_of
from embertable.games import game
from embertable.table import Table, open_table

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
ME = 0
COLOURS = "282832 e15f55 7db96e e6b955 699bd7 c382be 5fb9b9 dcdad2"
BRIGHT = "6e6e7d f07369 91cd82 f5cd69 7dafeb d796d2 73cdcd f5f3eb"


def theme(ground: str, ink: str, colours: str, bright: str) -> TerminalTheme:
    """Colours from their hexadecimal names."""
    return TerminalTheme(
        rgb(ground), rgb(ink), [rgb(each) for each in colours.split()], [rgb(each) for each in bright.split()]
    )


def rgb(name: str) -> tuple[int, int, int]:
    """A colour by its name."""
    red, green, blue = bytes.fromhex(name)
    return red, green, blue


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
    svg = console.export_svg(
        title="embertable play tatsu", theme=theme("181820", "dcdad2", COLOURS, BRIGHT), unique_id="terminal"
    )
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(some_game(decisions=18, seed=4)), encoding="utf-8")
