"""A little town: shop fronts, a fountain, trees, lamps. The symbol of a shop gives its colours, its name the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Frame, Knot, chance, dots, hairs, polygon, spline
from embertable.art.tokens import GOOD_HUE, stamp

Piece = tuple[str, list[Knot]]  # colour and outline; knots lie about the middle, twelve to each side

WIDTH, HEIGHT = 200, 184  # of a house
BAYS = (23, 76, 129)  # the left edges of its bays; each is 48 wide, its floor at 172
SYMBOL_HUE = {**GOOD_HUE, "wild": 350.0, "coin": 85.0, "artisan": 45.0}
SIGN = {"crystal": "gem"}  # where the town's word and the symbol's name differ
ROOFS = ("gable", "mansard", "round", "steps", "turret", "thatch")


def house(name: str, symbol: str, device: Sequence[Piece], trim: Callable[[Pen], None]) -> str:
    """A whole shop front: the device in its gable, three lit bays below the awning, the sign of its kind beside."""
    draw = chance(f"shop:{name}")
    hue = SYMBOL_HUE[symbol]
    pen = Pen("#423", 3)
    strong = 0.03 if symbol == "iron" else 0.13
    wall = tone(draw.uniform(0.84, 0.92), draw.uniform(0.03, 0.06), draw.choice((70.0, 55.0, 90.0, hue)))
    wood = tone(draw.uniform(0.42, 0.55), 0.06, draw.uniform(45, 65))
    tiles = tone(draw.uniform(0.5, 0.6), strong * draw.uniform(0.6, 0.95), hue + draw.choice((-24, 0, 18)))
    light = tone(0.7, strong * 0.6, hue)
    cloth, pale = tone(0.66, strong + 0.03, hue), tone(0.95, 0.02, hue)
    top = 62.0 + draw.uniform(-3, 3)
    if draw.random() < 0.7:
        chimney(pen, draw.choice((38, 52, 140, 154)))
    pen.inked(wall, polygon([(14, top - 4), (186, top - 4), (186, 174), (14, 174)]))
    roof(pen, draw.choice(ROOFS), tiles, light, top)
    pen.disc(wood, (100, top - 21), 19, line="")
    pen.disc("#fec", (100, top - 21), 16)
    emblem(pen, device, 100, top - 21, 23)
    for x in BAYS:
        bay(pen, x)
    awning(pen, draw, cloth, pale, 12, 188, 86)
    pen.line(wood, 5, hairs([(16, 84), (184, 84)]))
    pen.disc(pale, (20, 77), 18, line="")
    stamp(pen, SIGN.get(symbol, symbol), 20, 77, 26)
    pen.inked(tone(0.72, 0.03, 70), polygon([(4, 173), (196, 173), (200, 183), (0, 183)]))
    trim(pen)
    return pen.write(Fit())


def chimney(pen: Pen, x: float) -> None:
    """A chimney with two puffs of smoke."""
    pen.inked(tone(0.55, 0.06, 40), polygon([(x, 18), (x + 16, 18), (x + 16, 60), (x, 60)]))
    pen.line(tone(0.96, 0.01, 250), 7, dots([(x + 10, 9), (x + 18, 3)]))


def bay(pen: Pen, x: float) -> None:
    """A lit hall behind the counter."""
    pen.inked(tone(0.9, 0.07, 85), spline([(x, 172, 1), (x, 118), (x + 24, 100), (x + 48, 118), (x + 48, 172, 1)]))
    pen.flat(tone(0.8, 0.08, 75), polygon([(x + 1.5, 158), (x + 46.5, 158), (x + 46.5, 171), (x + 1.5, 171)]))
    pen.line(tone(0.72, 0.08, 70), 2, hairs([(x + 4, 146), (x + 44, 146), (x + 4, 132), (x + 44, 132)]))


def emblem(pen: Pen, device: Sequence[Piece], x: float, y: float, size: float) -> None:
    """The device of a shop, its middle at x, y."""
    at = Frame(x, y, 0, size / 24)
    for fill, knots in device:
        straight = all(len(k) > 2 for k in knots)
        pen.inked(fill, polygon(at.put(knots)) if straight else spline(at.put(knots)))


def roof(pen: Pen, kind: str, fill: str, light: str, top: float) -> None:
    """What keeps the rain out."""
    shapes: dict[str, list[Knot]] = {
        "gable": [(14, top, 1), (100, top - 52, 1), (186, top, 1)],
        "mansard": [(12, top, 1), (34, top - 40, 1), (166, top - 40, 1), (188, top, 1)],
        "round": [(14, top, 1), (28, top - 34), (100, top - 54), (172, top - 34), (186, top, 1)],
        "steps": [
            (16, top, 1),
            (16, top - 14, 1),
            (44, top - 14, 1),
            (44, top - 28, 1),
            (72, top - 28, 1),
            (72, top - 44, 1),
            (128, top - 44, 1),
            (128, top - 28, 1),
            (156, top - 28, 1),
            (156, top - 14, 1),
            (184, top - 14, 1),
            (184, top, 1),
        ],
        "turret": [
            (12, top, 1),
            (30, top - 30, 1),
            (118, top - 30, 1),
            (124, top - 16, 1),
            (150, top - 58, 1),
            (184, top, 1),
        ],
        "thatch": [
            (8, top + 6, 1),
            (20, top - 24),
            (100, top - 50),
            (180, top - 24),
            (192, top + 6, 1),
            (160, top + 1),
            (130, top + 8),
            (100, top + 1),
            (70, top + 8),
            (40, top + 1),
        ],
    }
    pen.inked(fill, spline(shapes[kind]))
    if kind in ("gable", "mansard", "round"):
        rows = (
            [(x, top - 9) for x in range(34, 172, 18)]
            + [(x, top - 20) for x in range(48, 160, 18)]
            + [(x, top - 31) for x in range(66, 142, 18)]
        )
        pen.line(light, 2, *(spline([(x - 6, y), (x, y + 4), (x + 6, y)], False) for x, y in rows))
    elif kind == "thatch":
        pen.line(
            light,
            2,
            hairs(
                [
                    q
                    for x in range(36, 172, 16)
                    for q in ((x, top - 10 - (8 if x % 32 else 0)), (x + (x - 100) * 0.06, top + 2))
                ]
            ),
        )


def awning(pen: Pen, draw: Random, a: str, b: str, x0: float, x1: float, y: float) -> None:
    """Striped cloth with a scalloped hem."""
    count = draw.choice((6, 8))
    step = (x1 - x0) / count
    depth = 22
    hem: list[Knot] = []
    for i in range(count, 0, -1):
        hem += [(x0 + step * i, y + depth, 1), (x0 + step * (i - 0.5), y + depth + 9)]
    pen.inked(a, spline([(x0 + 8, y, 1), (x1 - 8, y, 1), *hem, (x0, y + depth, 1)]))
    span = (x1 - x0 - 16) / count
    for i in range(1, count, 2):
        top = x0 + 8 + span * i
        left = x0 + step * i
        pen.flat(
            b,
            spline(
                [
                    (top, y + 1, 1),
                    (top + span, y + 1, 1),
                    (left + step, y + depth, 1),
                    (left + step / 2, y + depth + 8),
                    (left, y + depth, 1),
                ]
            ),
        )


def tree(number: int) -> str:
    """A round tree with fruit or blossom, 100 by 120."""
    draw = chance(f"park:{number}")
    pen = Pen("#2c3a20", 3)
    pen.disc("#0002", (50, 112), 34, 6)
    pen.inked("#7a5234", spline([(42, 112, 1), (45, 72), (55, 72), (58, 112, 1)]))
    green = draw.uniform(120, 150)
    crown: list[Knot] = [(10, 56), (16, 30), (38, 14), (62, 10), (84, 28), (92, 54), (78, 78), (50, 84), (24, 78)]
    pen.inked(tone(0.56, 0.1, green), spline(crown))
    pen.flat(tone(0.66, 0.1, green), spline([(22, 44), (32, 26), (52, 20), (60, 28), (44, 38), (30, 54)]))
    pen.line("#f5a8b8" if number % 2 else "#ffd86b", 7, dots([(34, 62), (58, 50), (72, 66), (66, 30)]))
    return pen.write(Fit())


def lamp() -> str:
    """A street lamp, 40 by 120."""
    pen = Pen("#2b201a", 3)
    pen.inked("#4a3f38", polygon([(17, 34), (23, 34), (24, 112), (30, 118), (10, 118), (16, 112)]))
    pen.inked("#ffdf7e", polygon([(10, 12), (30, 12), (26, 34), (14, 34)]))
    pen.inked("#4a3f38", spline([(6, 13, 1), (20, 2), (34, 13, 1)]))
    return pen.write(Fit())


def fountain() -> str:
    """A fountain of two basins with a dragon on top, 100 square."""
    pen = Pen("#345", 2.4)
    pen.line(
        "#8df",
        5,
        spline([(50, 16), (36, 8), (26, 30)], False),
        spline([(50, 16), (64, 8), (74, 30)], False),
        spline([(50, 20), (40, 16), (36, 34)], False),
        spline([(50, 20), (60, 16), (64, 34)], False),
    )
    basins(pen, "#6cf", "#4bf", "#def")
    return pen.write(Fit())


def dry_fountain() -> str:
    """The fountain without a drop of water."""
    pen = Pen("#345", 2.4)
    basins(pen, "#a99", "#ba9", "#765")
    return pen.write(Fit())


def basins(pen: Pen, upper: str, lower: str, glints: str) -> None:
    """The stone of the fountain with the dragon on top: what its basins hold, and the lines on it."""
    pen.inked("#cde", polygon([(46, 38), (54, 38), (58, 70), (42, 70)]))
    pen.inked("#dee", spline([(22, 32, 1), (50, 36), (78, 32, 1), (68, 46), (50, 49), (32, 46)]))
    pen.flat(upper, spline([(26, 34, 1), (50, 31), (74, 34, 1), (50, 38)]))
    pen.inked(lower, spline([(12, 66), (30, 60), (70, 60), (88, 66), (70, 74), (30, 74)]))
    pen.line(glints, 2, hairs([(26, 67), (36, 67), (44, 70), (56, 70), (64, 66), (74, 66)]))
    pen.inked("#bcd", spline([(8, 66, 1), (30, 76), (70, 76), (92, 66, 1), (86, 88), (70, 94), (30, 94), (14, 88)]))
    pen.line("#89a", 2, hairs([(30, 78), (28, 92), (50, 80), (50, 94), (70, 78), (72, 92)]))
    pen.inked("#e95", spline([(44, 14, 1), (50, 6), (58, 10), (56, 20), (52, 26, 1), (46, 22)]))
    pen.line("#345", 3, dots([(53, 13)]))
