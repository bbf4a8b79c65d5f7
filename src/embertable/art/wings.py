"""Wings: bat, feathered, moth, gauze, fin. One unit is the length of the arm; drawn back and up from the shoulder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from embertable.art.palette import Palette
from embertable.art.pen import Pen
from embertable.art.shapes import Frame, Knot, Point, Ribbon, hairs, mix, spline

# Elbow, wrist, tips of the fingers, root of the skin: for each way to hold a wing.
HOLD: dict[str, list[Point]] = {
    "raised": [(-0.18, -0.42), (0.06, -0.98), (-0.42, -1.5), (-0.98, -1.2), (-1.22, -0.68), (-0.5, 0.12)],
    "spread": [(-0.34, -0.4), (-0.42, -0.95), (-1.05, -1.28), (-1.5, -0.82), (-1.42, -0.2), (-0.5, 0.12)],
    "half": [(-0.26, -0.34), (-0.16, -0.86), (-0.84, -1.1), (-1.24, -0.62), (-1.2, -0.06), (-0.5, 0.16)],
    "folded": [(0.16, -0.3), (-0.16, -0.54), (-0.95, -0.24), (-1.38, 0.3), (-0.96, 0.36), (-0.36, 0.24)],
    "mantle": [(0.12, -0.4), (0.3, -0.95), (-0.06, -1.5), (-0.7, -1.38), (-1.14, -0.86), (-0.5, 0.12)],
}


def bat(pen: Pen, at: Frame, hold: str, p: Palette, far: bool, fine: int) -> None:
    """Skin between long fingers, scalloped at the rear, the rear half in shade."""
    elbow, wrist, *tips = HOLD[hold]
    dips = [mix(mix(a, b, 0.5), wrist if i < 2 else elbow, 0.3) for i, (a, b) in enumerate(pairwise(tips))]
    skin: list[Knot] = [
        (0.06, 0.06, 1),
        (elbow[0] + 0.05, elbow[1] + 0.05),
        (*wrist, 1),
        mix(mix(wrist, tips[0], 0.5), (-0.2, 0.4), -0.07),
    ]
    for i, tip in enumerate(tips):
        skin += [(*tip, 1), *dips[i : i + 1]]
    pen.inked(p.wing_dark if far else p.wing, spline(at.put(skin)))
    if far:
        return
    if fine > 0:
        pen.flat(
            p.wing_mid,
            spline(
                at.put(
                    [
                        (*wrist, 1),
                        mix(mix(wrist, tips[1], 0.5), (0, 0), 0.1),
                        (*tips[1], 1),
                        dips[1],
                        (*tips[2], 1),
                        dips[2],
                        (*tips[3], 1),
                        (elbow[0] + 0.02, elbow[1] + 0.1),
                    ]
                )
            ),
        )
    pen.line(p.base, 5, hairs([at.at(*q) for tip in tips[1:3] for q in (wrist, tip)]))
    arm = Ribbon(
        [at.at(*q) for q in ((0.04, 0.08), elbow, wrist, tips[0])], [w * at.size for w in (0.115, 0.07, 0.05, 0.006)]
    )
    up, down = [arm.edge(t, 1) for t in (0.3, 0.62)], [arm.edge(t, -1) for t in (0.66, 0.46, 0.24)]
    pen.inked(p.base, spline([arm.edge(0, 1), *up, (*arm.at(1), 1), *down, arm.edge(0, -1)]))


def lobes(tips: list[Point], roots: list[Point], deep: float) -> list[Knot]:
    """A row of feathers: soft tips, sharp notches between them."""
    out: list[Knot] = []
    for i, tip in enumerate(tips):
        out.append(tip)
        if i + 1 < len(tips):
            out.append((*mix(mix(tip, tips[i + 1], 0.5), mix(roots[i], roots[i + 1], 0.5), deep), 1))
    return out


def feathered(pen: Pen, at: Frame, hold: str, p: Palette, far: bool, fine: int) -> None:
    """Long feathers, a row of shorter ones over them, and the arm."""
    elbow, wrist, *ends = HOLD[hold]
    a, b, c, root = ends
    tips = [
        a,
        mix(mix(a, b, 0.4), wrist, -0.06),
        mix(mix(a, b, 0.8), wrist, -0.06),
        mix(mix(b, c, 0.35), wrist, -0.03),
        mix(b, c, 0.85),
        mix(c, root, 0.45),
    ]
    roots = [wrist, wrist, mix(wrist, elbow, 0.4), mix(wrist, elbow, 0.7), elbow, mix(elbow, (0, 0), 0.6)]
    lead: list[Knot] = [(0.1, 0.08, 1), (elbow[0] + 0.08, elbow[1]), (*mix(wrist, elbow, -0.04), 1)]
    pen.inked(p.wing_dark if far else p.wing, spline(at.put([*lead, *lobes(tips, roots, 0.3), (-0.32, 0.16, 1)])))
    if far:
        return
    near = [mix(r, t, 0.55) for r, t in zip(roots, tips, strict=True)][:5]
    pen.inked(p.accent, spline(at.put([*lead, *lobes(near, roots, 0.3), (-0.2, 0.12, 1)])))
    arm = Ribbon([at.at(*q) for q in ((0.04, 0.1), elbow, wrist)], [w * at.size for w in (0.2, 0.13, 0.07)])
    pen.inked(p.base, arm.band(count=4))


def moth(pen: Pen, at: Frame, hold: str, p: Palette, far: bool, fine: int) -> None:
    """Two broad soft wings with a dark hem and an eye spot."""
    lift = {"raised": 0.2, "mantle": 0.25, "folded": -0.25}.get(hold, 0.0)
    top: list[Knot] = [
        (0.05, 0.02, 1),
        (0.02, -0.6 - lift),
        (-0.2, -1.25 - lift),
        (-0.75, -1.5 - lift),
        (-1.24, -1.12 - lift * 0.6),
        (-1.02, -0.62),
        (-0.5, -0.18),
    ]
    low: list[Knot] = [
        (0.0, 0.0, 1),
        (-0.62, -0.28),
        (-1.12, -0.24),
        (-1.32, 0.2),
        (-0.96, 0.56),
        (-0.86, 0.94, 1),
        (-0.3, 0.36),
    ]
    if far:
        pen.inked(p.wing_dark, spline(at.put(top)))
        return
    pen.inked(p.accent, spline(at.put(low)))
    pen.inked(p.wing, spline(at.put(top)))
    if fine >= 0:
        pen.flat(
            p.wing_dark,
            spline(
                at.put(
                    [
                        (-0.2, -1.25 - lift, 1),
                        (-0.75, -1.5 - lift),
                        (-1.24, -1.12 - lift * 0.6),
                        (-1.02, -0.62, 1),
                        (-0.86, -1.2 - lift * 0.8),
                    ]
                )
            ),
        )
    pen.disc(p.rim, at.at(-0.7, -1.0 - lift * 0.8), at.size * 0.17)
    pen.disc(p.ink, at.at(-0.7, -1.0 - lift * 0.8), at.size * 0.085)
    pen.line(
        p.wing_dark, 4, hairs([at.at(*q) for q in ((-0.08, -0.2), (-0.3, -0.9 - lift), (-0.2, -0.16), (-0.75, -0.55))])
    )


def gauze(pen: Pen, at: Frame, hold: str, p: Palette, far: bool, fine: int) -> None:
    """Narrow glassy wings, as of a dragonfly."""
    lift = {"raised": 16, "mantle": 22, "folded": -26}.get(hold, 0)
    blade: list[Knot] = [(0, 0, 1), (-0.5, -0.16), (-1.1, -0.25), (-1.55, -0.1), (-1.48, 0.1), (-0.9, 0.13)]
    leaves = [
        replace(at, turn=at.turn + turn, size=at.size * size)
        for turn, size in ((62 + lift, 1.0), (24 + lift * 0.6, 0.84))
    ]
    for leaf in leaves[:1] if far else leaves:
        pen.inked(p.wing_dark if far else p.wing, spline(leaf.put(blade)), extra=' fill-opacity=".85"')
    if not far:
        pen.flat(
            p.rim,
            *(spline(leaf.put([(-0.7, -0.14, 1), (-1.1, -0.2), (-1.48, -0.09, 1), (-1.1, -0.08)])) for leaf in leaves),
        )
        pen.line(p.wing_dark, 4, hairs([leaf.at(*q) for leaf in leaves for q in ((-0.15, 0.0), (-1.35, 0.02))]))


def fin(pen: Pen, at: Frame, hold: str, p: Palette, far: bool, fine: int) -> None:
    """A broad swimming fin with rays."""
    drop = 0.2 if hold == "folded" else 0.0
    pen.inked(
        p.wing_dark if far else p.wing,
        spline(
            at.put(
                [
                    (0.1, 0.0, 1),
                    (-0.1, -0.5 + drop),
                    (-0.5, -1.0 + drop, 1),
                    (-0.62, -0.62 + drop),
                    (-1.0, -0.7 + drop, 1),
                    (-0.9, -0.3),
                    (-1.18, -0.18, 1),
                    (-0.9, 0.04),
                    (-0.4, 0.16),
                ]
            )
        ),
    )
    if not far and fine > 0:
        pen.line(
            p.wing_dark,
            4,
            hairs(
                [
                    at.at(*q)
                    for q in (
                        (-0.1, -0.1),
                        (-0.45, -0.85 + drop),
                        (-0.2, -0.1),
                        (-0.86, -0.58 + drop),
                        (-0.2, 0.0),
                        (-1.0, -0.15),
                    )
                ]
            ),
        )


KINDS: dict[str, Callable[[Pen, Frame, str, Palette, bool, int], None]] = {
    "bat": bat,
    "feathered": feathered,
    "moth": moth,
    "gauze": gauze,
    "fin": fin,
}


def draw_wing(pen: Pen, kind: str, at: Frame, hold: str, p: Palette, far: bool, fine: int = 3) -> None:
    """One wing of the kind, near or far."""
    KINDS[kind](pen, at, hold, p, far, fine)
