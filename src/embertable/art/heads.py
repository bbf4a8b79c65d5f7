"""Heads in profile and what grows on them. One unit is the radius of the skull; x points to the nose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from embertable.art.palette import Palette
from embertable.art.pen import Pen
from embertable.art.shapes import Curve, Frame, Knot, Point, Ribbon, dots, hairs, polygon, spline


@dataclass(frozen=True)
class Head:
    """The measures of a head and how it feels."""

    snout: float = 1.1  # length of the snout before the skull
    depth: float = 1.0  # height of the snout
    brow: float = 0.3  # how far the brow stands out
    jaw: float = 1.0  # weight of the lower jaw
    hook: float = 0.0  # bend of the nose, up (below 0) or down (above 0)
    beak: bool = False
    eye: float = 0.37
    mood: str = "helpful"  # aggressive, playful, shy, helpful
    gape: float = 0.0  # how far the mouth is open, in degrees
    horns: str = "swept"
    ears: str = "fin"
    face: str = ""  # any of whiskers, beard, tusk, fangs, antennae
    fine: int = 3  # how much detail there is room for


CORNER: Point = (0.3, 0.3)  # of the mouth
SIGHT: Point = (0.14, -0.3)  # middle of the eye
BEHIND = ("frill", "hood")  # ears that stand behind the whole head


def turned(p: Knot, share: float) -> Knot:
    """A knot of the lower jaw when the mouth opens by so many degrees."""
    moved = Frame(*CORNER, share).at(p[0] - CORNER[0], p[1] - CORNER[1])
    return (*moved, *p[2:])


def upper(h: Head) -> list[Knot]:
    """Nape, crown, brow, bridge, nose and lip, from back to front."""
    end = 0.66 + h.snout
    if h.beak:
        return [
            (-0.95, -0.2),
            (-0.6, -0.8),
            (0.1, -0.95 - 0.1 * h.brow),
            (0.62, -0.6),
            (0.5 + h.snout * 0.6, -0.48 * h.depth),
            (end - 0.02, -0.05),
            (end - 0.14, 0.5 * h.depth, 1),
        ]
    return [
        (-0.95, -0.2),
        (-0.62, -0.78),
        (-0.05, -0.95),
        (0.4, -0.72 - 0.2 * h.brow),
        (0.74, -0.42 * h.depth - 0.04),
        (end - 0.24, -0.44 * h.depth + 0.2 * h.hook),
        (end + 0.02, -0.14 * h.depth + 0.3 * h.hook),
        (end - 0.06, 0.18 * h.depth + 0.3 * h.hook),
    ]


def lower(h: Head) -> list[Knot]:
    """Lip, chin, jaw and throat, from front to back, the mouth closed."""
    reach = 0.42 + h.snout * (0.74 if h.beak else 0.9)
    return [
        (reach, 0.26 * h.depth + 0.04),
        (reach - 0.14, 0.5 * h.depth),
        (0.4, 0.56 + 0.16 * h.jaw),
        (-0.2, 0.62 + 0.22 * h.jaw),
        (-0.85, 0.6),
    ]


def tongue_side(h: Head) -> Knot:
    """The middle of the edge of the lower jaw in an open mouth."""
    return turned((0.5 + h.snout * 0.4, 0.34), h.gape)


def silhouette(h: Head, at: Frame) -> Curve:
    """The outline of the head, mouth open or closed."""
    top, low = upper(h), lower(h)
    if h.gape <= 0:
        return spline(at.put([*top, *low[1:]]))
    return spline(
        at.put(
            [
                *top,
                (0.55 + h.snout * 0.5, 0.2 * h.depth),
                (*CORNER, 1),
                tongue_side(h),
                turned(low[0], h.gape),
                turned(low[1], h.gape),
                turned(low[2], h.gape * 0.7),
                *low[3:],
            ]
        )
    )


def jowl(h: Head, at: Frame) -> Curve:
    """The light underside of the jaw."""
    low = lower(h)
    if h.gape > 0:
        return spline(
            at.put(
                [
                    (*CORNER, 1),
                    tongue_side(h),
                    turned(low[0], h.gape),
                    turned(low[1], h.gape),
                    turned(low[2], h.gape * 0.7),
                    low[3],
                    (-0.6, 0.45),
                ]
            )
        )
    return spline(
        at.put(
            [
                (0.16, 0.3, 1),
                (0.5 + h.snout * 0.5, 0.3 * h.depth + 0.08),
                (*low[0], 1),
                low[1],
                low[2],
                low[3],
                (-0.6, 0.5),
            ]
        )
    )


def shine(h: Head, at: Frame) -> Curve:
    """The light on the crown."""
    return spline(at.put([(-0.6, -0.66), (-0.06, -0.83), (0.4, -0.62 - 0.18 * h.brow)]), False)


def mouth(pen: Pen, h: Head, at: Frame) -> None:
    """A line that smiles or sulks, or an open maw with tongue and teeth."""
    end, lip = 0.6 + h.snout, 0.2 * h.depth
    if h.gape <= 0:
        curl = {"helpful": -0.2, "playful": -0.28, "shy": 0.1, "aggressive": 0.16}[h.mood]
        line: list[Knot] = [
            (end, lip + 0.3 * h.hook),
            (0.5 + h.snout * 0.5, 0.3 * h.depth + 0.06),
            (0.34, 0.26),
            (0.16, 0.24 + curl),
        ]
        if h.beak:
            line = [(end - 0.1, 0.48 * h.depth), (0.5 + h.snout * 0.45, 0.22), (0.3, 0.22 + curl * 0.4)]
        if "fangs" in h.face:
            pen.flat(
                "#fff",
                *(
                    polygon(at.put([(x - 0.09, lip), (x, lip + 0.34), (x + 0.09, lip)]))
                    for x in (end - 0.24, 0.4 + h.snout * 0.45)
                ),
            )
        pen.line(pen.ink, pen.width, spline(at.put(line), False))
        return
    inner: list[Knot] = [
        (*CORNER, 1),
        (0.5 + h.snout * 0.5, lip),
        (end - 0.12, lip, 1),
        turned((0.36 + h.snout * 0.82, 0.32, 1), h.gape),
        tongue_side(h),
    ]
    pen.flat("#712", spline(at.put(inner)))
    reach = 0.95 if h.mood == "playful" else 0.66
    if h.mood == "playful" or h.fine > 2:
        pen.flat(
            "#e78",
            spline(
                at.put(
                    [
                        turned(k, h.gape * 0.85)
                        for k in (
                            (0.42, 0.3, 1),
                            (0.5 + h.snout * 0.4, 0.16),
                            (0.5 + h.snout * reach, 0.3),
                            (0.5 + h.snout * 0.4, 0.38),
                        )
                    ]
                )
            ),
        )
    if h.mood == "aggressive" or "fangs" in h.face:
        teeth = [
            polygon(at.put([(x - 0.1, lip - 0.04), (x, lip + 0.27), (x + 0.1, lip - 0.04)]))
            for x in (end - 0.2, 0.5 + h.snout * 0.5)
        ]
        if h.fine > 1:
            teeth.append(
                polygon(
                    at.put(
                        [
                            turned(k, h.gape)
                            for k in (
                                (0.27 + h.snout * 0.84, 0.32),
                                (0.34 + h.snout * 0.84, 0.04),
                                (0.43 + h.snout * 0.84, 0.32),
                            )
                        ]
                    )
                )
            )
        pen.flat("#fff", *teeth)


def eye(pen: Pen, h: Head, at: Frame, p: Palette) -> None:
    """A living eye: iris, pupil, light in it, and a lid that tells the mood."""
    r = h.eye * at.size
    middle = at.at(*SIGHT)
    dx, dy = {"aggressive": (0.2, 0.04), "playful": (0.16, -0.12), "shy": (0.14, 0.2), "helpful": (0.22, 0.04)}[h.mood]
    pen.disc(p.eye, middle, r, line="")
    wide, tall = (0.36, 0.74) if h.mood == "aggressive" else (0.62, 0.68)
    pen.disc("#212", at.at(SIGHT[0] + dx * h.eye, SIGHT[1] + dy * h.eye), r * wide, r * tall)
    pen.disc("#fff", at.at(SIGHT[0] + (dx + 0.22) * h.eye, SIGHT[1] + (dy - 0.32) * h.eye), max(r * 0.25, 2))
    tilt, cover = {"aggressive": (26, 0.36), "playful": (-12, 0.0), "shy": (-20, 0.26), "helpful": (0, 0.0)}[h.mood]
    if cover:
        lid = Frame(*middle, at.turn + tilt, r * 1.14)
        height = -1 + 2 * cover
        reach = (1 - height * height) ** 0.5
        pen.inked(p.dark, spline(lid.put([(-reach, height, 1), (-0.52, -0.94), (0.52, -0.94), (reach, height, 1)])))


def horn(at: Frame, root: Point, bends: list[Point], width: float) -> Curve:
    """A tapered horn from its root through its bends."""
    ribbon = Ribbon([at.at(*q) for q in (root, *bends)], [width * at.size, width * 0.74 * at.size, 0.8])
    marks: tuple[float, ...] = (0.36, 0.7) if len(bends) > 2 else (0.5,)
    if len(bends) > 3:
        marks = (0.22, 0.42, 0.62, 0.82)
    up, down = [ribbon.edge(t, 1) for t in marks], [ribbon.edge(t, -1) for t in reversed(marks)]
    return spline([(*ribbon.edge(0, 1), 1), *up, (*ribbon.at(1), 1), *down, (*ribbon.edge(0, -1), 1)])


HORNS: dict[str, list[tuple[Point, list[Point], float]]] = {
    "none": [],
    "swept": [((-0.3, -0.72), [(-0.85, -1.15), (-1.6, -1.3), (-2.1, -1.05)], 0.24)],
    "tall": [((-0.2, -0.8), [(-0.45, -1.4), (-0.95, -1.9), (-1.0, -2.3)], 0.24)],
    "forward": [((-0.2, -0.8), [(-0.6, -1.4), (-0.25, -1.95), (0.35, -2.05)], 0.26)],
    "ram": [((-0.2, -0.75), [(-0.95, -1.25), (-1.55, -0.7), (-1.2, -0.05), (-0.65, -0.25)], 0.3)],
    "nubs": [
        ((-0.15, -0.85), [(-0.28, -1.15), (-0.36, -1.36)], 0.22),
        ((-0.55, -0.7), [(-0.76, -0.95), (-0.92, -1.12)], 0.17),
    ],
    "crown": [
        ((0.05, -0.85), [(-0.02, -1.3), (-0.1, -1.62)], 0.17),
        ((-0.35, -0.8), [(-0.65, -1.3), (-0.95, -1.65)], 0.2),
        ((-0.7, -0.55), [(-1.2, -0.9), (-1.7, -1.0)], 0.17),
    ],
    "antler": [
        ((-0.3, -0.8), [(-0.75, -1.4), (-1.35, -1.75), (-1.9, -2.15)], 0.15),
        ((-0.68, -1.3), [(-0.62, -1.75), (-0.4, -2.15)], 0.12),
        ((-1.2, -1.62), [(-1.6, -1.6), (-2.05, -1.4)], 0.11),
    ],
    "unicorn": [((0.2, -0.8), [(0.5, -1.5), (0.85, -2.2)], 0.21)],
    "rhino": [((0.95, -0.4), [(1.25, -0.85), (1.32, -1.25)], 0.26), ((0.5, -0.68), [(0.6, -1.0), (0.6, -1.22)], 0.18)],
    "wavy": [((-0.3, -0.75), [(-0.9, -1.0), (-1.3, -1.5), (-1.95, -1.5), (-2.3, -1.9)], 0.22)],
}


def horns(h: Head, at: Frame, far: bool) -> list[Curve]:
    """All horns of one side; the far ones stand a little before the near ones."""
    place = replace(at, size=at.size * 0.94) if far else at
    dx = 0.3 if far else 0.0
    own = HORNS[h.horns][: 1 if far else 3]
    return [
        horn(place, (root[0] + dx, root[1]), [(b[0] + dx * 1.5, b[1] - dx * 0.3) for b in bends], w)
        for root, bends, w in own
    ]


EARS: dict[str, list[Knot]] = {
    "fin": [
        (-0.35, -0.35, 1),
        (-1.0, -0.8),
        (-1.75, -0.9, 1),
        (-1.3, -0.4),
        (-1.7, -0.05, 1),
        (-1.1, -0.02),
        (-1.2, 0.42, 1),
        (-0.6, 0.3),
    ],
    "leaf": [(-0.35, -0.45, 1), (-0.8, -0.95), (-1.75, -1.05, 1), (-1.2, -0.35), (-0.55, -0.12)],
    "tuft": [
        (-0.25, -0.5, 1),
        (-0.9, -0.95),
        (-1.5, -1.5, 1),
        (-1.2, -0.7),
        (-1.95, -0.7, 1),
        (-1.2, -0.15),
        (-1.6, 0.2, 1),
        (-0.6, 0.2),
    ],
    "gill": [
        (-0.4, -0.6, 1),
        (-0.9, -1.25),
        (-1.4, -1.35),
        (-1.2, -0.85),
        (-0.75, -0.4, 1),
        (-1.4, -0.6),
        (-1.8, -0.4),
        (-1.4, -0.1),
        (-0.75, -0.1, 1),
        (-1.2, 0.15),
        (-1.5, 0.5),
        (-1.05, 0.55),
        (-0.4, 0.2, 1),
    ],
    "hood": [(-0.2, -0.75, 1), (-0.9, -1.15), (-1.75, -0.7), (-2.3, 0.3), (-2.2, 1.4), (-1.4, 1.2), (-0.5, 0.7, 1)],
    "frill": [
        (-0.1, -0.6, 1),
        (-0.2, -1.8, 1),
        (-0.52, -1.45),
        (-1.0, -1.75, 1),
        (-1.1, -1.25),
        (-1.65, -1.2, 1),
        (-1.45, -0.72),
        (-1.9, -0.4, 1),
        (-1.48, 0.0),
        (-1.65, 0.45, 1),
        (-1.1, 0.6),
        (-0.9, 1.05, 1),
        (-0.2, 0.5),
    ],
}
RAYS: dict[str, list[Point]] = {
    "fin": [(-0.5, -0.15), (-1.5, -0.74), (-0.5, -0.1), (-1.45, -0.06)],
    "frill": [
        (-0.3, -0.3),
        (-0.86, -1.5),
        (-0.3, -0.3),
        (-1.4, -1.04),
        (-0.3, -0.3),
        (-1.6, -0.36),
        (-0.3, -0.3),
        (-1.4, 0.36),
    ],
}


def ears(pen: Pen, h: Head, at: Frame, p: Palette) -> None:
    """What grows behind the cheek: a webbed fin, a leaf, a feather tuft, gills, a hood, a frill."""
    if h.ears not in EARS:
        return
    pen.inked({"leaf": p.base, "tuft": p.accent, "gill": p.accent}.get(h.ears, p.wing), spline(at.put(EARS[h.ears])))
    if h.ears in RAYS and h.fine > 1:
        pen.line(p.wing_dark, 3, hairs([at.at(*q) for q in RAYS[h.ears]]))
    if h.ears == "leaf" and h.fine >= 0:
        pen.flat(p.wing, spline(at.put([(-0.65, -0.45, 1), (-0.95, -0.75), (-1.45, -0.9, 1), (-1.0, -0.4)])))
    if h.ears == "hood":
        pen.disc(p.accent, at.at(-1.5, 0.1), at.size * 0.32, line=p.wing_dark)


def face(pen: Pen, h: Head, at: Frame, p: Palette) -> None:
    """Whiskers, beard, antennae, tusk: what the face has besides a mouth and an eye."""
    end = 0.6 + h.snout
    if "beard" in h.face:
        pen.inked(
            p.accent,
            spline(
                at.put(
                    [
                        (0.35, 0.62, 1),
                        (0.2, 1.1),
                        (0.3, 1.6, 1),
                        (-0.1, 1.25),
                        (-0.3, 1.7, 1),
                        (-0.6, 1.1),
                        (-0.6, 0.6, 1),
                    ]
                )
            ),
        )
    if "whiskers" in h.face:
        pen.line(
            p.accent,
            5,
            spline(at.put([(end - 0.1, 0.06), (end + 0.6, 0.3), (end + 0.5, 1.1), (end + 0.9, 1.6)]), False),
            spline(at.put([(end - 0.3, 0.2), (end, 0.8), (end - 0.3, 1.4)]), False),
        )
    if "antennae" in h.face:
        lines: list[list[Knot]] = [
            [(0.25, -0.85), (0.4, -1.6), (1.1, -1.95)],
            [(-0.05, -0.9), (-0.25, -1.65), (0.25, -2.3)],
        ]
        pen.line(pen.ink, 4, *(spline(at.put(line), False) for line in lines))
        pen.line(p.accent, at.size * 0.34, dots([at.at(*line[-1][:2]) for line in lines]))
    if "tusk" in h.face:
        pen.inked(
            p.horn,
            horn(at, (0.5 + h.snout * 0.6, 0.42), [(0.75 + h.snout * 0.7, 0.3), (0.85 + h.snout * 0.72, -0.25)], 0.13),
        )


def behind_head(pen: Pen, h: Head, at: Frame, p: Palette) -> None:
    """What the head hides in part: far horns, frill, hood."""
    if h.ears in BEHIND:
        ears(pen, h, at, p)
    if h.fine > 1:
        pen.inked(p.belly, *horns(h, at, True))


def upon_head(pen: Pen, h: Head, at: Frame, p: Palette) -> None:
    """What lies upon the silhouette: beak, cheek, nostril, mouth, eye, ears, near horns."""
    end = 0.66 + h.snout
    if h.beak:
        pen.flat(
            p.horn,
            spline(
                at.put(
                    [
                        (0.72, -0.52, 1),
                        (0.5 + h.snout * 0.6, -0.46 * h.depth),
                        (end - 0.02, -0.05),
                        (end - 0.14, 0.5 * h.depth, 1),
                        (0.5 + h.snout * 0.45, 0.22),
                        (0.5, 0.24, 1),
                        (0.74, -0.1),
                    ]
                )
            ),
        )
    elif h.mood in ("shy", "helpful") and h.fine > 0:
        pen.disc("#e66", at.at(0.42, 0.14), 0.2 * at.size, extra=' opacity=".4"')
    pen.line(pen.ink, 0.17 * at.size, dots([at.at(end - (0.5 if h.beak else 0.24), -0.18 * h.depth + 0.24 * h.hook)]))
    mouth(pen, h, at)
    eye(pen, h, at, p)
    if h.ears not in BEHIND:
        ears(pen, h, at, p)
    pen.inked(p.horn, *horns(h, at, False))
    face(pen, h, at, p)
