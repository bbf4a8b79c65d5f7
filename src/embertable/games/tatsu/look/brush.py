"""Spirits in the manner of the ink brush: one swelling stroke for a body, dry streaks, a sun, a seal."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from embertable.art.heads import Head, horns, silhouette
from embertable.art.pen import Pen
from embertable.art.shapes import Curve, Frame, Knot, Point, Ribbon, dots, polygon, spline

WIDTH, HEIGHT = 180, 200


@dataclass(frozen=True)
class Ink:
    """What a spirit is painted with: the sun behind it, the ink, the pale of the dry brush."""

    sun: str
    ink: str
    pale: str


def serpent(bends: int) -> list[Point]:
    """The course of the brush from head to tail: as many bends as asked for, widest in the middle."""
    low, high = 46.0 - bends * 5, 152.0 + bends * 7
    step = (high - low) / (bends + 0.75)
    spine: list[Point] = [(124 + bends * 3, low + 20 - bends * 0.5), (104 + bends * 2, low - 2)]
    for k in range(bends):
        side = -1 if k % 2 == 0 else 1
        reach = (28 + bends * 4.2) * (1 - 0.34 * abs(k - (bends - 1) / 2) / max(bends - 1, 1))
        x, y = 90 + side * reach, low + step * (k + 0.7)
        spine += [(x - side * reach * 0.42, y - step * 0.42), (x, y), (x - side * reach * 0.5, y + step * 0.4)]
    side = 1 if bends % 2 else -1
    spine += [(90 + side * 20, low + step * (bends + 0.3)), (90 + side * 34, low + step * (bends + 0.62))]
    return spine


def streaks(pen: Pen, body: Ribbon, paper: str, draw: Random) -> None:
    """Where the brush ran dry: thin pale lines along the stroke."""
    for _ in range(4):
        start = draw.uniform(0.25, 0.75)
        pen.line(
            paper,
            draw.choice((1.2, 1.8)),
            spline(body.line(draw.uniform(-0.6, 0.6), start, min(0.97, start + draw.uniform(0.1, 0.22)), 8), False),
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


def mane(body: Ribbon, count: int, reach: float) -> Curve:
    """Tufts along the back, longest behind the head; the near side runs inside the body."""
    places = [0.06 + 0.8 * i / count for i in range(count)]
    tufts: list[Knot] = []
    for t in places:
        tufts += [body.edge(t, 0.8), body.edge(t + 0.4 / count, 1, reach * (1 - 0.5 * t))]
    return polygon([*tufts, body.edge(0.9, 0.3), *[body.edge(t, 0.0) for t in reversed(places)]])


def spirit_body(
    pen: Pen, spine: list[Point], colours: Ink, strength: int, draw: Random, *, maned: bool, eye: str = ""
) -> None:
    """Body, mane, feet and head of one spirit."""
    ink = colours.ink
    thick = 11.2 - strength * 0.72
    widths = [thick * 0.62, thick * 0.9, thick, thick * 0.95, thick * 0.8, thick * 0.5, 0.6]
    body = Ribbon(spine, widths)
    pen.flat(ink, mane(body, 6 + strength * 3, thick * (0.95 if maned else 0.6) * (1.1 - strength * 0.08)))
    for place in (0.26, 0.6) if strength < 4 else (0.16, 0.5, 0.84):
        claw(pen, body, place, -1, ink, thick * (2 - strength * 0.1))
    size = 13.5 + strength * 0.8
    at = Frame(*spine[0], 20 if maned else 6, size)
    h = Head(
        snout=1.25,
        depth=0.95,
        brow=0.7,
        jaw=0.9,
        mood="aggressive",
        gape=26 if strength > 2 else 0.0,
        horns=("swept", "swept", "wavy", "wavy", "tall", "tall")[strength - 1],
    )
    pen.flat(ink, body.band(count=8 + strength * 4), silhouette(h, at), *horns(h, at, False))
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
    streaks(pen, body, colours.pale, draw)
    pen.flat(
        eye or ("#fff" if maned else colours.pale),
        spline(at.put([(-0.1, -0.42, 1), (0.2, -0.2), (0.5, -0.28, 1), (0.16, -0.52)])),
    )
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
