"""The pen: collects what is drawn and writes it as short SVG, like marks joined, marks without a line grouped."""

from __future__ import annotations

from dataclasses import dataclass, field

from embertable.art.shapes import Curve, Fit, Knot


def short(value: float) -> str:
    """A number with one decimal at most and no idle zeros."""
    return (
        f"{value:.1f}".rstrip("0").rstrip(".").replace("0.", ".", 1)
        if abs(value) < 1
        else f"{value:.1f}".rstrip("0").rstrip(".")
    )


@dataclass(frozen=True)
class Mark:
    """One stroke of the pen: curves or a disc of one colour."""

    fill: str
    curves: tuple[Curve, ...] = ()
    line: str = ""  # colour of the line; empty is the ink of the picture, none is no line
    width: float = 0.0  # of the line; 0 is the width of the picture
    extra: str = ""  # further attributes
    disc: tuple[float, float, float, float] | None = None


@dataclass
class Pen:
    """Collects what is drawn, then writes it fitted into a square, like strokes joined."""

    ink: str
    width: float = 4.0
    marks: list[Mark] = field(default_factory=list)

    def inked(self, fill: str, *curves: Curve, extra: str = "") -> None:
        """Filled and outlined; overlapping curves of one call make one silhouette."""
        if curves:
            self.marks.append(Mark(fill, curves, extra=extra))

    def flat(self, fill: str, *curves: Curve, extra: str = "") -> None:
        """Filled, without a line."""
        if curves:
            self.marks.append(Mark(fill, curves, line="none", extra=extra))

    def line(self, colour: str, width: float, *curves: Curve, extra: str = "") -> None:
        """Only a line."""
        if curves:
            self.marks.append(Mark("none", curves, line=colour, width=width, extra=extra))

    def disc(self, fill: str, centre: Knot, r: float, ry: float = 0.0, line: str = "none", extra: str = "") -> None:
        """A circle or an upright ellipse."""
        self.marks.append(Mark(fill, line=line, disc=(centre[0], centre[1], r, ry or r), extra=extra))

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all knots."""
        xs = [k[0] for mark in self.marks for curve in mark.curves for k in curve.knots]
        ys = [k[1] for mark in self.marks for curve in mark.curves for k in curve.knots]
        for mark in self.marks:
            if mark.disc:
                x, y, r, ry = mark.disc
                xs += [x - r, x + r]
                ys += [y - ry, y + ry]
        return min(xs), min(ys), max(xs), max(ys)

    def write(self, fit: Fit) -> str:
        """The marks as SVG, those without a line grouped, neighbours of one colour joined."""
        joined: list[Mark] = []
        for mark in self.marks:
            last = joined[-1] if joined else None
            if (
                last
                and mark.line
                and last.curves
                and mark.curves
                and (last.fill, last.line, last.width, last.extra) == (mark.fill, mark.line, mark.width, mark.extra)
            ):
                joined[-1] = Mark(mark.fill, (*last.curves, *mark.curves), mark.line, mark.width, mark.extra)
            else:
                joined.append(mark)
        fills = [mark.fill for mark in joined]
        common = max(sorted(set(fills)), key=fills.count)
        body, run = "", ""
        for i, mark in enumerate(joined):
            if mark.line != "none":
                body += self.write_mark(mark, fit, common)
                continue
            alone = not run and (i + 1 == len(joined) or joined[i + 1].line != "none")
            run += self.write_mark(mark, fit, common, ' stroke="none"' if alone else "")
            if i + 1 == len(joined) or joined[i + 1].line != "none":
                body += run if alone else f'<g stroke="none">{run}</g>'
                run = ""
        return f"<g {self.style(joined, common, fit)}>{body}</g>"

    def style(self, marks: list[Mark], common: str, fit: Fit) -> str:
        """What the marks of a picture share; of lines only what those that are there need."""
        width = short(self.width * fit.size)
        style = f'fill="{common}" stroke="{self.ink}" stroke-width="{width}" stroke-linejoin="round"'
        lines = [curve for mark in marks if mark.line != "none" for curve in mark.curves]
        if any(not curve.closed for curve in lines):
            style += ' stroke-linecap="round"'
        return style + ' paint-order="stroke"'

    def write_mark(self, mark: Mark, fit: Fit, common: str, more: str = "") -> str:
        """One element; the fill most marks share is left to the group."""
        hollow = bool(mark.curves) and all(curve.manner in ("dots", "strokes") for curve in mark.curves)
        look = ("" if hollow or mark.fill == common else f' fill="{mark.fill}"') + mark.extra + more
        if mark.line not in ("", "none", self.ink):
            look += f' stroke="{mark.line}"'
        if mark.width and mark.width != self.width:
            look += f' stroke-width="{short(mark.width * fit.size)}"'
        if mark.disc:
            x, y = fit.at(mark.disc[:2])[:2]
            rx, ry = mark.disc[2] * fit.size, mark.disc[3] * fit.size
            if abs(rx - ry) < 0.3:
                return f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(rx)}"{look}/>'
            return f'<ellipse cx="{short(x)}" cy="{short(y)}" rx="{short(rx)}" ry="{short(ry)}"{look}/>'
        return f'<path d="{"".join(curve.path(fit) for curve in mark.curves)}"{look}/>'
