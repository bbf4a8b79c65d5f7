"""Places behind a dragon: its homes choose the colours, the size of the dragon what stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Curve, Fit, Knot, chance, disc, polygon, spline

SQUARE = 180
SIZES = ("hatchling", "small", "medium", "large")


def hills(base: float, waves: Sequence[float]) -> Curve:
    """A soft ridge across the picture."""
    step = SQUARE / (len(waves) - 1)
    return spline(
        [
            (0, SQUARE, 1),
            (0, base + waves[0], 1),
            *[(i * step, base + w) for i, w in enumerate(waves)][1:-1],
            (SQUARE, base + waves[-1], 1),
            (SQUARE, SQUARE, 1),
        ]
    )


def pine(x: float, y: float, h: float) -> Curve:
    """A far tree."""
    w = h * 0.28
    return polygon(
        [
            (x, y - h),
            (x + w * 0.6, y - h * 0.55),
            (x + w * 0.35, y - h * 0.55),
            (x + w, y),
            (x - w, y),
            (x - w * 0.35, y - h * 0.55),
            (x - w * 0.6, y - h * 0.55),
        ]
    )


def icicles(draw: Random) -> Curve:
    """Rock hanging from above, longest at the sides."""
    knots: list[Knot] = [(0, 0, 1), (0, 46, 1)]
    count = 11
    for i in range(count):
        x = 4 + 172 * i / (count - 1)
        side = abs(i / (count - 1) - 0.5) * 2
        knots += [
            (x + 5, 8 + 12 * side**2),
            (x + 9, 10 + 28 * side**2 * draw.uniform(0.6, 1.2) + draw.uniform(2, 6), 1),
        ]
    return spline([*knots[:-1], (SQUARE, 42, 1), (SQUARE, 0, 1)])


def toadstool(pen: Pen, x: float, y: float, h: float, cap: str, stem: str) -> None:
    """A mushroom taller than the dragon's knee: the dragon is small."""
    pen.flat(
        stem,
        spline(
            [
                (x - h * 0.1, y, 1),
                (x - h * 0.07, y - h * 0.4),
                (x - h * 0.1, y - h * 0.7, 1),
                (x + h * 0.1, y - h * 0.7, 1),
                (x + h * 0.07, y - h * 0.4),
                (x + h * 0.13, y, 1),
            ]
        ),
    )
    pen.flat(
        cap,
        spline(
            [
                (x - h * 0.42, y - h * 0.6, 1),
                (x - h * 0.3, y - h * 0.92),
                (x, y - h * 1.05),
                (x + h * 0.3, y - h * 0.92),
                (x + h * 0.42, y - h * 0.6, 1),
                (x, y - h * 0.68),
            ]
        ),
    )
    pen.disc(stem, (x - h * 0.12, y - h * 0.86), h * 0.06)
    pen.disc(stem, (x + h * 0.14, y - h * 0.8), h * 0.08)


def scene(name: str, hues: Sequence[float], size: str) -> str:
    """The inside of one symbol: the place by its hues, the size of the dragon by what grows there."""
    first, second, third = hues[0], hues[1 % len(hues)], hues[-1]
    draw = chance(name)
    pen = Pen(tone(0.3, 0.04, first), 1.6)
    pen.flat(tone(0.87, 0.05, first), polygon([(0, 0), (SQUARE, 0), (SQUARE, SQUARE), (0, SQUARE)]))
    pen.disc(tone(0.94, 0.045, second + 10), (90 + draw.uniform(-8, 8), 88), 66)
    pen.flat(tone(0.81, 0.055, second), hills(128, [draw.uniform(-16, 12) for _ in range(6)]))
    far = tone(0.7, 0.07, second + 14)
    if size == "large":
        pen.flat(
            far, *(pine(x + draw.uniform(-3, 3), 142, draw.uniform(11, 19)) for x in (10, 20, 29, 146, 156, 165, 174))
        )
    elif size == "medium":
        pen.flat(far, *(disc((x, 146), draw.uniform(10, 16), draw.uniform(9, 14)) for x in (8, 24, 154, 172)))
    pen.flat(tone(0.73, 0.075, third), hills(150, [draw.uniform(-5, 5) for _ in range(5)]))
    pen.flat(tone(0.64, 0.075, third), hills(168, [draw.uniform(-3, 3) for _ in range(5)]))
    if size == "small":
        toadstool(pen, 20, 166, 46, tone(0.62, 0.13, first + 20), tone(0.92, 0.03, 80))
        toadstool(pen, 166, 168, 34, tone(0.62, 0.13, first + 20), tone(0.92, 0.03, 80))
    elif size == "hatchling":
        straw = [
            (x, y)
            for i in range(9)
            for x, y in (
                (16 + i * 17 + draw.uniform(-6, 6), 172 + draw.uniform(-3, 3)),
                (38 + i * 17 + draw.uniform(-10, 10), 162 + draw.uniform(-8, 12)),
            )
        ]
        pen.line(tone(0.8, 0.09, 80), 3, *(polygon(straw[i : i + 2], False) for i in range(0, len(straw), 2)))
    pen.flat(tone(0.6, 0.07, first), icicles(draw))
    return pen.write(Fit())
