"""Faces from the front on a six-sided tile: six trades, two trades in one, a friend of all."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Knot, Point, dots, hairs, mirrored, polygon, spline
from embertable.art.sheet import placed
from embertable.art.tokens import INK, stamp

SQUARE = 100
INSIDE = (11, 11, 0.78)  # where a head lies on its tile, and how large
KIND_HUE = {
    "baker": 75.0,
    "jeweller": 235.0,
    "cook": 20.0,
    "blacksmith": 265.0,
    "potion-maker": 305.0,
    "gardener": 140.0,
}
KIND_GOOD = {
    "baker": "bread",
    "jeweller": "gem",
    "cook": "meat",
    "blacksmith": "iron",
    "potion-maker": "potion",
    "gardener": "plant",
}
HEAD: list[Knot] = [
    (50, 25),
    (63, 23),
    (77, 31),
    (82, 44),
    (93, 51, 1),
    (80, 58),
    (86, 68, 1),
    (70, 68),
    (65, 79),
    (58, 86),
    (50, 88),
]
HORN: list[Knot] = [(57, 28, 1), (62, 14), (78, 5, 1), (72, 20), (71, 30, 1)]
EAR: dict[str, list[Knot]] = {
    "baker": [(74, 34, 1), (84, 22), (95, 22, 1), (92, 36), (81, 46, 1)],
    "jeweller": [(74, 32, 1), (84, 18), (95, 14, 1), (88, 26), (96, 30, 1), (87, 38), (92, 44, 1), (80, 46, 1)],
    "cook": [(72, 32, 1), (80, 20), (94, 16, 1), (92, 32), (81, 46, 1)],
    "blacksmith": [(74, 34, 1), (90, 30), (97, 18, 1), (97, 40), (81, 47, 1)],
    "potion-maker": [(74, 36, 1), (88, 30), (98, 36, 1), (90, 46), (81, 48, 1)],
    "gardener": [(74, 34, 1), (80, 18), (96, 16, 1), (95, 34), (80, 46, 1)],
}
EYES = {
    "baker": "#5b4",
    "jeweller": "#fc3",
    "cook": "#fc3",
    "blacksmith": "#f84",
    "potion-maker": "#7e6",
    "gardener": "#fb3",
}


def strength(kind: str) -> float:
    """How bright the colour of a trade is; iron is grey."""
    return 0.025 if kind == "blacksmith" else 0.14


def tile(pen: Pen, fills: Sequence[str], rims: Sequence[str]) -> None:
    """The six-sided ground with its rim, of one colour or split in two."""
    edge: list[Point] = [(50, 2), (92, 26), (92, 74), (50, 98), (8, 74), (8, 26)]
    pen.inked(rims[0], polygon(edge))
    lit = shrunk(edge, 0.88)
    inner = shrunk(edge, 0.83)
    if len(fills) == 1:
        pen.flat("#fff8e8", polygon(lit))
        pen.flat(fills[0], polygon(inner))
        return
    pen.flat(rims[1], polygon(shrunk(edge, 0.98)[:4]))
    pen.flat("#fff8e8", polygon(lit))
    pen.flat(fills[0], polygon([inner[0], inner[5], inner[4], inner[3]]))
    pen.flat(fills[1], polygon(inner[:4]))


def shrunk(edge: Sequence[Point], by: float) -> list[Point]:
    """The same shape, smaller, about the middle of the tile."""
    return [(50 + (x - 50) * by, 50 + (y - 50) * by) for x, y in edge]


def half(knots: Sequence[Knot], right: bool) -> list[Knot]:
    """One side of a mirrored shape."""
    return list(knots) if right else [(100 - k[0], *k[1:]) for k in knots]


def features(pen: Pen, left: str, right: str, tongue: bool = False) -> None:
    """Scales of the brow, eyes, nostrils and a fanged smile."""
    pen.flat("#fec", spline(mirrored([(50, 78), (62, 73), (66, 70, 1), (64, 79), (57, 85), (50, 87)], 50)))
    pen.flat(
        "#fff6",
        *(polygon([(50, y - 5), (50 + w, y), (50, y + 5), (50 - w, y)]) for y, w in ((37, 5), (48, 4), (58, 3.4))),
    )
    for x, iris in ((34.5, left), (65.5, right)):
        inner = 1 if x < 50 else -1
        pen.disc("#fff", (x, 48), 11.5, 11.5, line="")
        pen.disc(iris, (x + 1.5 * inner, 49), 9)
        pen.disc("#212", (x + 2 * inner, 49), 4.8, 7)
        pen.disc("#fff", (x + 4.6 * inner if inner > 0 else x + 0.6, 46), 2.4)
    pen.line(INK, 3.4, hairs([(43, 68), (46, 70), (57, 68), (54, 70)]))
    if tongue:
        pen.inked("#f78", spline([(45, 77, 1), (55, 77, 1), (56, 89), (50, 94), (44, 89)]))
    pen.line(INK, 2.6, spline([(34, 68), (41, 75), (50, 77), (59, 75), (66, 68)], False))
    if not tongue:
        pen.inked("#fff", polygon([(41, 75), (43, 80), (46, 76.6)]), polygon([(54, 76.6), (57, 80), (59, 75)]))
    pen.disc("#f66", (27, 62), 4, extra=' opacity=".4"')
    pen.disc("#f66", (73, 62), 4, extra=' opacity=".4"')


def head(pen: Pen, left: str, right: str) -> None:
    """Ears, horns and skull; each side by its trade."""
    for kind, side in ((left, False), (right, True)):
        hue = KIND_HUE[kind]
        pen.inked("#fec", spline(half(HORN, side)))
        pen.inked(tone(0.66, strength(kind), hue), spline(half(EAR[kind], side)))
    if left == right:
        pen.inked(tone(0.72, strength(left), KIND_HUE[left]), spline(mirrored(HEAD, 50)))
        return
    pen.inked(INK, spline(mirrored(HEAD, 50)))
    for kind, side in ((left, False), (right, True)):
        pen.flat(
            tone(0.72, strength(kind), KIND_HUE[kind]), spline(half([(50, 25, 1), *HEAD[1:-1], (50, 88, 1)], side))
        )


def trade_mark(pen: Pen, kind: str) -> None:
    """What the trade wears."""
    if kind == "baker":
        pen.inked("#fff", spline(mirrored([(50, 7), (58, 3), (69, 8), (68, 18), (62, 22), (62, 31, 1)], 50)))
    elif kind == "cook":
        pen.inked("#d33", spline(mirrored([(50, 20), (64, 22), (74, 34, 1), (50, 33)], 50)))
        pen.line("#fff", 4, dots([(38, 28), (50, 26), (62, 28)]))
    elif kind == "gardener":
        petals = [(50, 16), (57, 21), (54, 29), (46, 29), (43, 21)]
        pen.line(INK, 12, dots(petals))
        pen.line("#f9c", 9, dots(petals))
        pen.disc("#fd4", (50, 23), 4, line="")
    elif kind == "potion-maker":
        pen.inked("#637", spline([(34, 28, 1), (44, 18), (47, 4), (58, 2, 1), (56, 16), (66, 28, 1)]))
        pen.inked("#637", spline(mirrored([(50, 26), (70, 28), (80, 36, 1), (64, 35), (50, 34)], 50)))
    elif kind == "blacksmith":
        pen.line("#543", 6, spline([(22, 36), (36, 28), (64, 28), (78, 36)], False))
        for x in (40, 60):
            pen.disc("#fa4", (x, 28), 8.5, line="")
            pen.disc("#8df", (x, 28), 5)
    else:
        pen.disc("none", (64, 47), 12.5, line="#fc4", extra=' stroke-width="3.4"')
        stamp(pen, "gem", 50, 24, 18)


def token(kinds: Sequence[str]) -> str:
    """The inside of the symbol of a token: one trade, two, or none for Buddy. No ear leaves its tile."""
    ground = Pen(INK, 2.4)
    pen = Pen(INK, 2.8)
    if not kinds:
        tile(ground, ["#ffe9ab"], ["#b9741f"])
        buddy(pen)
        return ground.write(Fit()) + placed(pen.write(Fit()), *INSIDE)
    fills = [tone(0.87, strength(kind) * 0.55, KIND_HUE[kind]) for kind in kinds]
    tile(ground, fills, [tone(0.5, strength(kind), KIND_HUE[kind]) for kind in kinds])
    head(pen, kinds[0], kinds[-1])
    features(pen, EYES[kinds[0]], EYES[kinds[-1]])
    if len(kinds) == 1:
        trade_mark(pen, kinds[0])
        return ground.write(Fit()) + placed(pen.write(Fit()), *INSIDE)
    goods = Pen(INK, 2.4)
    stamp(goods, KIND_GOOD[kinds[0]], 25, 72, 23)
    stamp(goods, KIND_GOOD[kinds[1]], 75, 72, 23)
    return ground.write(Fit()) + placed(pen.write(Fit()), *INSIDE) + goods.write(Fit())


def buddy(pen: Pen) -> None:
    """The friend of both: hanging ears, tongue out, a heart on the brow."""
    pen.inked(
        "#c85",
        spline([(30, 28, 1), (12, 28), (4, 52), (14, 70, 1), (24, 54)]),
        spline([(70, 28, 1), (88, 28), (96, 52), (86, 70, 1), (76, 54)]),
    )
    pen.inked(
        "#fec",
        spline(half([(60, 26, 1), (62, 17), (69, 13, 1), (70, 26, 1)], True)),
        spline(half([(60, 26, 1), (62, 17), (69, 13, 1), (70, 26, 1)], False)),
    )
    pen.inked("#e9a458", spline(mirrored(HEAD, 50)))
    features(pen, "#4ac", "#4ac", True)
    stamp(pen, "heart", 50, 33, 16)
