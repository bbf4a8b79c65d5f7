"""The curves of an analysis as a drawing: one line a seat, a number at every turning point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.coach.summary import Summary

WIDE: Final = 820
HIGH: Final = 176
LEFT: Final = 44
TOP: Final = 12
DASHES: Final = ("", "6 4", "2 4", "9 3 2 3", "1 3")  # one kind of line for each seat, so that no colour is needed


def chart(summary: Summary, wanted: int, names: Sequence[str], at: int, sentence: str, marks: Sequence[int]) -> str:
    """An SVG: curves over all decisions, of which so many are wanted; a line where somebody looks; rounds as marks.

    Text in it must be escaped by the caller.
    """
    moments = max(1, wanted)
    parts = [
        f'<svg class="curve" viewBox="0 0 {WIDE + LEFT + 12} {HIGH + TOP + 26}" role="img" aria-label="{sentence}">',
        *[grid(share) for share in (0, 50, 100)],
        *[
            f'<line class="round" x1="{x(moment, moments)}" y1="{TOP}" x2="{x(moment, moments)}" y2="{TOP + HIGH}"/>'
            for moment in marks
        ],
    ]
    for seat, curve in enumerate(summary.curves):
        points = " ".join([f"{x(moment, moments)},{y(share)}" for moment, share in enumerate(curve)])
        dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if seat else ""
        parts.append(f'<polyline class="seat-of-{seat} line-{seat}" points="{points}" fill="none"{dashes}/>')
    parts.append(
        f'<line class="here" x1="{x(at - 1, moments)}" y1="{TOP}" x2="{x(at - 1, moments)}" y2="{TOP + HIGH}"/>'
    )
    for place, turn in enumerate(summary.turning, start=1):
        here = " here" if turn.number == at else ""
        left, top = x(turn.number - 1, moments), y(summary.curves[turn.seat][turn.number - 1])
        parts.append(f'<g data-moment="{turn.number}">')
        parts.append(f'<circle class="turn{here}" cx="{left}" cy="{top}" r="9"/>')
        parts.append(f'<text class="no{here}" x="{left}" y="{top + 4}" text-anchor="middle">{place}</text></g>')
    return "".join([*parts, "</svg>"])


def grid(share: int) -> str:
    """A line across, with its share in per cent."""
    height = y(share / 100)
    line = f'<line class="grid" x1="{LEFT}" y1="{height}" x2="{LEFT + WIDE}" y2="{height}"/>'
    return line + f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end">{share}\u00a0%</text>'


def x(moment: int, moments: int) -> float:
    """Where a moment stands."""
    return round(LEFT + WIDE * max(0, moment) / moments, 1)


def y(share: float) -> float:
    """How high a share stands."""
    return round(TOP + HIGH * (1.0 - max(0.0, min(1.0, share))), 1)
