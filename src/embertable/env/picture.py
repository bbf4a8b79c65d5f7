"""The table as text and as SVG, drawn as in the terminal, from what a seat may see."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from embertable.env.errors import BadEnvironment
from embertable.env.play import Play

HUMAN: Final = "human"
ANSI: Final = "ansi"
SVG: Final = "svg"
RENDER_MODES: Final = (HUMAN, ANSI, SVG)
WIDTH: Final = 120


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of drawing that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadEnvironment("no render mode", mode=mode, known=RENDER_MODES)


def render(play: Play, seat: int | None, mode: str | None, language: str) -> str | None:
    """The table as a seat sees it (None: an onlooker): returned, or printed for a human."""
    if mode is None:
        return None
    console = Console(file=StringIO(), record=True, width=WIDTH, color_system="truecolor", force_terminal=True)
    game = play.rules.game
    console.print(game.terminal(game.view(play.s, seat), game.tongue(language)))
    if mode == SVG:
        return console.export_svg(title=game.id)
    text = console.export_text()
    if mode == HUMAN:
        print(text)
        return None
    return text
