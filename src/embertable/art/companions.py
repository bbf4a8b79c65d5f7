"""Those who sit at the table: one little dragon for each bot, the same in every game, and one for a guest.

`companion-<name>` is the whole dragon, 180 square; `face-<name>` its head, for a disc beside a name.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from embertable.art.townsfolk import Folk, draw_folk

GUEST: Final = "guest"

BOTS: Final = ("hrymko", "zharynka", "popil", "iskra", "dymko")
"""In the order of the names that bots are called by."""

COMPANIONS: Final = {
    "hrymko": Folk(285, ("visor",), "hammer", "aggressive", 0.5, 0.1, 40),
    "zharynka": Folk(40, ("bandana",), "lantern", "playful", 0.68, 0.16, 95),
    "popil": Folk(250, ("night_cap",), "scroll", "shy", 0.66, 0.03, 25),
    "iskra": Folk(95, ("glow", "bow"), "wand", "playful", 0.82, 0.14, 300),
    "dymko": Folk(190, ("glasses",), "flask", "helpful", 0.6, 0.06, 160),
    GUEST: Folk(22, ("scarf",), "heart", "helpful", 0.66, 0.15, 200),
}

HEADS: Final = {  # x, y and side of the square their head lies in
    "hrymko": (52, 2, 114),
    "zharynka": (64, 0, 112),
    "popil": (36, 0, 118),
    "iskra": (50, 0, 112),
    "dymko": (52, 6, 108),
    GUEST: (52, 14, 106),
}


def companion(name: str) -> str:
    """One of them, whole."""
    return draw_folk(name, COMPANIONS[name])


@cache
def companion_symbols() -> dict[str, str]:
    """All of them and their heads, as symbols of a sheet."""
    symbols = {}
    for name in COMPANIONS:
        whole = f"companion-{name}"
        x, y, side = HEADS[name]
        symbols[whole] = f'<symbol id="{whole}" viewBox="0 0 180 180">{companion(name)}</symbol>'
        face = f'<use href="#{whole}" width="180" height="180"/>'
        symbols[f"face-{name}"] = f'<symbol id="face-{name}" viewBox="{x} {y} {side} {side}">{face}</symbol>'
    return symbols
