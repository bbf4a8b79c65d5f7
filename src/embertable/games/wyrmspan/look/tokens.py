"""Small inked symbols in a square of 64, and the device on the back of a dragon card."""

from __future__ import annotations

from math import cos, pi, sin

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Knot, Point, Ribbon, dots, polygon, spline
from embertable.art.tokens import INK


def cave(pen: Pen) -> None:
    """The mouth of a cave."""
    pen.inked("#978", spline([(4, 58, 1), (6, 34), (20, 10), (38, 6), (54, 20), (60, 58, 1)]))
    pen.inked("#324", spline([(16, 58, 1), (18, 36), (32, 22), (46, 36), (48, 58, 1)]))
    pen.flat("#978", polygon([(24, 30), (29, 40), (31, 26)]), polygon([(34, 25), (37, 36), (41, 31)]))


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


def coiled(pen: Pen, fill: str, light: str) -> None:
    """A dragon biting its tail."""
    knots = [(60 + 27 * cos(a), 84 + 27 * sin(a)) for a in [(-60 + 33 * i) * pi / 180 for i in range(10)]]
    body = Ribbon(knots, (7, 8, 8, 7, 6, 4, 1))
    pen.inked(
        fill,
        polygon(
            [q for i in range(12) for q in (body.edge(0.08 + i * 0.07, -0.8), body.edge(0.13 + i * 0.07, -1, 4))]
            + [body.edge(0.95 - i * 0.11, 0.2) for i in range(9)]
        ),
    )
    pen.inked(fill, body.band(count=12))
    pen.line(light, 2, spline(body.line(0.5, 0.04, 0.8, 9), False))
    pen.inked(fill, spline([(84, 66), (80, 56), (70, 50), (60, 51), (50, 54), (47, 59), (52, 63), (64, 64), (72, 70)]))
    pen.inked("#fec", spline([(76, 54, 1), (84, 48), (92, 50, 1), (84, 54), (80, 59, 1)]))
    pen.disc("#fd5", (66, 56), 3, line="")
