"""Pictures of a fire and of those who fight it, each in a square of 100."""

from __future__ import annotations

from collections.abc import Callable

from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Frame, Point, dots, hairs, polygon, spline
from embertable.games.fire_tower.look.fires import INK, blaze, bucket, drop


def picture(draw: Callable[[Pen], None]) -> str:
    """The inside of the symbol of one picture."""
    pen = Pen(INK, 2.4)
    draw(pen)
    return pen.write(Fit())


def explosion(pen: Pen) -> None:
    """A burst."""
    points: list[Point] = []
    for i in range(20):
        r = (47, 27, 39, 25)[i % 4]
        points.append(Frame(50, 50, i * 18, 1).at(r, 0))
    pen.inked("#e41", polygon(points))
    pen.flat("#f92", polygon([(50 + (x - 50) * 0.7, 50 + (y - 50) * 0.7) for x, y in points]))
    pen.flat("#fe7", polygon([(50 + (x - 50) * 0.4, 50 + (y - 50) * 0.4) for x, y in points]))


def snag(pen: Pen) -> None:
    """A dead trunk in flames."""
    blaze(pen, 34, 70, 24)
    blaze(pen, 70, 76, 20)
    pen.inked(
        "#533",
        spline(
            [
                (40, 96, 1),
                (44, 66),
                (40, 44, 1),
                (24, 30, 1),
                (28, 26, 1),
                (44, 36, 1),
                (48, 10, 1),
                (55, 12, 1),
                (56, 40, 1),
                (74, 26, 1),
                (78, 31, 1),
                (58, 52, 1),
                (60, 96, 1),
            ]
        ),
    )
    blaze(pen, 52, 98, 16)


def flare(pen: Pen) -> None:
    """Three flames in a row."""
    for x in (20, 50, 80):
        blaze(pen, x, 88 if x == 50 else 84, 26 if x == 50 else 18)


def ember(pen: Pen) -> None:
    """One glowing coal with sparks."""
    pen.inked("#422", spline([(22, 74), (30, 52), (52, 46), (74, 54), (80, 76), (64, 90), (36, 90)]))
    pen.flat("#f61", spline([(32, 72), (40, 58), (56, 56), (68, 66), (66, 78), (48, 82)]))
    pen.flat("#fd6", spline([(42, 70), (50, 63), (59, 68), (52, 75)]))
    pen.line("#f92", 5, dots([(34, 34), (62, 24), (50, 40), (74, 40)]))
    pen.line("#fe7", 3, dots([(44, 18), (28, 48), (68, 12), (80, 26)]))


def smokejumper(pen: Pen) -> None:
    """A parachute over water drops."""
    pen.line(INK, 2, hairs([(12, 44), (50, 78), (88, 44), (50, 78), (38, 46), (50, 78), (62, 46), (50, 78)]))
    pen.inked(
        "#f74",
        spline(
            [
                (8, 46, 1),
                (14, 20),
                (50, 6),
                (86, 20),
                (92, 46, 1),
                (78, 39),
                (64, 46, 1),
                (50, 39),
                (36, 46, 1),
                (22, 39),
            ]
        ),
    )
    pen.flat("#fff", spline([(36, 44, 1), (40, 20), (50, 8), (60, 20), (64, 44, 1), (50, 38)]))
    pen.inked("#357", spline([(44, 74), (50, 68), (56, 74), (60, 92, 1), (40, 92, 1)]))
    pen.disc("#fdb", (50, 68), 6, line="")


def air_drop(pen: Pen) -> None:
    """An aeroplane letting water fall."""
    pen.inked("#e64", spline([(8, 30, 1), (20, 32), (66, 26), (88, 30), (94, 37), (84, 43), (30, 46), (14, 42)]))
    pen.inked(
        "#fd8",
        polygon([(40, 36), (62, 36), (44, 58), (34, 58)]),
        polygon([(10, 32), (6, 12), (16, 14), (26, 32)]),
        polygon([(46, 30), (38, 14), (48, 14), (64, 29)]),
    )
    pen.inked("#aef", spline([(72, 30, 1), (82, 29), (89, 34, 1), (74, 35, 1)]))
    for x, y in ((32, 78), (52, 70), (72, 76), (44, 92), (64, 90)):
        drop(pen, x, y, 7)


def engine(pen: Pen) -> None:
    """A fire engine."""
    pen.inked("#d33", polygon([(6, 40), (60, 40), (60, 28), (80, 28), (94, 52), (94, 74), (6, 74)]))
    pen.inked("#bef", polygon([(66, 34), (77, 34), (86, 52), (66, 52)]))
    pen.line("#fff", 4, polygon([(10, 60), (90, 60)], False))
    pen.line("#ca7", 4, polygon([(8, 34), (62, 26)], False), polygon([(8, 28), (60, 20)], False))
    pen.line("#ca7", 2.5, hairs([(16, 32), (16, 27), (30, 30), (30, 25), (44, 28), (44, 23)]))
    for x in (26, 74):
        pen.disc("#333", (x, 76), 12, line="")
        pen.disc("#ccc", (x, 76), 5)
    pen.inked("#5af", spline([(66, 22), (70, 16), (76, 22), (76, 28, 1), (66, 28, 1)]))


def dozer(pen: Pen) -> None:
    """A bulldozer."""
    pen.inked("#fb3", polygon([(26, 34), (54, 34), (60, 52), (76, 52), (76, 70), (20, 70), (20, 52), (26, 52)]))
    pen.inked("#bef", polygon([(31, 39), (50, 39), (54, 52), (31, 52)]))
    pen.inked("#556", spline([(14, 74), (20, 66), (70, 66), (78, 76), (70, 88), (20, 88)]))
    pen.line("#aab", 9, dots([(24, 77), (39, 77), (54, 77), (68, 77)]))
    pen.inked("#88a", spline([(82, 44, 1), (90, 60), (96, 86, 1), (86, 88, 1), (80, 64)]))
    pen.line("#643", 4, polygon([(64, 52), (64, 38)], False))


def scratch(pen: Pen) -> None:
    """A rake and the line it drew."""
    pen.inked(
        "#a86", spline([(4, 82, 1), (30, 74), (70, 86), (96, 78, 1), (96, 94, 1), (60, 98), (20, 90), (4, 96, 1)])
    )
    pen.inked("#c95", polygon([(68, 8), (76, 12), (42, 66), (34, 62)]))
    pen.inked(
        "#99a",
        polygon(
            [
                (16, 60),
                (58, 76),
                (55, 84),
                (50, 82),
                (48, 90),
                (42, 88),
                (44, 80),
                (34, 76),
                (31, 84),
                (25, 82),
                (28, 74),
                (14, 68),
            ]
        ),
    )


def reforest(pen: Pen) -> None:
    """A stump with a young shoot."""
    pen.line("#485", 5, spline([(54, 56), (52, 40), (56, 24)], False))
    pen.inked(
        "#6b4",
        spline([(54, 40, 1), (32, 38), (26, 20, 1), (46, 22)]),
        spline([(56, 34, 1), (60, 14), (80, 8, 1), (78, 28)]),
    )
    pen.inked(
        "#96b",
        spline(
            [(24, 58, 1), (28, 76), (14, 92, 1), (38, 88), (50, 96, 1), (62, 88), (88, 92, 1), (74, 76), (78, 58, 1)]
        ),
    )
    pen.disc("#ecd", (51, 58), 27, 11, line="")
    pen.disc("none", (51, 58), 16, 6, line="#a8b")


def firestorm(pen: Pen) -> None:
    """A whirl of fire."""
    for y, w, fill in ((84, 11, "#a21"), (70, 20, "#c31"), (54, 29, "#e52"), (36, 37, "#f82"), (17, 44, "#fb3")):
        pen.inked(
            fill,
            spline(
                [
                    (50 - w, y - 4, 1),
                    (50 - w * 0.7, y + 9),
                    (50 + w * 0.5, y + 13),
                    (50 + w, y + 2, 1),
                    (50 + w * 0.7, y - 9),
                    (50 - w * 0.4, y - 10),
                ]
            ),
        )
        pen.flat("#fe9", spline([(50 - w * 0.75, y - 3, 1), (50, y + 4), (50 + w * 0.75, y, 1), (50, y)]))
    pen.line("#f92", 4, dots([(16, 64), (84, 58), (24, 84), (78, 80), (90, 34)]))


def mutual_aid(pen: Pen) -> None:
    """Two hands clasped over a drop."""
    drop(pen, 50, 26, 14)
    pen.inked("#e95", spline([(4, 54, 1), (26, 50), (48, 56), (58, 66), (50, 72), (36, 68), (22, 80), (4, 82, 1)]))
    pen.inked("#79c", spline([(96, 54, 1), (74, 50), (54, 52), (42, 64), (48, 74), (60, 70), (76, 82), (96, 82, 1)]))
    pen.inked("#e95", spline([(40, 55, 1), (52, 46), (60, 52), (54, 60), (46, 62)]))
    pen.line(INK, 2.4, hairs([(46, 68), (53, 74), (53, 65), (60, 71)]))


def pail(pen: Pen) -> None:
    """The bucket card."""
    bucket(pen)


def reckless(pen: Pen) -> None:
    """The bucket thrown away, fire let loose."""
    blaze(pen, 30, 94, 26)
    blaze(pen, 68, 94, 32)
    at = Frame(34, 26, -38, 1)
    pen.inked("#5bf", spline([(48, 40, 1), (60, 30), (80, 34), (92, 50, 1), (74, 46), (62, 52, 1), (58, 44)]))
    pen.inked("#89a", spline(at.put([(-17, -18, 1), (17, -12, 1), (22, 24, 1), (0, 28), (-22, 24, 1)])))
    pen.inked("#357", spline(at.put([(-22, 24), (0, 19), (22, 24), (0, 31)])))


def shadow(pen: Pen) -> None:
    """A face among the trees."""
    pen.flat("#345", polygon([(4, 92), (16, 40), (28, 92)]), polygon([(72, 92), (84, 40), (96, 92)]))
    pen.inked(
        "#223",
        spline(
            [
                (12, 96, 1),
                (22, 84),
                (20, 60),
                (10, 52, 1),
                (26, 44),
                (24, 28, 1),
                (34, 34),
                (38, 14, 1),
                (46, 28),
                (50, 4, 1),
                (54, 28),
                (62, 14, 1),
                (66, 34),
                (76, 28, 1),
                (74, 44),
                (90, 52, 1),
                (80, 60),
                (78, 84),
                (88, 96, 1),
            ]
        ),
    )
    pen.flat(
        "#f62",
        spline([(28, 48, 1), (38, 52), (46, 62, 1), (34, 62)]),
        spline([(72, 48, 1), (62, 52), (54, 62, 1), (66, 62)]),
    )
    pen.line("#fd6", 4, dots([(38, 57), (62, 57)]))
    pen.flat(
        "#f92",
        polygon([(32, 76), (40, 72), (46, 78), (50, 73), (54, 78), (60, 72), (68, 76), (58, 88), (50, 82), (42, 88)]),
    )


def champion(pen: Pen, crown: bool = False) -> None:
    """A wreath of fir about a star, crowned for the grand one."""
    for k in range(9):
        for side in (-1, 1):
            at = Frame(50, 52, side * (20 + k * 18), 1)
            pen.inked("#4a6", spline(at.put([(-side * 7, 36, 1), (-side * 1, 27), (side * 8, 33, 1), (0, 43)])))
    pen.inked("#fc3", polygon([Frame(50, 54, -90 + i * 36, 1).at(24 if i % 2 == 0 else 10, 0) for i in range(10)]))
    if crown:
        pen.inked("#fd5", polygon([(30, 26), (26, 4), (40, 14), (50, 0), (60, 14), (74, 4), (70, 26)]))
