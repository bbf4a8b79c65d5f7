"""Bodies: what runs along the ribbon of a dragon (back, belly, marks, light) and what hangs on it (legs, tail)."""

from __future__ import annotations

from random import Random

from embertable.art.palette import Palette
from embertable.art.pen import Pen
from embertable.art.shapes import Curve, Frame, Knot, Point, Ribbon, dots, hairs, mix, polygon, spline


def back(pen: Pen, kind: str, body: Ribbon, p: Palette, start: float, end: float, size: float, fine: int) -> None:
    """What stands along the spine, drawn before the body so that its roots are hidden."""
    if kind == "none":
        return
    steps = max(
        4,
        int(
            (end - start)
            * body.length
            / {"sail": 64, "mane": 44, "plates": 40}.get(kind, 40)
            / (1 if fine > 0 else 1.3)
        ),
    )
    marks = [start + (end - start) * i / steps for i in range(steps + 1)]

    def tall(i: float) -> float:
        share = i / steps
        return size * (0.5 + 2.2 * share * (1 - share)) * (1 - 0.35 * share)

    knots: list[Knot] = []
    roots = [body.edge(m, 0.3) for m in marks[-2:0:-2]]
    if kind in ("spikes", "feathers"):
        lean = 0.9 if kind == "spikes" else 1.05
        for i in range(steps):
            a, b = marks[i], marks[i + 1]
            knots += [
                body.edge(a, 0.7),
                body.edge(a + (b - a) * lean, 1, tall(i + 0.5) * (1.25 if kind == "feathers" else 1.0)),
            ]
        pen.inked(p.accent, polygon([*knots, body.edge(end, 0.5), *roots]))
    elif kind == "plates":
        for i in range(steps):
            a, b = marks[i], marks[i + 1]
            knots += [(*body.edge(a, 0.8), 1), body.edge(a + (b - a) * 0.6, 1, tall(i + 0.5) * 0.85)]
        pen.inked(p.wing, spline([*knots, (*body.edge(end, 0.5), 1), *roots]))
    elif kind == "sail":
        knots.append((*body.edge(start, 0.6), 1))
        for i in range(1, steps):
            knots += [
                (*body.edge(marks[i], 1, tall(i) * 1.5), 1),
                body.edge((marks[i] + marks[i + 1]) / 2, 1, tall(i + 0.5) * 1.05),
            ]
        pen.inked(p.wing, spline([*knots, (*body.edge(end, 0.5), 1), *roots]))
        rays: list[Point] = []
        for i in range(1, steps * (fine > 1)):
            rays += [body.edge(marks[i], 1, 2), body.edge(marks[i], 1, tall(i) * 1.35)]
        if rays:
            pen.line(p.wing_dark, 4, hairs(rays))
    else:  # mane
        for i in range(steps):
            a, b = marks[i], marks[i + 1]
            knots += [
                (*body.edge(a, 0.9), 1),
                body.edge(a + (b - a) * 0.5, 1, tall(i) * 0.9),
                (*body.edge(b + (b - a) * 0.35, 1, tall(i) * 1.1), 1),
            ]
        pen.inked(p.accent, spline([*knots, (*body.edge(end, 0.4), 1), *roots]))


def belly(body: Ribbon, start: float, end: float) -> Curve:
    """The light underside."""
    count = max(5, int((end - start) * body.length / 80) + 2)
    shares = [i / (count - 1) for i in range(count)]
    low: list[Knot] = [body.edge(start + (end - start) * s, -1, 0.5) for s in shares]
    high: list[Knot] = [body.edge(start + (end - start) * s, -0.3 - 0.5 * abs(s - 0.3)) for s in shares]
    return spline([low[0], *low[1:-1], (*low[-1][:2], 1), *high[-2::-1]])


def plates(pen: Pen, body: Ribbon, p: Palette, start: float, end: float) -> None:
    """The lines across the underside: one broken line along its middle."""
    count = max(4, int((end - start) * body.length / 90) + 2)
    width = max(5.0, min(body.width(start), body.width((start + end) / 2), body.width(end)) * 0.6)
    pen.line(
        p.fold,
        width,
        spline(body.line(-0.72, start, end, count), False),
        extra=' stroke-linecap="butt" stroke-dasharray="2 6"',
    )


def marking(pen: Pen, kind: str, body: Ribbon, p: Palette, draw: Random, start: float, end: float, fine: int) -> None:
    """Marks on the upper side: spots, stripes, saddles, scales, stars, rings, bands of colour."""
    steps = min(10 if fine > 0 else 6, max(3, int((end - start) * body.length / (40 if fine > 0 else 56))))
    marks = [start + (end - start) * (i + 0.3 + draw.uniform(-0.15, 0.15)) / steps for i in range(steps)]
    if kind == "spots":
        pen.line(p.dark, 13, dots([body.edge(m, draw.uniform(0.1, 0.6)) for m in marks]))
        if fine > 1:
            pen.line(p.dark, 8, dots([body.edge(m + 0.02, draw.uniform(-0.1, 0.7)) for m in marks[::2]]))
    elif kind == "rings":
        spots = dots([body.edge(m, draw.uniform(0.15, 0.45)) for m in marks[::2]])
        pen.line(p.dark, 18, spots)
        pen.line(p.accent, 8, spots)
    elif kind == "stripes":
        pen.flat(
            p.dark,
            *(polygon([body.edge(m - 0.014, 1), body.edge(m + 0.016, 1), body.edge(m + 0.01, -0.15)]) for m in marks),
        )
    elif kind == "saddles":
        pen.flat(
            p.wing_dark,
            *(
                spline([(*body.edge(m - 0.04, 0.99), 1), body.edge(m, 0.2), (*body.edge(m + 0.04, 0.99), 1)])
                for m in marks[::2]
            ),
        )
    elif kind == "scales":
        count = max(4, int((end - start) * body.length / 80))
        rows = [
            spline(body.line(across, start + shift, end - 0.04 + shift, count), False)
            for across, shift in ((0.48, 0.0), (0.1, 0.012))
        ]
        pen.line(p.dark, 6, *rows, extra=' stroke-dasharray="2 8"')
    elif kind == "stars":
        rays: list[Point] = []
        for m in marks[::2]:
            (x, y), r = body.edge(m, draw.uniform(-0.1, 0.5)), draw.choice((6, 8, 9))
            rays += [(x, y - r), (x, y + r), (x - r, y), (x + r, y)]
        pen.line(p.rim, 3, hairs(rays))
        if fine > 0:
            pen.line(p.rim, 5, dots([body.edge(m, draw.uniform(0, 0.6)) for m in marks[1::2]]))
    elif kind == "bands":
        hues = (p.accent, p.wing, p.light) if fine > 1 else (p.accent, p.wing)
        for k, colour in enumerate(hues):
            pen.line(
                colour,
                12,
                hairs(
                    [
                        q
                        for i, m in enumerate(marks)
                        if i % len(hues) == k
                        for q in (body.edge(m, 0.72), body.edge(m, -0.1))
                    ]
                ),
            )


def rim(body: Ribbon, start: float = 0.03, end: float = 0.86) -> list[Curve]:
    """A thin light along the longest stretches that look upwards."""
    out: list[Curve] = []
    for side in (1, -1):
        for a, b in body.lit(side, start, end)[:1]:
            if (b - a) * body.length > 50:
                out.append(
                    spline(
                        body.line(side * 0.86, a + 0.01, b - 0.01, max(3, int((b - a) * body.length / 70) + 1)), False
                    )
                )
    return out


def leg(joints: tuple[Point, Point, Point, Point], width: float, far: bool) -> tuple[Curve, list[Point]]:
    """One leg from hip through knee and ankle to the toes: its outline, and pairs of points for its claws."""
    hip, knee, ankle, toe = joints
    limb = Ribbon([hip, knee, ankle], [width, width * 0.9, width * 0.56, width * 0.34])
    ahead = 1 if toe[0] >= ankle[0] else -1
    foot = Frame(toe[0], toe[1], 0, max(width * 0.38, 7.5))

    def f(x: float, y: float) -> Point:
        return foot.at(x * ahead, y)

    front = [limb.edge(t, -ahead) for t in ((0.45,) if far else (0.06, 0.56))]
    rear = [limb.edge(t, ahead) for t in ((0.8,) if far else (0.9, 0.42))]
    sole: list[Knot] = [f(-0.1, -1.0), f(1.5, -0.35), (*f(1.7, 0.8), 1), (*f(-2.0, 0.8), 1)]
    claws = [
        f(x + dx, y) for x in ((1.5, 0.4) if width < 20 else (1.5, 0.5, -0.5)) for dx, y in ((0.0, 0.35), (0.3, 0.85))
    ]
    return spline([mix(hip, knee, -0.25 if far else -0.32), *front, *sole, *rear]), claws


def legs(
    pen: Pen, paths: tuple[tuple[Point, Point, Point, Point], ...], girth: float, p: Palette, far: bool, fine: int
) -> None:
    """Legs of one side; the far ones in shade."""
    if not paths:
        return
    drawn = [leg(joints, girth * (0.78 if i == 0 and len(paths) > 1 else 1.0), far) for i, joints in enumerate(paths)]
    if len(paths) > 1 and paths[0][3][0] - paths[1][3][0] < 60:  # near each other: the outline must part them
        for shape, _ in reversed(drawn):
            pen.inked(p.dark if far else p.base, shape)
    else:
        pen.inked(p.dark if far else p.base, *(shape for shape, _ in drawn))
    if not far and fine >= 0:
        pen.line(p.horn, 5, hairs([q for _, claws in drawn for q in claws]))


TIPS: dict[str, list[Knot]] = {
    "spade": [(-0.2, 0, 1), (0.15, -0.75), (0.75, -0.55), (1.6, 0, 1), (0.75, 0.55), (0.15, 0.75)],
    "arrow": [(0.2, -0.1), (-0.35, -0.9, 1), (1.5, 0, 1), (-0.35, 0.9, 1), (0.2, 0.1)],
    "fan": [
        (-0.3, 0, 1),
        (0.6, -1.3, 1),
        (0.9, -0.65),
        (1.5, -0.6, 1),
        (1.25, 0),
        (1.5, 0.6, 1),
        (0.9, 0.65),
        (0.6, 1.3, 1),
    ],
    "fork": [(-0.4, 0, 1), (0.5, -0.5), (1.8, -1.1, 1), (0.9, 0, 1), (1.8, 1.1, 1), (0.5, 0.5)],
    "tuft": [
        (-0.5, -0.25),
        (0.2, -0.85),
        (1.1, -0.75),
        (1.9, -0.5, 1),
        (1.35, -0.1),
        (1.75, 0.5, 1),
        (0.9, 0.75),
        (0.1, 0.7),
        (-0.4, 0.3),
    ],
    "club": [
        (-0.5, -0.35),
        (0, -0.85, 1),
        (0.25, -0.5),
        (0.85, -0.9, 1),
        (0.95, -0.3),
        (1.5, 0, 1),
        (0.95, 0.3),
        (0.8, 0.9, 1),
        (0.25, 0.5),
        (-0.5, 0.35),
    ],
    "leaf": [(-0.3, 0, 1), (0.3, -0.7), (1.2, -0.6), (1.9, 0.1, 1), (1.0, 0.45), (0.2, 0.5)],
    "sting": [(-0.5, -0.5), (0.3, -0.75), (0.8, -0.35), (1.7, -0.75, 1), (1.1, 0.25), (0.5, 0.6), (-0.4, 0.45)],
    "plume": [
        (-0.4, 0, 1),
        (0.3, -0.75),
        (1.4, -1.1),
        (2.0, -0.9),
        (1.5, -0.4, 1),
        (2.4, -0.15),
        (1.6, 0.25, 1),
        (2.0, 0.8),
        (1.2, 0.8),
        (0.3, 0.55),
    ],
    "flame": [
        (-0.4, 0, 1),
        (0.3, -0.8),
        (1.3, -0.9, 1),
        (1.0, -0.45),
        (2.1, -0.25, 1),
        (1.3, 0.15),
        (1.6, 0.8, 1),
        (0.4, 0.7),
    ],
}


def tail_tip(pen: Pen, kind: str, body: Ribbon, p: Palette, size: float) -> None:
    """What ends the tail."""
    if kind in TIPS:
        fill = {"fan": p.wing, "fork": p.wing, "leaf": p.wing, "club": p.horn, "sting": p.horn, "flame": "#fa3"}.get(
            kind, p.accent
        )
        pen.inked(fill, spline(Frame(*body.at(0.975), body.course(0.985), size).put(TIPS[kind])))
