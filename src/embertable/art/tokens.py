"""Small inked symbols in a square of 64: goods, coin, egg, heart, tempers, sizes. Each has a shape of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import cos, pi, sin

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Knot, Point, dots, hairs, mirrored, polygon, spline

SQUARE = 64
INK = "#322"
GOOD_HUE = {"bread": 78.0, "meat": 25.0, "plant": 140.0, "potion": 305.0, "iron": 255.0, "crystal": 225.0}


def ring(count: int, outer: float, inner: float, centre: Point = (32, 32), turn: float = -90) -> list[Knot]:
    """The corners of a star."""
    out: list[Knot] = []
    for i in range(count * 2):
        a, r = turn * pi / 180 + pi * i / count, outer if i % 2 == 0 else inner
        out.append((centre[0] + r * cos(a), centre[1] + r * sin(a), 1))
    return out


def meat(pen: Pen) -> None:
    """A haunch on its bone."""
    pen.inked(
        "#fee", spline([(40, 40), (50, 46), (55, 44), (58, 48), (55, 52), (57, 57), (52, 58), (48, 54), (38, 46)])
    )
    pen.inked("#c43", spline([(8, 22), (14, 10), (28, 6), (42, 14), (48, 28), (44, 42), (34, 46), (20, 40), (10, 32)]))
    pen.flat("#e76", spline([(14, 22), (20, 13), (30, 11), (36, 16), (26, 18), (18, 28)]))
    pen.line("#fdc", 3, spline([(16, 32), (26, 38), (36, 38)], False))


def gold(pen: Pen) -> None:
    """Three bars in a heap."""
    for x, y in ((6, 36), (32, 36), (19, 18)):
        pen.inked("#fb3", polygon([(x + 4, y), (x + 21, y), (x + 26, y + 17), (x, y + 17)]))
        pen.flat("#fe9", polygon([(x + 5, y + 2), (x + 20, y + 2), (x + 21, y + 6), (x + 4, y + 6)]))


def crystal(pen: Pen) -> None:
    """Three tall facets."""
    for x, y, w, h in ((18, 58, 9, 32), (46, 58, 9, 28), (32, 60, 12, 54)):
        pen.inked("#59e", polygon([(x - w, y), (x - w, y - h * 0.66), (x, y - h), (x + w, y - h * 0.66), (x + w, y)]))
        pen.flat("#aef", polygon([(x - w + 2, y - 1), (x - w + 2, y - h * 0.64), (x - 1, y - h + 4), (x - 1, y - 1)]))


def milk(pen: Pen) -> None:
    """A jug with a drop on its lip."""
    pen.line(INK, 7, spline([(44, 22), (57, 24), (54, 44), (45, 46)], False))
    pen.line("#9bd", 2.5, spline([(44, 22), (57, 24), (54, 44), (45, 46)], False))
    pen.inked(
        "#bdf",
        spline(
            [
                (14, 8, 1),
                (20, 20),
                (12, 34),
                (12, 50),
                (20, 59, 1),
                (42, 59, 1),
                (50, 50),
                (48, 34),
                (40, 20),
                (46, 8, 1),
                (30, 12),
            ]
        ),
    )
    pen.flat(
        "#fff", spline([(15, 38, 1), (22, 35), (38, 40), (47, 37, 1), (46, 50), (41, 56, 1), (21, 56, 1), (15, 50)])
    )
    pen.flat("#fff", spline([(22, 12, 1), (25, 22), (20, 32, 1), (19, 22)]))


def coin(pen: Pen) -> None:
    """A coin with a dragon's eye."""
    pen.disc("#c81", (32, 34), 26, line="")
    pen.disc("#fc3", (32, 31), 26, line="")
    pen.disc("#e92", (32, 31), 20)
    pen.inked("#fe9", spline([(16, 31, 1), (24, 22), (40, 22), (48, 31, 1), (40, 40), (24, 40)]))
    pen.flat(INK, spline([(32, 21, 1), (36, 31), (32, 41, 1), (28, 31)]))


def egg(pen: Pen) -> None:
    """A speckled egg."""
    pen.inked("#fec", spline(mirrored([(32, 4), (45, 14), (53, 34), (48, 52), (32, 60)], 32)))
    pen.flat("#eba", spline([(14, 44, 1), (20, 54), (32, 58), (46, 52, 1), (32, 50)]))
    pen.line("#c76", 6, dots([(24, 22), (40, 28), (26, 40), (42, 44)]))
    pen.line("#c76", 3.5, dots([(34, 18), (19, 34), (34, 34), (36, 50)]))


def heart(pen: Pen) -> None:
    """A heart."""
    pen.inked("#e35", spline([(32, 58, 1), (10, 38), (6, 20), (18, 8), (32, 18, 1), (46, 8), (58, 20), (54, 38)]))
    pen.flat("#f9a", spline([(13, 24, 1), (14, 14), (24, 13, 1), (18, 18)]))


def guild(pen: Pen) -> None:
    """A pennant with a flame."""
    pen.inked("#654", polygon([(10, 4), (15, 4), (15, 60), (10, 60)]))
    pen.inked("#379", polygon([(15, 8), (58, 8), (48, 24), (58, 40), (15, 40)]))
    flame_on(pen, (30, 25), 13)


def flame_on(pen: Pen, centre: Point, r: float) -> None:
    """A small flame of two tones."""
    x, y = centre
    pen.flat(
        "#f92",
        spline(
            [
                (x, y - r, 1),
                (x + r * 0.7, y - r * 0.1),
                (x + r * 0.55, y + r * 0.75),
                (x, y + r),
                (x - r * 0.55, y + r * 0.75),
                (x - r * 0.75, y),
                (x - r * 0.35, y - r * 0.1, 1),
            ]
        ),
    )
    pen.flat(
        "#fe8",
        spline(
            [
                (x + r * 0.05, y - r * 0.1, 1),
                (x + r * 0.35, y + r * 0.5),
                (x, y + r * 0.85),
                (x - r * 0.35, y + r * 0.45),
            ]
        ),
    )


def bread(pen: Pen) -> None:
    """A loaf with three cuts."""
    pen.inked(
        "#d93", spline([(5, 42), (8, 26), (20, 16), (40, 14), (55, 22), (60, 38), (56, 50, 1), (32, 54), (9, 52, 1)])
    )
    pen.flat("#fc7", spline([(11, 34), (16, 24), (32, 18), (50, 22), (54, 30), (34, 24)]))
    pen.line(
        "#842",
        3.5,
        spline([(20, 22), (26, 32), (24, 42)], False),
        spline([(32, 20), (38, 30), (36, 42)], False),
        spline([(44, 20), (50, 30), (48, 42)], False),
    )


def plant(pen: Pen) -> None:
    """A sprout of two leaves."""
    pen.line(INK, 7, spline([(32, 60), (31, 44), (33, 30)], False))
    pen.line("#584", 3, spline([(32, 60), (31, 44), (33, 30)], False))
    pen.inked("#5a3", spline([(33, 34, 1), (36, 14), (58, 6, 1), (56, 28)]))
    pen.inked("#7c4", spline([(31, 44, 1), (8, 40), (6, 18, 1), (26, 24)]))
    pen.line("#361", 2, hairs([(36, 30), (51, 13), (28, 40), (12, 24)]))


def potion(pen: Pen) -> None:
    """A round flask, corked."""
    pen.inked("#b85", polygon([(26, 4), (38, 4), (37, 13), (27, 13)]))
    pen.inked(
        "#ecf",
        spline(
            [(26, 12, 1), (27, 24), (12, 36), (12, 52), (24, 60), (40, 60), (52, 52), (52, 36), (37, 24), (38, 12, 1)]
        ),
    )
    pen.flat("#94c", spline([(13, 42, 1), (24, 39), (40, 44), (51, 41, 1), (50, 52), (40, 58), (24, 58), (14, 52)]))
    pen.line("#fff", 4, dots([(26, 50), (36, 53), (38, 34)]))


def iron(pen: Pen) -> None:
    """An anvil."""
    pen.inked(
        "#78a",
        spline(
            [
                (4, 20, 1),
                (18, 16, 1),
                (58, 16, 1),
                (58, 28, 1),
                (44, 32),
                (40, 42, 1),
                (48, 54, 1),
                (14, 54, 1),
                (22, 42, 1),
                (22, 34),
                (10, 30),
            ]
        ),
    )
    pen.flat("#bcd", polygon([(18, 18), (56, 18), (56, 22), (16, 22)]))


def gem(pen: Pen) -> None:
    """A cut stone: the crystal of the town."""
    pen.inked("#3ad", polygon([(16, 12), (48, 12), (60, 26), (32, 60), (4, 26)]))
    pen.flat("#9ef", polygon([(17, 14), (26, 14), (20, 26), (7, 26)]))
    pen.flat("#6cf", polygon([(22, 27), (42, 27), (32, 55)]))
    pen.line(
        "#17a",
        2,
        polygon([(4, 26), (60, 26)], False),
        polygon([(26, 13), (20, 26), (32, 59), (44, 26), (38, 13)], False),
    )


def wild(pen: Pen) -> None:
    """A star of all six goods."""
    pen.inked("#fff", polygon(ring(6, 29, 17)))
    for i, hue in enumerate(GOOD_HUE.values()):
        a = -90 + 60 * i
        tip, left, right = (cos_at(a, 27), cos_at(a - 30, 15.5), cos_at(a + 30, 15.5))
        pen.flat(tone(0.7, 0.04 if hue == 255.0 else 0.16, hue), polygon([(32, 32), left, tip, right]))


def cos_at(degrees: float, r: float) -> Point:
    """A point round the middle of the symbol."""
    return 32 + r * cos(degrees * pi / 180), 32 + r * sin(degrees * pi / 180)


def dragon_head(pen: Pen) -> None:
    """A head looking right: any dragon card."""
    pen.inked("#fec", spline([(22, 20, 1), (10, 14), (4, 4, 1), (22, 6), (32, 16, 1)]))
    pen.inked(
        "#4a6",
        spline(
            [
                (12, 60, 1),
                (10, 40),
                (16, 24),
                (30, 16),
                (40, 22),
                (46, 28),
                (56, 30),
                (60, 37),
                (56, 44),
                (44, 46),
                (34, 48),
                (34, 60, 1),
            ]
        ),
    )
    pen.flat("#ffd", spline([(26, 60, 1), (28, 50), (36, 44), (56, 42, 1), (50, 46), (36, 49), (34, 60, 1)]))
    pen.disc("#fe5", (33, 29), 6, line="")
    pen.line(INK, 5, dots([(35, 29)]))


def cave(pen: Pen) -> None:
    """The mouth of a cave."""
    pen.inked("#978", spline([(4, 58, 1), (6, 34), (20, 10), (38, 6), (54, 20), (60, 58, 1)]))
    pen.inked("#324", spline([(16, 58, 1), (18, 36), (32, 22), (46, 36), (48, 58, 1)]))
    pen.flat("#978", polygon([(24, 30), (29, 40), (31, 26)]), polygon([(34, 25), (37, 36), (41, 31)]))


def hat(pen: Pen) -> None:
    """A top hat with a ribbon: the fancy dragons."""
    pen.inked("#435", spline([(14, 46, 1), (18, 10, 1), (32, 6), (46, 10, 1), (50, 46, 1)]))
    pen.inked("#d46", polygon([(15, 36), (49, 36), (50, 46), (14, 46)]))
    pen.inked("#435", spline([(3, 44, 1), (16, 50), (32, 52), (48, 50), (61, 44, 1), (54, 58), (32, 61), (10, 58)]))


def sun(pen: Pen) -> None:
    """Revealed in a turn."""
    pen.inked("#fb3", polygon(ring(8, 30, 19)))
    pen.disc("#fe8", (32, 32), 14, line="")


def moon(pen: Pen) -> None:
    """Revealed at the end."""
    pen.inked("#bce", spline([(42, 4, 1), (14, 8), (6, 36), (24, 60), (54, 54, 1), (32, 46), (28, 22)]))


def scroll(pen: Pen) -> None:
    """An enchantment."""
    pen.inked("#fec", polygon([(12, 12), (52, 12), (52, 52), (12, 52)]))
    pen.inked(
        "#eb8",
        spline([(8, 6, 1), (56, 6, 1), (60, 11), (56, 17, 1), (8, 17, 1), (4, 11)]),
        spline([(8, 47, 1), (56, 47, 1), (60, 53), (56, 58, 1), (8, 58, 1), (4, 53)]),
    )
    pen.flat("#94c", polygon(ring(5, 13, 5.5, (32, 33))))


def temper(pen: Pen, mood: str) -> None:
    """A mask for each temper: fangs, tongue, hidden, smile."""
    fill = {"aggressive": "#d43", "playful": "#f93", "shy": "#79c", "helpful": "#5a5"}[mood]
    shapes: dict[str, list[Knot]] = {
        "aggressive": [(4, 8, 1), (18, 18), (46, 18), (60, 8, 1), (58, 38), (32, 60, 1), (6, 38)],
        "playful": [(10, 6, 1), (24, 12), (40, 12), (54, 6, 1), (60, 32), (46, 56), (18, 56), (4, 32)],
        "shy": [(32, 4), (54, 12), (60, 36), (52, 58), (12, 58), (4, 36), (10, 12)],
        "helpful": [(32, 5, 1), (52, 14), (60, 34), (48, 54), (32, 60), (16, 54), (4, 34), (12, 14)],
    }
    pen.inked(fill, spline(shapes[mood]))
    if mood == "aggressive":
        pen.inked("#fe6", polygon([(12, 24), (27, 32), (15, 35)]), polygon([(52, 24), (37, 32), (49, 35)]))
        pen.inked("#fff", polygon([(22, 42), (26, 50), (29, 42)]), polygon([(35, 42), (38, 50), (42, 42)]))
    elif mood == "playful":
        pen.line(INK, 9, dots([(21, 28), (43, 28)]))
        pen.inked("#712", spline([(18, 38, 1), (32, 42), (46, 38, 1), (32, 54)]))
        pen.flat("#f9a", spline([(27, 46), (32, 44), (38, 47), (34, 53), (29, 52)]))
    elif mood == "shy":
        pen.disc("#fff", (22, 30), 8, line="")
        pen.disc("#fff", (42, 30), 8, line="")
        pen.line(INK, 7, dots([(24, 34), (44, 34)]))
        pen.inked(
            tone(0.72, 0.06, 255), spline([(8, 50), (20, 42), (31, 50, 1), (44, 42), (56, 50), (50, 60), (14, 60)])
        )
    else:
        pen.line(
            INK,
            4,
            spline([(15, 30), (21, 24), (27, 30)], False),
            spline([(37, 30), (43, 24), (49, 30)], False),
            spline([(18, 40), (32, 50), (46, 40)], False),
        )
        pen.line("#f9a", 7, dots([(13, 38), (51, 38)]))


def stature(pen: Pen, size: str) -> None:
    """An egg or a footprint, bigger for the bigger."""
    if size == "hatchling":
        pen.inked(
            "#fec",
            spline(
                [
                    (14, 36, 1),
                    (22, 28, 1),
                    (28, 37, 1),
                    (34, 28, 1),
                    (40, 37, 1),
                    (46, 28, 1),
                    (51, 36, 1),
                    (48, 54),
                    (32, 60),
                    (16, 54),
                ]
            ),
        )
        pen.disc("#8b6", (32, 20), 13, 12, line="")
        pen.line(INK, 4, dots([(27, 19), (37, 19)]))
        return
    k = {"small": 0.55, "medium": 0.78, "large": 1.0}[size]

    def s(x: float, y: float) -> Point:
        return 32 + (x - 32) * k, 58 + (y - 58) * k

    toes = [polygon([s(x - 6, y + 14), s(x, y - 8), s(x + 6, y + 14)]) for x, y in ((12, 20), (32, 12), (52, 20))]
    pen.inked(
        "#987", *toes, spline([s(12, 40), s(16, 28), s(32, 24), s(48, 28), s(52, 40), s(42, 56), s(32, 58), s(22, 56)])
    )


def eye_of(pen: Pen) -> None:
    """The artisan dragons of the town: a friendly face."""
    pen.inked(
        "#f95", spline([(10, 8, 1), (20, 14), (44, 14), (54, 8, 1), (58, 34), (46, 54), (32, 58), (18, 54), (6, 34)])
    )
    pen.disc("#fda", (32, 44), 16, 11)
    pen.line(INK, 8, dots([(21, 30), (43, 30)]))
    pen.line("#fff", 3, dots([(22, 28), (44, 28)]))
    pen.line(INK, 3, dots([(27, 40), (37, 40)]), spline([(25, 47), (32, 51), (39, 47)], False))


SYMBOLS: dict[str, Callable[[Pen], None]] = {
    "meat": meat,
    "gold": gold,
    "crystal": crystal,
    "milk": milk,
    "coin": coin,
    "egg": egg,
    "heart": heart,
    "guild": guild,
    "bread": bread,
    "plant": plant,
    "potion": potion,
    "iron": iron,
    "gem": gem,
    "wild": wild,
    "dragon": dragon_head,
    "cave": cave,
    "fancy": hat,
    "sun": sun,
    "moon": moon,
    "enchantment": scroll,
    "artisan": eye_of,
    **{f"temper-{mood}": partial(temper, mood=mood) for mood in ("aggressive", "playful", "shy", "helpful")},
    **{f"size-{size}": partial(stature, size=size) for size in ("hatchling", "small", "medium", "large")},
}


def symbol(name: str) -> str:
    """The inside of one small symbol."""
    pen = Pen(INK, 2.6)
    SYMBOLS[name](pen)
    return pen.write(Fit())


def stamp(pen: Pen, name: str, x: float, y: float, size: float) -> None:
    """A small symbol drawn into a larger picture, its middle at x, y."""
    small = Pen(pen.ink)
    SYMBOLS[name](small)
    place = Fit(size / 64, x - size / 2, y - size / 2)
    for mark in small.marks:
        spot = mark.disc and (*place.at(mark.disc[:2])[:2], mark.disc[2] * place.size, mark.disc[3] * place.size)
        curves = tuple(replace(curve, knots=tuple(place.at(k) for k in curve.knots)) for curve in mark.curves)
        pen.marks.append(
            replace(
                mark,
                curves=curves,
                disc=(spot[0], spot[1], spot[2], spot[3]) if spot else None,
                width=mark.width * place.size,
            )
        )
