"""Curves: smooth splines, tapered ribbons along a line, parts in a turned frame, written as compact path data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, ceil, cos, degrees, hypot, radians, sin
from random import Random

Point = tuple[float, float]
Knot = tuple[float, ...]  # x, y and, for a sharp corner, a third number


def chance(key: str) -> Random:
    """A source of variety that depends on nothing but the name of the thing drawn."""
    return Random(f"embertable:{key}")


def mix(a: Knot, b: Knot, t: float) -> Point:
    """The point a share t of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def heading(a: Point, b: Point) -> float:
    """The direction from a to b in degrees, clockwise from the right."""
    return degrees(atan2(b[1] - a[1], b[0] - a[0]))


def numbers(values: Iterable[float]) -> str:
    """Whole numbers with as few separators as path data allows."""
    out = ""
    for value in values:
        text = str(round(value))
        out += text if not out or text[0] == "-" else " " + text
    return out


def area(points: Sequence[Knot]) -> float:
    """Twice the signed area: positive when the points run clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))


@dataclass(frozen=True)
class Fit:
    """How drawing space becomes sheet space: size, shift, and left for right."""

    size: float = 1.0
    x: float = 0.0
    y: float = 0.0
    flip: bool = False

    def at(self, p: Knot) -> Knot:
        """A knot on the sheet."""
        x = p[0] * self.size + self.x
        return (-x if self.flip else x), p[1] * self.size + self.y, *p[2:]


@dataclass(frozen=True)
class Curve:
    """One outline or line: smooth through its knots, straight between them, or separate dots."""

    knots: tuple[Knot, ...]
    closed: bool = True
    manner: str = "smooth"  # smooth, straight, dots, strokes (pairs of knots)

    def path(self, fit: Fit) -> str:
        """Path data. Closed curves all turn the same way, so that several make one silhouette."""
        knots = [fit.at(k) for k in self.knots]
        if self.closed and self.manner in ("smooth", "straight") and area(knots) < 0:
            knots.reverse()
        if self.manner == "smooth":
            return smooth(knots, self.closed)
        if self.manner == "straight":
            return straight(knots, self.closed)
        return strokes(knots, 1 if self.manner == "dots" else 2)


def spline(points: Sequence[Knot], closed: bool = True) -> Curve:
    """A smooth curve through the points."""
    return Curve(tuple(points), closed)


def polygon(points: Sequence[Knot], closed: bool = True) -> Curve:
    """Straight lines through the points."""
    return Curve(tuple(points), closed, "straight")


def dots(points: Sequence[Point]) -> Curve:
    """Round dots, to be drawn as a line with round ends."""
    return Curve(tuple(points), False, "dots")


def hairs(points: Sequence[Point]) -> Curve:
    """Short straight lines, each between two of the points."""
    return Curve(tuple(points), False, "strokes")


def handles(points: Sequence[Knot], closed: bool, tension: float = 0.19) -> list[Point]:
    """The tangent handle of every knot: symmetrical, none at corners, short where knots are near each other."""
    n = len(points)
    out: list[Point] = []
    for i, p in enumerate(points):
        if len(p) > 2 or (not closed and i in (0, n - 1)):
            out.append((0.0, 0.0))
            continue
        a, b = points[i - 1], points[(i + 1) % n]
        dx, dy = b[0] - a[0], b[1] - a[1]
        span = hypot(dx, dy) or 1.0
        near = min(hypot(p[0] - a[0], p[1] - a[1]), hypot(b[0] - p[0], b[1] - p[1]))
        reach = min(span * tension, near * 0.45) / span
        out.append((dx * reach, dy * reach))
    return out


def smooth(knots: Sequence[Knot], closed: bool) -> str:
    """Relative curves in their shortest form: handles are symmetrical, so most need only the second one.

    Between two corners, one soft knot makes a quadratic curve through it, two make a single cubic, none a line.
    """
    if closed:
        corner = next((i for i, k in enumerate(knots) if len(k) > 2), 0)
        knots = [*knots[corner:], *knots[:corner], knots[corner]]
    ring = knots[:-1] if closed else knots
    grip = handles(ring, closed)
    grip += grip[:1]
    sharp = [len(k) > 2 or (not closed and i in (0, len(knots) - 1)) for i, k in enumerate(knots)]
    x, y = round(knots[0][0]), round(knots[0][1])
    out, letter, i = f"M{numbers((x, y))}", "", 0
    while i < len(knots) - 1:
        reach = next((k for k in (1, 2, 3) if sharp[i] and i + k < len(knots) and sharp[i + k]), 0)
        a, b = knots[i], knots[i + max(reach, 1)]
        curve: tuple[float, ...]
        if reach == 1:
            command, curve = "l", ()
        elif reach == 2:
            m = knots[i + 1]
            command, curve = "q", (2 * m[0] - (a[0] + b[0]) / 2 - x, 2 * m[1] - (a[1] + b[1]) / 2 - y)
        elif reach == 3:
            m, n = knots[i + 1], knots[i + 2]
            command, curve = (
                "c",
                tuple(
                    (u * a[k] + v * m[k] + w * n[k] + z * b[k]) / 6 - (x, y)[k]
                    for u, v, w, z in ((-5, 18, -9, 2), (2, -9, 18, -5))
                    for k in (0, 1)
                ),
            )
        else:
            hold = grip[i + 1]
            command, curve = "s", (b[0] - hold[0] - x, b[1] - hold[1] - y)
            if i == 0 and grip[0] != (0.0, 0.0):
                command, curve = "c", (*grip[0], *curve)
            elif letter == "c" and sharp[i]:  # the short form would mirror the handle before the corner
                command, curve = "c", (0, 0, *curve)
        step = (round(b[0]) - x, round(b[1]) - y)
        text = numbers((*curve, *step))
        out += (command if command != letter else "" if text[0] == "-" else " ") + text
        letter = command
        x, y, i = x + step[0], y + step[1], i + max(reach, 1)
    return out + ("z" if closed else "")


def straight(knots: Sequence[Knot], closed: bool) -> str:
    """Relative lines, level and upright ones by one number each; the last of a closed path is drawn by closing it."""
    x, y = start = round(knots[0][0]), round(knots[0][1])
    lines: list[tuple[str, list[int]]] = []
    for p in knots[1:]:
        dx, dy = round(p[0]) - x, round(p[1]) - y
        x, y = x + dx, y + dy
        if dx and dy and lines and lines[-1][0] == "l":
            lines[-1][1].extend((dx, dy))
        elif dx or dy:
            lines.append(("l", [dx, dy]) if dx and dy else ("h", [dx]) if dx else ("v", [dy]))
    if closed and (x, y) == start and len(lines) > 1 and lines[-1][0] != "l":
        lines.pop()
    path = "".join(command + numbers(steps) for command, steps in lines)
    return f"M{numbers(knots[0][:2])}{path or 'h0'}" + ("z" if closed else "")


def strokes(knots: Sequence[Knot], each: int) -> str:
    """Dots or short lines, each placed from the end of the one before."""
    out, x, y = "", 0, 0
    for i, p in enumerate(knots):
        step = numbers((round(p[0]) - x, round(p[1]) - y))
        out += ("l" if i % each else "M" if not out else "m") + step + ("h0" if each == 1 else "")
        x, y = round(p[0]), round(p[1])
    return out


def disc(centre: Knot, r: float, ry: float | None = None) -> Curve:
    """A full ellipse."""
    x, y, ry = centre[0], centre[1], r if ry is None else ry
    q = 0.7071
    return spline(
        [
            (x - r, y),
            (x - r * q, y - ry * q),
            (x, y - ry),
            (x + r * q, y - ry * q),
            (x + r, y),
            (x + r * q, y + ry * q),
            (x, y + ry),
            (x - r * q, y + ry * q),
        ]
    )


def mirrored(half: Sequence[Knot], axis: float) -> list[Knot]:
    """An outline of two like halves: the given one, then its mirror image; knots on the axis are not doubled."""
    return [*half, *[(2 * axis - k[0], *k[1:]) for k in reversed(half) if abs(k[0] - axis) > 0.01]]


@dataclass(frozen=True)
class Frame:
    """A place in the drawing with its own turn and size; x points forward, y down."""

    x: float
    y: float
    turn: float = 0.0
    size: float = 1.0

    def at(self, x: float, y: float) -> Point:
        """Where a point of this frame lies in the drawing."""
        c, s = cos(radians(self.turn)) * self.size, sin(radians(self.turn)) * self.size
        return self.x + x * c - y * s, self.y + x * s + y * c

    def put(self, points: Iterable[Knot]) -> list[Knot]:
        """Knots of this frame as knots of the drawing; corners stay corners."""
        return [(*self.at(p[0], p[1]), *p[2:]) for p in points]


def along(points: Sequence[Point], count: int) -> list[Point]:
    """Evenly spaced points of the smooth curve through the points."""
    fine: list[Point] = []
    n = len(points)
    for i in range(n - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        for k in range(10):
            t = k / 10
            a, b, c, d = 2 * t**3 - 3 * t**2 + 1, (t**3 - 2 * t**2 + t) / 2, -2 * t**3 + 3 * t**2, (t**3 - t**2) / 2
            fine.append(
                (
                    a * p1[0] + b * (p2[0] - p0[0]) + c * p2[0] + d * (p3[0] - p1[0]),
                    a * p1[1] + b * (p2[1] - p0[1]) + c * p2[1] + d * (p3[1] - p1[1]),
                )
            )
    fine.append(points[-1])
    lengths = [0.0]
    for p, q in pairwise(fine):
        lengths.append(lengths[-1] + hypot(q[0] - p[0], q[1] - p[1]))
    out: list[Point] = []
    j = 0
    for i in range(count):
        want = lengths[-1] * i / (count - 1)
        while j < len(fine) - 2 and lengths[j + 1] < want:
            j += 1
        out.append(mix(fine[j], fine[j + 1], (want - lengths[j]) / (lengths[j + 1] - lengths[j] or 1.0)))
    return out


class Ribbon:
    """A tapered body along a curve: across it 1 is the back, -1 the belly; along it 0 is the head, 1 the tip."""

    FINE = 60

    def __init__(self, spine: Sequence[Point], widths: Sequence[float]) -> None:
        self.widths = widths
        self.points = along(spine, self.FINE + 1)
        self.length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self.points))

    def at(self, t: float) -> Point:
        """The point of the spine at t."""
        place = min(max(t, 0.0), 1.0) * self.FINE
        i = min(int(place), self.FINE - 1)
        return mix(self.points[i], self.points[i + 1], place - i)

    def width(self, t: float) -> float:
        """Half of the thickness at t."""
        place = min(max(t, 0.0), 1.0) * (len(self.widths) - 1)
        i = min(int(place), len(self.widths) - 2)
        f = place - i
        return self.widths[i] + (self.widths[i + 1] - self.widths[i]) * (f * f * (1.5 - f) + f * 0.5)

    def course(self, t: float) -> float:
        """The direction towards the tail at t, in degrees."""
        return heading(self.at(t - 0.03), self.at(t + 0.03))

    def edge(self, t: float, across: float, out: float = 0.0) -> Point:
        """A point across the ribbon; out adds a distance beyond the edge."""
        x, y = self.at(t)
        turn = radians(self.course(t))
        reach = self.width(t) * across + out
        return x - sin(turn) * reach, y + cos(turn) * reach

    def line(self, across: float, start: float = 0.0, end: float = 1.0, count: int = 9) -> list[Point]:
        """Points along the ribbon at one place across it."""
        return [self.edge(start + (end - start) * i / (count - 1), across) for i in range(count)]

    def band(
        self,
        low: float = -1.0,
        high: float = 1.0,
        start: float = 0.0,
        end: float = 1.0,
        count: int = 0,
        sharp: bool = False,
    ) -> Curve:
        """The strip between two places across the ribbon; sharp strips run out to points at both ends."""
        count = count or max(4, ceil((end - start) * self.length / 72) + 2)
        top, bottom = self.line(high, start, end, count), self.line(low, start, end, count)
        if sharp:
            return spline([(*self.edge(start, high), 1), *top[1:-1], (*self.edge(end, high), 1), *bottom[-2:0:-1]])
        if end >= 1.0:
            return spline([*top[:-1], (*self.at(1.0), 1), *bottom[-2::-1]])
        return spline([*top, *bottom[::-1]])

    def lit(self, across: float, start: float, end: float) -> list[tuple[float, float]]:
        """The stretches where this edge faces the light from above."""
        runs: list[tuple[float, float]] = []
        marks = [start + (end - start) * i / 40 for i in range(41)]
        begun: float | None = None
        for t in [*marks, 2.0]:
            turn = radians(self.course(t))
            faces = t <= end and (-sin(turn) * -0.35 + cos(turn) * -1.0) * across > 0.5
            if faces and begun is None:
                begun = t
            elif not faces and begun is not None:
                runs.append((begun, min(t, end)))
                begun = None
        return sorted(runs, key=lambda run: run[0] - run[1])
