"""Flat signs in a square of 24, for text, counters and buttons: three tones at most, known by their outline.

They are kept as a drawing, because a person drew them with a ruler and not with a brush: `signs.svg` here for the table
and for several games, `signs.svg` in a game's `look` for that game alone.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)

TABLE: Final = (
    "ember", "undo", "chat", "log", "find", "menu", "bot", "up", "people", "clock", "first", "cards", "book", "sound",
    "mute", "eye", "link", "save", "load", "play", "pause", "next", "back", "start", "finish", "check", "close", "plus",
    "theme", "globe", "unsure", "pass", "swap", "round", "end", "pawn", "lamp", "puzzle", "curve", "clover",
    "seat-0", "seat-1", "seat-2", "seat-3", "seat-4",
)  # fmt: skip
"""The signs of the table itself, the same in every game."""


@cache
def drawings(package: str = "embertable.art") -> dict[str, str]:
    """Every sign of a package's drawing as a whole symbol, by name."""
    text = resources.files(package).joinpath("signs.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in SYMBOL.finditer(text)}


def signs(*names: str, look: str = "") -> dict[str, str]:
    """Some of the signs, by name: those that stand here, and those of a game's `look`."""
    known = drawings() | drawings(look) if look else drawings()
    return {name: known[name] for name in names}
