"""Small inked symbols in a square of 64: goods, coin, egg, heart and the like. Each has a shape of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
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


def crystal(pen: Pen) -> None:
    """Three tall facets."""
    for x, y, w, h in ((18, 58, 9, 32), (46, 58, 9, 28), (32, 60, 12, 54)):
        pen.inked("#59e", polygon([(x - w, y), (x - w, y - h * 0.66), (x, y - h), (x + w, y - h * 0.66), (x + w, y)]))
        pen.flat("#aef", polygon([(x - w + 2, y - 1), (x - w + 2, y - h * 0.64), (x - 1, y - h + 4), (x - 1, y - 1)]))


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
    "crystal": crystal,
    "coin": coin,
    "egg": egg,
    "heart": heart,
    "bread": bread,
    "plant": plant,
    "potion": potion,
    "iron": iron,
    "gem": gem,
    "wild": wild,
    "fancy": hat,
    "sun": sun,
    "moon": moon,
    "enchantment": scroll,
    "artisan": eye_of,
}


def symbol(name: str) -> str:
    """The inside of one small symbol."""
    pen = Pen(INK, 2.6)
    SYMBOLS[name](pen)
    return pen.write(Fit())


def stamp(pen: Pen, name: str, x: float, y: float, size: float) -> None:
    """One of these symbols drawn into a larger picture, its middle at x, y."""
    imprint(pen, SYMBOLS[name], x, y, size)


def imprint(pen: Pen, draw: Callable[[Pen], None], x: float, y: float, size: float) -> None:
    """Any small symbol drawn into a larger picture, its middle at x, y."""
    small = Pen(pen.ink)
    draw(small)
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
