"""What a card does to the forest, as nine cells seen from above.

`f` fire that comes, `o` fire that was there, `x` fire that leaves, `b` a firebreak, `w` water, `_` forest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from embertable.art.pen import Pen
from embertable.art.shapes import Fit, polygon
from embertable.core.effects import Effect, OneOf
from embertable.games.fire_tower.effects.bucket import EmptyBucket, Reckless
from embertable.games.fire_tower.effects.digging import Dig
from embertable.games.fire_tower.effects.dousing import DouseAround, DousePattern
from embertable.games.fire_tower.effects.lighting import Explode, LightLine, LightSquare, Push
from embertable.games.fire_tower.effects.moving import MoveFire
from embertable.games.fire_tower.look.fires import blaze, drop

SIDE: Final = 3
CELL: Final = 30
SQUARE: Final = SIDE * CELL
PUSHED: Final = ("_f__o____", "____of___", "____o__f_", "___fo____")  # by direction
LINE: Final = "___www___"
BLOCK: Final = "ww_ww____"
DUG: Final = {(1, False): "____b____", (2, False): "___bb____", (2, True): "___b_b___"}  # how many, with a gap

PATTERNS: Final[dict[type[Effect], Callable[[Any], str]]] = {
    Push: lambda effect: PUSHED[effect.direction],
    Explode: lambda effect: "ffffbffff",
    LightSquare: lambda effect: "ff_ff_o__",
    LightLine: lambda effect: "o__fff___",
    MoveFire: lambda effect: "x_____of_",
    DouseAround: lambda effect: "wwwwowwww",
    DousePattern: lambda effect: BLOCK if effect.square else LINE,
    Dig: lambda effect: DUG[effect.count, effect.gap],
    EmptyBucket: lambda effect: BLOCK if effect.square else LINE,
    Reckless: lambda effect: "_f_fo____",
}


def pattern_of(effect: Effect) -> str | None:
    """The nine cells of an effect, or of the first of several that has some; None for what touches no cells."""
    parts = effect.choices if isinstance(effect, OneOf) else (effect,)
    return next((PATTERNS[type(part)](part) for part in parts if type(part) in PATTERNS), None)


def draw_pattern(pattern: str) -> str:
    """The cells as a small picture, 90 square."""
    pen = Pen("#5a2a10", 1.6)
    for place, sign in enumerate(pattern):
        x, y = CELL * (place % SIDE), CELL * (place // SIDE)
        square = polygon([(x + 1, y + 1), (x + CELL - 1, y + 1), (x + CELL - 1, y + CELL - 1), (x + 1, y + CELL - 1)])
        pen.flat({"f": "#f6b45c", "o": "#8c5a3a", "x": "#c9d6b4", "b": "#c79c68"}.get(sign, "#9dbb88"), square)
        if sign in "fo":
            blaze(pen, x + CELL / 2, y + CELL - 3, 11)
        elif sign == "x":
            pen.line("#b5400f", 2.4, square, extra=' stroke-dasharray="4 3"')
        elif sign == "w":
            drop(pen, x + CELL / 2, y + CELL / 2 + 2, 10)
        elif sign == "b":
            for at in (8, 16):
                log = [(x + 4, y + at), (x + 26, y + at), (x + 26, y + at + 6), (x + 4, y + at + 6)]
                pen.inked("#8a5a3a", polygon(log))
    return pen.write(Fit())
