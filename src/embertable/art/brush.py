"""Spirits in the manner of the ink brush: one swelling stroke for a body, dry streaks, a sun, a seal."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from embertable.art.heads import Head, horns, silhouette
from embertable.art.pen import Pen
from embertable.art.shapes import Frame, Knot, Point, Ribbon, dots, polygon, spline

SQUARE = 180
CLAN = {"red": ("#c22", "#1b1418", "#e98"), "yellow": ("#e5a712", "#3a2c1c", "#fe9")}  # sun, ink, pale

# The course of the brush by strength; the stronger, the longer.
SPINES: dict[int, list[Point]] = {
    1: [(118, 74), (96, 62), (74, 78), (78, 108), (104, 122), (112, 144)],
    2: [(128, 66), (104, 50), (74, 62), (70, 94), (98, 112), (112, 136), (90, 156)],
    3: [(132, 70), (110, 44), (74, 46), (60, 78), (86, 104), (120, 120), (112, 150), (74, 156)],
    4: [(138, 72), (118, 38), (76, 34), (48, 66), (70, 98), (114, 104), (132, 136), (98, 160), (58, 146)],
    5: [
        (144, 80),
        (130, 40),
        (86, 24),
        (46, 46),
        (52, 88),
        (98, 94),
        (138, 112),
        (132, 148),
        (86, 162),
        (42, 142),
        (36, 116),
    ],
    6: [
        (148, 86),
        (142, 42),
        (98, 18),
        (48, 30),
        (34, 72),
        (72, 94),
        (116, 84),
        (152, 116),
        (138, 156),
        (88, 166),
        (42, 154),
        (22, 118),
        (34, 96),
    ],
}


def streaks(pen: Pen, body: Ribbon, paper: str, draw: Random) -> None:
    """Where the brush ran dry: thin pale lines along the stroke."""
    for _ in range(4):
        start = draw.uniform(0.25, 0.75)
        pen.line(
            paper,
            draw.choice((1.2, 1.8)),
            spline(body.line(draw.uniform(-0.6, 0.6), start, min(0.97, start + draw.uniform(0.12, 0.3)), 4), False),
        )


def claw(pen: Pen, body: Ribbon, at: float, side: float, ink: str, size: float) -> None:
    """A quick foot of three flicks."""
    root = body.edge(at, side * 0.5)
    knee = body.edge(at - 0.03, side, size * 0.7)
    pen.line(ink, size * 0.3, spline([root, knee, (knee[0] + size * 0.5, knee[1] + size * 0.5)], False))
    x, y = knee[0] + size * 0.5, knee[1] + size * 0.5
    pen.line(
        ink,
        size * 0.14,
        *(
            spline(
                [(x, y), (x + size * 0.5 * c, y + size * 0.25 * s), (x + size * 0.62 * c, y + size * 0.6 * s)], False
            )
            for c, s in ((1, 0.2), (0.6, 0.8), (0, 1))
        ),
    )


def sun(pen: Pen, fill: str, centre: Point, r: float, draw: Random) -> None:
    """A disc laid down with one turn of the wet brush."""
    knots: list[Knot] = []
    for i in range(14):
        a = 2 * pi * i / 14
        k = r * draw.uniform(0.95, 1.05)
        knots.append((centre[0] + k * cos(a), centre[1] + k * sin(a)))
    pen.flat(fill, spline(knots))


def splashes(pen: Pen, ink: str, draw: Random, count: int) -> None:
    """Drops that flew from the brush."""
    pen.line(ink, 3, dots([(draw.uniform(14, 166), draw.uniform(14, 166)) for _ in range(count)]))
    pen.line(ink, 1.6, dots([(draw.uniform(10, 170), draw.uniform(10, 170)) for _ in range(count + 2)]))


def spirit_body(
    pen: Pen, spine: list[Point], ink: str, paper: str, clan: str, strength: int, draw: Random, eye: str
) -> None:
    """Body, mane, feet and head of one spirit."""
    thick = 7.5 + strength * 0.9
    widths = [thick * 0.62, thick * 0.9, thick, thick * 0.95, thick * 0.8, thick * 0.5, 0.6]
    body = Ribbon(spine, widths)
    tufts: list[Knot] = []
    steps = 5 + strength * 2
    for i in range(steps):
        t = 0.06 + 0.8 * i / steps
        reach = thick * (0.95 if clan == "red" else 0.6) * (1 - 0.5 * t)
        tufts += [body.edge(t, 0.8), body.edge(t + 0.05, 1, reach)]
    pen.flat(ink, polygon([*tufts, body.edge(0.9, 0.3), *[body.edge(0.85 - 0.12 * k, 0.2) for k in range(7)]]))
    for place in (0.26, 0.6) if strength < 4 else (0.2, 0.44, 0.68):
        claw(pen, body, place, -1, ink, thick * 1.9)
    size = 12.5 + strength * 1.3
    at = Frame(*spine[0], 20 if clan == "red" else 6, size)
    h = Head(
        snout=1.25,
        depth=0.95,
        brow=0.7,
        jaw=0.9,
        mood="aggressive",
        gape=26 if strength > 2 else 0.0,
        horns=("swept", "swept", "wavy", "wavy", "tall", "tall")[strength - 1],
    )
    pen.flat(ink, body.band(count=6 + strength * 2), silhouette(h, at), *horns(h, at, False))
    end = 0.6 + h.snout
    pen.line(
        ink,
        2,
        spline(at.put([(end, 0.0), (end + 0.9, 0.4), (end + 0.8, 1.4), (end + 1.4, 1.9)]), False),
        spline(at.put([(end - 0.3, 0.1), (end + 0.3, 0.9), (end - 0.2, 1.8)]), False),
    )
    pen.flat(
        ink, spline(at.put([(-0.5, -0.4, 1), (-1.4, -0.9), (-2.2, -0.6, 1), (-1.3, -0.2), (-1.9, 0.5, 1), (-0.9, 0.4)]))
    )
    streaks(pen, body, paper, draw)
    pen.flat(eye, spline(at.put([(-0.1, -0.42, 1), (0.2, -0.2), (0.5, -0.28, 1), (0.16, -0.52)])))
    tip = body.at(1.0)
    course = Frame(*tip, body.course(0.98), 10)
    pen.flat(
        ink, spline(course.put([(-0.8, 0, 1), (0.2, -0.7), (1.5, -0.9, 1), (0.8, -0.1), (1.8, 0.5, 1), (0.2, 0.6)]))
    )


def pearl(pen: Pen, centre: Point, r: float, fill: str, ink: str) -> None:
    """A burning pearl."""
    x, y = centre
    pen.flat(
        ink,
        spline(
            [
                (x - r * 1.2, y + r * 0.4),
                (x - r * 1.3, y - r * 0.7),
                (x - r * 0.5, y - r * 1.2),
                (x - r * 0.3, y - r * 2.3, 1),
                (x + r * 0.6, y - r * 1.2),
                (x + r * 1.5, y - r * 1.5, 1),
                (x + r * 1.2, y + r * 0.3),
                (x, y + r * 1.3),
            ]
        ),
    )
    pen.disc(fill, centre, r)
    pen.flat(
        "#fff",
        spline([(x - r * 0.6, y, 1), (x - r * 0.4, y - r * 0.5), (x, y - r * 0.65, 1), (x - r * 0.25, y - r * 0.25)]),
    )


def seal(pen: Pen, x: float, y: float, colour: str, count: int) -> None:
    """The painter's seal, with as many strokes as the spirit is strong."""
    pen.flat(colour, polygon([(x, y), (x + 18, y), (x + 18, y + 18), (x, y + 18)]))
    strokes: tuple[int, ...] = ((9,), (6, 12), (5, 9, 13))[min(count, 3) - 1]
    pen.line("#fff", 1.8, *(polygon([(x + k, y + 4), (x + k, y + 14)], False) for k in strokes))
    if count > 3:
        pen.line("#fff", 1.8, *(polygon([(x + 3, y + k), (x + 15, y + k)], False) for k in (5, 9, 13)[: count - 3]))
