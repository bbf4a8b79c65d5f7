"""The mouth of a cave, 180 wide and 120 high: rock, a hall lit from within, and what chance lets grow there."""

from __future__ import annotations

from random import Random

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Knot, chance, dots, hairs, polygon, spline
from embertable.games.wyrmspan.look.scenes import toadstool

WIDTH, HEIGHT = 180, 120


def mouth(draw: Random, size: float) -> list[Knot]:
    """The outline of an opening, from its left foot over the top to the right one."""
    knots: list[Knot] = [(90 - 72 * size, 114, 1)]
    for x, y in ((-68, 84), (-54, 52), (-26, 26), (6, 20), (36, 30), (58, 58), (68, 88)):
        knots.append((90 + x * size + draw.uniform(-5, 5), 114 - (114 - y) * size + draw.uniform(-4, 4)))
    return [*knots, (90 + 72 * size, 114, 1)]


def teeth(pen: Pen, fill: str, draw: Random) -> None:
    """Stone that hangs and stone that stands."""
    for _ in range(draw.randint(2, 4)):
        x, long = draw.uniform(46, 134), draw.uniform(12, 30)
        top = 30 + abs(x - 90) * 0.42
        pen.flat(fill, polygon([(x - 5, top - 8), (x + 5, top - 8), (x + draw.uniform(-2, 2), top + long)]))
    for x in draw.sample((36, 52, 126, 144), draw.randint(1, 3)):
        pen.flat(fill, polygon([(x - 7, 114), (x + 7, 114), (x + draw.uniform(-3, 3), 114 - draw.uniform(14, 30))]))


def crystals(pen: Pen, draw: Random, hue: float, x: float) -> None:
    """A cluster that gives light."""
    for dx, h in ((-9, 20), (8, 24), (0, 36)):
        tall = h * draw.uniform(0.85, 1.15)
        foot = x + dx
        pen.inked(
            tone(0.66, 0.13, hue),
            polygon(
                [(foot - 6, 114), (foot - 5, 116 - tall), (foot, 108 - tall), (foot + 5, 116 - tall), (foot + 6, 114)]
            ),
        )
        pen.flat(
            tone(0.86, 0.09, hue),
            polygon([(foot - 4, 113), (foot - 4, 117 - tall), (foot - 1, 111 - tall), (foot - 1, 113)]),
        )


def growth(pen: Pen, draw: Random, hue: float, kind: int, x: float) -> None:
    """One of the things that are found in caves."""
    if kind == 0:
        crystals(pen, draw, hue + 40, x)
    elif kind == 1:
        toadstool(pen, x, 115, draw.uniform(26, 38), tone(0.62, 0.15, hue - 40), tone(0.92, 0.03, 80))
    elif kind == 2:
        pen.inked(
            tone(0.7, 0.11, 235),
            spline([(x - 26, 112), (x - 8, 106), (x + 16, 106), (x + 28, 112), (x + 8, 117), (x - 16, 117)]),
        )
        pen.line("#fff", 2, hairs([(x - 12, 111), (x - 2, 111), (x + 6, 113), (x + 14, 113)]))
    elif kind == 3:
        pen.line(
            "#b98a4a",
            3,
            hairs([q for i in range(7) for q in ((x - 24 + i * 7, 115), (x - 16 + i * 7 + draw.uniform(-6, 6), 105))]),
        )
        for dx in (-9, 8):
            pen.inked(
                "#fbe9cf",
                spline([(x + dx, 88), (x + dx + 9, 100), (x + dx + 6, 110), (x + dx - 6, 110), (x + dx - 9, 100)]),
            )
            pen.line("#c76", 3, dots([(x + dx - 2, 98), (x + dx + 3, 104)]))
    else:
        pen.line("#8a5f3a", 5, hairs([(x - 14, 113), (x + 12, 104), (x - 12, 104), (x + 14, 113)]))
        pen.inked(
            "#f72", spline([(x, 76, 1), (x + 9, 92), (x + 6, 102), (x, 105), (x - 7, 102), (x - 9, 93), (x - 4, 92, 1)])
        )
        pen.flat("#fe8", spline([(x, 91, 1), (x + 4, 98), (x, 103), (x - 4, 98)]))


def grotto(name: str, hue: float) -> str:
    """The inside of the symbol of one cave: its light by hue, the rest by name."""
    draw = chance(f"grotto:{name}")
    stone = draw.uniform(40, 90)
    pen = Pen(tone(0.24, 0.03, stone), 2.2)
    pen.flat(tone(draw.uniform(0.56, 0.66), 0.025, stone), polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]))
    cracks = [(draw.uniform(4, 176), draw.choice((draw.uniform(4, 22), draw.uniform(60, 100)))) for _ in range(5)]
    pen.line(
        tone(0.48, 0.025, stone), 2, *(spline([(x, y), (x + 7, y + 5), (x + 6, y + 13)], False) for x, y in cracks)
    )
    pen.inked(tone(0.3, 0.05, hue), spline(mouth(draw, draw.uniform(0.94, 1.04))))
    pen.flat(tone(0.42, 0.08, hue), spline(mouth(draw, 0.76)))
    pen.flat(tone(0.62, 0.11, hue), spline(mouth(draw, 0.46)))
    teeth(pen, tone(0.38, 0.03, stone), draw)
    for kind, x in zip(draw.sample(range(5), 2), draw.sample((58, 92, 124), 2), strict=True):
        growth(pen, draw, hue, kind, x + draw.uniform(-5, 5))
    pen.flat(
        tone(0.5, 0.03, stone),
        spline([(0, 113, 1), (40, 111), (90, 114), (140, 111), (180, 113, 1), (180, 120, 1), (0, 120, 1)]),
    )
    return pen.write(Fit())
