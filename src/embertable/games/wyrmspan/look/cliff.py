"""The cliff the caves are dug into: a wall of boulders, the crack where a pick goes next, and who walks there."""

from __future__ import annotations

from random import Random
from typing import Final

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Frame, Knot, Point, chance, dots, hairs, polygon, spline

WIDTH, HEIGHT = 720, 120  # of a wall: four spaces side by side
CRACK = (180, 120)
WALKER = (100, 120)
COURSES: Final = ((-8, 44), (40, 86), (82, 130))  # top and bottom of each row of boulders
STONE: Final = 55.0  # the hue of the cliff
VEINS: Final = 11
GAP: Final = "#1d130e"


def wall() -> str:
    """Boulders fitted together from edge to edge."""
    draw = chance("wall")
    pen = Pen(tone(0.36, 0.025, STONE), 2)
    pen.flat(tone(0.42, 0.025, STONE), polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]))
    lights = []
    for row, (low, high) in enumerate(COURSES):
        x = -20.0 - row % 2 * 24
        while x < WIDTH:
            wide = draw.uniform(48, 82)
            fill = tone(draw.uniform(0.54, 0.65), draw.uniform(0.02, 0.035), STONE + draw.uniform(-26, 40))
            pen.inked(fill, spline(boulder(draw, x, x + wide, low, high)))
            middle = (low + high) / 2
            lights.append(spline([(x + 11, middle - 5), (x + 15, low + 8), (x + wide * 0.5, low + 7)], False))
            x += wide
    pen.line(tone(0.76, 0.025, STONE), 2.4, *lights)
    return pen.write(Fit())


def veins(name: str, hue: float) -> str:
    """Splinters of what a cave is named after, to lie on the wall."""
    draw = chance(f"veins:{name}")
    pen = Pen(tone(0.36, 0.025, STONE), 2)
    for number in range(VEINS):
        x, y = 34 + number * 64 + draw.uniform(-24, 24), draw.uniform(16, 104)
        at = Frame(x, y, draw.uniform(0, 90), draw.uniform(4, 8))
        pen.inked(tone(0.66, 0.13, hue), polygon(at.put([(0, -1.4), (0.9, 0), (0, 1.4), (-0.9, 0)])))
    return pen.write(Fit())


def boulder(draw: Random, left: float, right: float, low: float, high: float) -> list[Knot]:
    """A stone that fills its place in a row but for its corners."""
    middle, across = (low + high) / 2, (left + right) / 2
    return [
        (left + 3, middle + draw.uniform(-3, 3)),
        (left + 9, low + 3),
        (across, low + draw.uniform(-1, 4)),
        (right - 8, low + 4),
        (right - 2, middle),
        (right - 9, high - 2),
        (across, high - draw.uniform(-1, 4)),
        (left + 8, high - 3),
    ]


def crack(hue: float) -> str:
    """The wall gives way from top to bottom, and what lies behind it shines through."""
    split: list[Knot] = [(x, y, 1) for x, y in ((90, -2), (84, 22), (98, 40), (86, 62), (100, 84), (90, 122))]
    arms: list[Point] = [(84, 22), (64, 30), (98, 40), (122, 34), (86, 62), (62, 72), (100, 84), (124, 92)]
    pen = Pen(GAP, 9)
    pen.line(GAP, 9, spline(split, False))
    pen.line(GAP, 4, hairs(arms))
    pen.line(tone(0.78, 0.15, hue), 3, spline(split, False))
    return pen.write(Fit())


def adventurer() -> str:
    """Broad hat, rucksack, lantern: known by the outline at 28 pixels; the coat is of the seat's colour."""
    pen = Pen("#2b1c16", 4)
    pen.disc("#0003", (50, 114), 34, 6)
    pen.inked("#8a5a34", spline([(20, 58), (26, 44), (44, 46), (46, 84), (26, 88), (18, 76)]))  # rucksack
    pen.inked("#c9a26a", spline([(20, 44), (32, 36), (46, 42), (32, 50)]))  # blanket
    pen.inked("#4a3528", polygon([(38, 92), (50, 92), (49, 108), (58, 112), (36, 112)]))
    pen.inked("#4a3528", polygon([(56, 92), (68, 92), (67, 108), (77, 112), (54, 112)]))
    pen.inked("currentColor", spline([(40, 46), (58, 42), (70, 50), (76, 96, 1), (52, 100), (32, 96, 1)]))  # coat
    pen.line("#fff6", 3, spline([(58, 50), (60, 74), (58, 96)], False))
    pen.inked("#f3c9a0", spline([(42, 26), (56, 22), (68, 30), (66, 44), (54, 48), (42, 42)]))  # face
    pen.line("#2b1c16", 4, dots([(60, 34)]))
    pen.inked("#b07a3e", spline([(24, 25), (40, 20), (70, 18), (88, 23), (64, 28), (42, 29)]))  # brim
    pen.inked("currentColor", spline([(40, 26), (42, 10), (56, 5), (68, 11), (70, 24), (56, 27)]))
    pen.line("#2b1c16", 4, polygon([(84, 52), (84, 62)], False))
    pen.inked("currentColor", spline([(66, 52), (84, 50), (88, 56), (72, 66)]))
    pen.inked("#ffe27a", spline([(77, 62, 1), (91, 62, 1), (93, 80, 1), (75, 80, 1)]))  # lantern
    pen.line("#fff", 4, dots([(84, 72)]))
    return pen.write(Fit())
