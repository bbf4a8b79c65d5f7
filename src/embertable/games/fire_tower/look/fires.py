"""The burning wood: trees, flames, firebreaks, the eternal flame, watch towers, the wind, the bucket."""

from __future__ import annotations

from random import Random

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Frame, Knot, chance, dots, hairs, polygon, spline

SQUARE = 100
INK = "#2a2530"


def fir(pen: Pen, x: float, y: float, h: float, hue: float, draw: Random) -> None:
    """One fir of three skirts, its left side in light."""
    pen.flat(
        "#543",
        polygon([(x - h * 0.05, y), (x + h * 0.05, y), (x + h * 0.05, y - h * 0.2), (x - h * 0.05, y - h * 0.2)]),
    )
    dark, light = tone(0.4, 0.07, hue), tone(0.54, 0.09, hue + 8)
    for k, (low, high, w) in enumerate(((0.12, 0.52, 0.34), (0.36, 0.76, 0.27), (0.6, 1.0, 0.19))):
        half = h * w * draw.uniform(0.9, 1.08)
        pen.flat(
            dark,
            spline(
                [
                    (x, y - h * high, 1),
                    (x + half, y - h * low, 1),
                    (x + half * 0.4, y - h * (low - 0.05)),
                    (x - half * 0.4, y - h * (low - 0.05)),
                    (x - half, y - h * low, 1),
                ]
            ),
        )
        pen.flat(light, polygon([(x, y - h * high), (x - half, y - h * low), (x - half * 0.25, y - h * (low + 0.05))]))
        if k == 2:
            pen.flat(
                tone(0.72, 0.1, hue + 20),
                polygon([(x, y - h), (x - half * 0.5, y - h * 0.8), (x - half * 0.1, y - h * 0.84)]),
            )


def tree(number: int) -> str:
    """A cell of forest; several, so that the wood does not repeat itself."""
    draw = chance(f"tree:{number}")
    pen = Pen(INK, 2)
    hue = draw.uniform(140, 165)
    pen.flat(tone(0.62, 0.09, hue - 20), polygon([(0, 0), (100, 0), (100, 100), (0, 100)]))
    pen.flat(
        tone(0.57, 0.09, hue - 15), spline([(0, 64, 1), (30, 54), (66, 66), (100, 58, 1), (100, 100, 1), (0, 100, 1)])
    )
    spots = (
        [(26, 62, 46), (74, 58, 44), (50, 94, 66)]
        if number % 3 == 0
        else [(30, 90, 70), (72, 70, 48), (70, 98, 40)]
        if number % 3 == 1
        else [(50, 58, 40), (24, 92, 54), (74, 94, 62)]
    )
    for x, y, h in spots:
        fir(pen, x + draw.uniform(-4, 4), y, h * draw.uniform(0.92, 1.06), hue + draw.uniform(-8, 8), draw)
    return pen.write(Fit())


def blaze(pen: Pen, x: float, y: float, r: float, tones: tuple[str, str, str] = ("#e41", "#f92", "#fe7")) -> None:
    """A flame of three tongues and three tones, its foot at x, y."""

    def f(px: float, py: float, *c: int) -> Knot:
        return (x + px * r, y + py * r, *c)

    pen.inked(
        tones[0],
        spline(
            [
                f(-0.1, -2.0, 1),
                f(0.3, -1.45),
                f(0.5, -1.0),
                f(0.72, -1.3, 1),
                f(0.9, -0.7),
                f(0.7, -0.15),
                f(0, 0.05),
                f(-0.7, -0.15),
                f(-0.92, -0.7),
                f(-0.75, -1.25, 1),
                f(-0.5, -0.95),
                f(-0.2, -1.3),
            ]
        ),
    )
    pen.flat(
        tones[1],
        spline(
            [
                f(0.0, -1.4, 1),
                f(0.38, -0.85),
                f(0.62, -0.75),
                f(0.5, -0.2),
                f(0, -0.05),
                f(-0.52, -0.2),
                f(-0.6, -0.7),
                f(-0.28, -0.8),
            ]
        ),
    )
    pen.flat(
        tones[2],
        spline([f(0.04, -0.85, 1), f(0.32, -0.4), f(0.2, -0.12), f(-0.05, -0.08), f(-0.3, -0.25), f(-0.2, -0.5)]),
    )


def flame() -> str:
    """A fire token."""
    pen = Pen("#611", 3)
    blaze(pen, 50, 92, 42)
    pen.line("#fb3", 5, dots([(20, 22), (80, 16), (88, 34)]))
    return pen.write(Fit())


def eternal() -> str:
    """The eternal flame in its ring of stones, over four cells."""
    pen = Pen("#421", 2.4)
    pen.disc("#433", (50, 74), 42, 18, line="")
    for x, y, r in ((12, 72, 9), (24, 84, 10), (42, 90, 10), (60, 90, 10), (77, 84, 10), (89, 72, 9)):
        pen.disc("#a98", (x, y), r, r * 0.75, line="")
    blaze(pen, 50, 82, 40, ("#d21", "#fa2", "#ffb"))
    blaze(pen, 28, 82, 17)
    blaze(pen, 73, 82, 18)
    return pen.write(Fit())


def earthbreak() -> str:
    """Bare earth from edge to edge, three felled trunks across it: a wall beside green and beside fire."""
    pen = Pen("#2a1a12", 3)
    pen.flat("#c79c68", polygon([(0, 0), (100, 0), (100, 100), (0, 100)]))
    clods = [(6, 12), (30, 12), (44, 8), (70, 8), (78, 14), (95, 14), (8, 92), (34, 94), (50, 90), (92, 92)]
    pen.line("#a67a49", 4, hairs([(x, y) for x, y in clods]))
    for y, bark, wood in ((28, "#8a5a3a", "#f0d7a8"), (50, "#7d4f33", "#e8cb98"), (72, "#8f6040", "#f0d7a8")):
        pen.inked(bark, spline([(10, y - 11, 1), (84, y - 11, 1), (92, y), (84, y + 11, 1), (10, y + 11, 1), (4, y)]))
        pen.inked(wood, spline([(84, y - 11), (93, y), (84, y + 11), (75, y)]))
        pen.line("#5a3622", 2.4, hairs([(18, y - 3), (44, y - 3), (34, y + 4), (64, y + 4)]))
    for x in (24, 58):
        pen.inked("#6a4a9a", polygon([(x, 14), (x + 9, 14), (x + 9, 86), (x, 86)]))
    return pen.write(Fit())


ROOFS: tuple[list[Knot], ...] = (
    [(24, 34, 1), (50, 10, 1), (76, 34, 1)],
    [(26, 34, 1), (32, 20), (50, 6, 1), (68, 20), (74, 34, 1)],
    [(24, 34, 1), (32, 16, 1), (68, 16, 1), (76, 34, 1)],
    [(22, 34, 1), (30, 18), (50, 12), (70, 18), (78, 34, 1)],
)
FLAGS: tuple[list[Knot], ...] = (
    [(50, 2), (64, 5), (50, 9)],
    [(50, 2), (64, 2), (60, 5), (64, 9), (50, 9)],
    [(50, 2), (63, 2), (63, 9), (50, 9)],
    [(50, 2), (62, 3), (66, 6), (62, 9), (50, 9)],
)


def tower(hue: float, shape: int) -> str:
    """A watch tower: its colour by hue, one of four shapes of roof and flag."""
    base, dark, light = tone(0.6, 0.16, hue), tone(0.42, 0.13, hue), tone(0.82, 0.09, hue)
    pen = Pen(INK, 2.4)
    pen.line("#643", 5, hairs([(30, 94), (40, 52), (70, 94), (60, 52)]))
    pen.line("#643", 3, hairs([(33, 82), (64, 66), (67, 82), (36, 66), (36, 68), (64, 68)]))
    pen.inked("#c96", polygon([(28, 52), (72, 52), (72, 58), (28, 58)]))
    pen.inked(light, polygon([(32, 32), (68, 32), (68, 52), (32, 52)]))
    pen.inked(
        "#fe9", polygon([(37, 36), (47, 36), (47, 46), (37, 46)]), polygon([(53, 36), (63, 36), (63, 46), (53, 46)])
    )
    pen.line("#643", 2.4, polygon([(26, 44), (26, 52), (74, 52), (74, 44)], False))
    pen.inked(base, spline(ROOFS[shape]))
    pen.flat(dark, polygon([(52, 33), (74, 33), (54, 17)]))
    pen.line(INK, 2.4, polygon([(50, 14), (50, 2)], False))
    pen.inked(base, polygon(FLAGS[shape]))
    return pen.write(Fit())


def wind_rose(north: str = "#c33") -> str:
    """The rose of the winds."""
    pen = Pen(INK, 2)
    pen.disc("#eef", (50, 50), 46, line="")
    pen.disc("#bcd", (50, 50), 38)
    for k, (long, wide) in enumerate([(26, 6)] * 4 + [(44, 9)] * 4):
        at = Frame(50, 50, k * 90 + (45 if k < 4 else 0), 1)
        left, right = [(0, -long), (-wide, -wide), (0, 0)], [(0, -long), (wide, -wide), (0, 0)]
        pen.inked(north if k == 4 else "#fff", polygon(at.put(left)))
        pen.inked("#811" if k == 4 else "#468", polygon(at.put(right)))
    pen.disc("#fd5", (50, 50), 5, line="")
    return pen.write(Fit())


def gust(pen: Pen, turn: float, colour: str = "#cde") -> None:
    """Three curls of wind blowing one way; 0 is to the east."""
    at = Frame(50, 50, turn, 1)
    curls: list[list[Knot]] = [
        [(-38, -16), (-8, -19), (12, -17), (24, -22), (26, -32), (18, -38), (9, -33), (12, -27)],
        [(-42, 1), (-10, -2), (26, 1)],
        [(-32, 18), (-6, 17), (12, 20), (22, 26), (22, 35), (13, 39), (6, 34)],
    ]
    pen.line(INK, 11, *(spline(at.put(curl), False) for curl in curls))
    pen.line(colour, 6, *(spline(at.put(curl), False) for curl in curls))


def wind(turn: float) -> str:
    """A wind card."""
    pen = Pen(INK, 2.4)
    gust(pen, turn)
    tip = Frame(50, 50, turn, 1)
    pen.inked("#68a", polygon(tip.put([(22, -15), (46, 1), (22, 17)])))
    return pen.write(Fit())


def bucket(pen: Pen, x: float = 50, y: float = 56, k: float = 1.0) -> None:
    """A full pail."""

    def f(px: float, py: float, *c: int) -> Knot:
        return (x + px * k, y + py * k, *c)

    pen.line("#555", 4 * k, spline([f(-28, -18), f(-22, -46), f(22, -46), f(28, -18)], False))
    pen.inked("#89a", spline([f(-30, -18, 1), f(30, -18, 1), f(22, 34, 1), f(0, 40), f(-22, 34, 1)]))
    pen.flat("#bcd", spline([f(-26, -14, 1), f(-14, -14, 1), f(-10, 34, 1), f(-20, 30, 1)]))
    pen.inked("#5bf", spline([f(-30, -18), f(-12, -26), f(12, -26), f(30, -18), f(12, -11), f(-12, -11)]))
    pen.flat("#def", spline([f(-18, -19, 1), f(-6, -22), f(8, -20, 1), f(-4, -17)]))


def drop(pen: Pen, x: float, y: float, r: float) -> None:
    """A drop of water."""
    pen.inked(
        "#5bf",
        spline(
            [
                (x, y - r * 1.5, 1),
                (x + r * 0.8, y - r * 0.1),
                (x + r * 0.6, y + r * 0.75),
                (x, y + r),
                (x - r * 0.6, y + r * 0.75),
                (x - r * 0.8, y - r * 0.1),
            ]
        ),
    )
    pen.disc("#def", (x - r * 0.25, y + r * 0.2), r * 0.22)
