"""Dragons painted from back to front, with as much detail as is asked for."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

from embertable.art.bodies import back, belly, legs, marking, plates, rim, tail_tip
from embertable.art.dragons import Dragon, Leg
from embertable.art.heads import SIGHT, Head, behind_head, jowl, mouth, shine, silhouette, upon_head
from embertable.art.pen import Pen
from embertable.art.shapes import Frame, Knot, Ribbon, chance, dots, spline
from embertable.art.wings import draw_wing

HEAD_SIZE = {"hatchling": 54.0, "small": 42.0, "medium": 37.0, "large": 32.0}


def arm_of(body: Ribbon, place: float, size: float) -> Leg:
    """A short foreleg reaching forward from a legless body."""
    elbow = body.edge(place + 0.02, -1, size * 0.45)
    elbow = elbow[0], elbow[1] + size * 0.3
    wrist = elbow[0] + size * 0.5, elbow[1] - size * 0.12
    return body.edge(place, -0.3), elbow, wrist, (wrist[0] + size * 0.3, wrist[1] + size * 0.1)


def stretch(pen: Pen, d: Dragon, body: Ribbon, at: Frame, start: float, end: float, draw: Random) -> None:
    """One stretch of the body with its marks, underside and light; the first one joined to the head."""
    p, first = d.colours, start == 0
    knots = 0 if d.head.fine > 0 else 3 + int((end - start) * body.length / 86)
    pen.inked(
        p.base,
        body.band(-1, 1, start, end if end == 1 else end + 0.02, knots),
        *([silhouette(d.head, at)] if first else []),
    )
    marking(pen, d.marks, body, p, draw, start + 0.1 * first, min(end, 0.84), d.head.fine)
    low, high = start + 0.05 * first, min(end, 0.8, d.pose.throat)
    if high - low > 0.1 and (first or d.head.fine >= 0):
        pen.flat(p.belly, belly(body, low, high), *([jowl(d.head, at)] if first else []))
        if d.head.fine > 0 and first and d.size != "hatchling":
            plates(pen, body, p, low + 0.04, high - 0.1)
    pen.line(
        p.rim,
        5,
        *rim(body, start + (0.12 if first else 0.03), min(end, 0.9))[: 1 + (d.head.fine > 0)],
        *([shine(d.head, at)] if first else []),
    )


def rings(pen: Pen, d: Dragon, draw: Random) -> None:
    """Coils that lie before the body."""
    p = d.colours
    for spine, widths in d.pose.rings:
        ring = Ribbon([(x + draw.uniform(-5, 5), y + draw.uniform(-3, 3)) for x, y in spine], widths)
        last = spine is d.pose.rings[-1][0]
        if last:
            tail_tip(pen, d.tail, ring, p, 22)
            if d.back != "none":
                back(pen, d.back, ring, p, 0.5, 0.95, 16, d.head.fine)
        pen.inked(p.base, ring.band(-1, 1, 0, 1.0 if last else 0.999))
        pen.flat(p.dark, ring.band(-0.98, -0.5, 0.06, 0.76 if last else 0.94, 4, True))
        marking(pen, d.marks, ring, p, draw, 0.08, 0.9, d.head.fine)
        if d.head.fine >= 0:
            pen.line(p.rim, 5, *rim(ring, 0.06, 0.94)[:1])


def other_heads(pen: Pen, d: Dragon, body: Ribbon, at: Frame) -> None:
    """The further necks of a hydra, behind the first."""
    p = d.colours
    start = d.pose.shoulder
    root = body.at(start)
    for dx, dy, turn in ((-96, -84, -20), (-22, -80, -12))[3 - d.heads :]:
        head = replace(d.head, horns="none", gape=0.0)
        place = Frame(at.x + dx, at.y + dy, at.turn + turn, at.size * 0.9)
        middle = (root[0] * 0.4 + place.x * 0.6 - 20, root[1] * 0.4 + place.y * 0.6)
        neck = Ribbon([(place.x, place.y), middle, root], [at.size * 0.46, at.size * 0.5, body.width(start) * 0.8])
        pen.inked(p.dark if dx < -50 else p.base, neck.band(count=4), silhouette(head, place))
        mouth(pen, head, place)
        pen.disc(p.eye, place.at(*SIGHT), at.size * 0.34, line="")
        pen.line(pen.ink, at.size * 0.4, dots([place.at(SIGHT[0] + 0.08, SIGHT[1])]))


def shell(pen: Pen, d: Dragon, draw: Random, front: bool) -> None:
    """The egg the hatchling has just left: its far rim behind the body, its near wall before it."""
    p = d.colours
    wide, top, low = 82 + draw.uniform(-6, 8), 272 + draw.uniform(-6, 6), 354
    middle = 194
    count = 6
    teeth: list[Knot] = []
    for i in range(count + 1):
        x = middle - wide + 2 * wide * i / count
        sag = 12 * (1 - (2 * i / count - 1) ** 2) * (1 if front else -0.6)
        teeth.append((x, top + sag + (draw.uniform(8, 14) if i % 2 == 0 else -draw.uniform(6, 12)), 1))
    if not front:
        pen.inked(p.fold, spline([*teeth, (middle + wide * 0.8, top + 50), (middle - wide * 0.8, top + 50)]))
        return
    pen.inked(
        p.egg,
        spline(
            [
                *teeth,
                (middle + wide * 0.92, top + 52),
                (middle + wide * 0.5, low),
                (middle, low + 4),
                (middle - wide * 0.5, low),
                (middle - wide * 0.92, top + 52),
            ]
        ),
    )
    if d.head.fine > 0:
        pen.flat(
            p.shade,
            spline(
                [
                    (middle - wide * 0.92, top + 48, 1),
                    (middle - wide * 0.52, low - 3),
                    (middle + wide * 0.4, low, 1),
                    (middle - wide * 0.35, low - 22),
                ]
            ),
        )
    spots = [
        (middle + (draw.uniform(-0.2, 0.2) + (-0.5, -0.1, 0.25, 0.62, 0.05)[k]) * wide, top + draw.uniform(28, 56))
        for k in range(5)
    ]
    pen.line(p.wing, draw.choice((9, 12, 15)), dots(spots))


def hatched(pen: Pen, d: Dragon, draw: Random, at: Frame) -> None:
    """A piece of shell still on the head of the playful and the shy."""
    if d.mood in ("shy", "playful") and d.head.ears not in ("frill", "hood") and d.number % 3:
        cap: list[Knot] = [
            (-0.85, -0.72, 1),
            (-0.62, -1.3),
            (-0.1, -1.55),
            (0.36, -1.25),
            (0.5, -0.8, 1),
            (0.26, -0.98, 1),
            (0.0, -0.74, 1),
            (-0.3, -0.96, 1),
            (-0.56, -0.68, 1),
        ]
        pen.inked(d.colours.egg, spline(at.put(cap)))


def breath(pen: Pen, h: Head, at: Frame) -> None:
    """A puff of fire from an open mouth."""
    puff = Frame(*at.at(0.72 + h.snout, 0.42), at.turn + h.gape * 0.45, at.size)
    pen.inked(
        "#f72",
        spline(
            puff.put(
                [
                    (-0.1, 0, 1),
                    (0.5, -0.36),
                    (1.2, -0.62, 1),
                    (1.1, -0.24),
                    (1.75, -0.02, 1),
                    (1.15, 0.16),
                    (1.3, 0.56, 1),
                    (0.5, 0.34),
                ]
            )
        ),
    )
    pen.flat("#fe7", spline(puff.put([(0.1, 0, 1), (0.55, -0.16), (1.15, 0, 1), (0.55, 0.16)])))


def paint(pen: Pen, d: Dragon, skull: float = 0.0) -> Frame:
    """The dragon from back to front; gives the place of its head."""
    p, pose, draw = d.colours, d.pose, chance(f"pen:{d.number}")
    body = Ribbon(pose.spine, pose.widths)
    at = Frame(*pose.spine[0], pose.head, skull or HEAD_SIZE[d.size])
    wing = Frame(*body.edge(pose.shoulder, 0.35), pose.tilt, pose.wing)
    small = {"hatchling": 15, "small": 17, "medium": 19, "large": 22}[d.size]
    young = d.size == "hatchling"
    if young:
        shell(pen, d, draw, False)
    if d.wings and not (young and d.build == "fey") and d.head.fine >= 0:
        draw_wing(
            pen,
            d.wings,
            Frame(wing.x + wing.size * 0.22, wing.y - 6, wing.turn + 16, wing.size * 0.92),
            pose.hold,
            p,
            True,
            d.head.fine,
        )
    armed = d.arms and not young
    limbless = young and not d.arms and d.build in ("serpent", "coil", "plumed")
    if not limbless:
        legs(
            pen,
            (arm_of(body, 0.24, 38),) if armed else pose.far,
            15 if armed else pose.girth * 0.94,
            p,
            True,
            d.head.fine,
        )
    if young:
        tail = Ribbon([(150, 290), (112, 300), (72, 286), (62, 246), (84, 222)], (24, 20, 14, 8, 3))
        tail_tip(pen, d.tail, tail, p, small + 2)
        pen.inked(p.base, tail.band(count=4))
    if d.head.fine >= 0 or not young:
        back(pen, d.back, body, p, 0.14, 0.86, small, d.head.fine)
    if not pose.rings and not young:
        tail_tip(pen, d.tail, body, p, small + 3)
    other_heads(pen, d, body, at)
    behind_head(pen, d.head, at, p)
    cuts = [0.0, *pose.cuts, 1.0]
    for start, end in reversed(list(pairwise(cuts))):
        stretch(pen, d, body, at, start, end, draw)
    if young:
        shell(pen, d, draw, True)
    if not limbless:
        legs(pen, (arm_of(body, 0.3, 40),) if armed else pose.near, 17 if armed else pose.girth, p, False, d.head.fine)
    if d.wings:
        draw_wing(pen, d.wings, wing, pose.hold, p, False, d.head.fine)
    rings(pen, d, draw)
    upon_head(pen, d.head, at, p)
    if d.fiery and d.head.gape > 15:
        breath(pen, d.head, at)
    if young:
        hatched(pen, d, draw, at)
    return at
