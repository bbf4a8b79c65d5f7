"""Generated text on a terminal: marks become styles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from embertable.core.flow import Step
from embertable.core.game import AnyGame
from embertable.core.text.marks import MARK, plain
from embertable.core.text.tongue import Tongue

SEATS: Final = ("cyan", "magenta", "green", "blue", "white")
CARD: Final = "bold"


def ink(text: str, me: int | None = None) -> Text:
    """A sentence with its players and cards made visible; the reader's own seat stands out."""
    shown = Text()
    end = 0
    for mark in MARK.finditer(text):
        shown.append(text[end : mark.start()])
        shown.append(mark[3], style=style(mark[1], mark[2], me))
        end = mark.end()
    shown.append(text[end:])
    return shown


def style(kind: str, name: str, me: int | None) -> str:
    """How a marked word looks."""
    if kind in ("seat", "you"):
        own = " bold underline" if me is not None and name == str(me) else ""
        return SEATS[int(name) % len(SEATS)] + own
    return CARD if kind == "card" else ""


def seat_name(tongue: Tongue, seat: int) -> str:
    """A player by the name the table gives."""
    return plain(tongue.seat(seat))


def labels(game: AnyGame, options: Sequence[Step], tongue: Tongue) -> list[str]:
    """Options as they are listed, with marks: sentences without their full stops."""
    return [game.say(option, tongue).removesuffix(".") for option in options]
