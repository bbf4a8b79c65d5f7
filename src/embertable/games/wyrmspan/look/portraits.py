"""Portraits: a dragon in its square, with as much detail as a symbol has room for."""

from __future__ import annotations

from dataclasses import replace

from embertable.art.dragons import Dragon
from embertable.art.pen import Pen
from embertable.art.portraits import paint
from embertable.art.shapes import Fit
from embertable.games.wyrmspan.look.likeness import Likeness, settle

STATURE = {"hatchling": 0.9, "small": 0.86, "medium": 0.94, "large": 1.0}
SQUARE = 180
MARGIN = 4
ROOM = 2444  # characters of one portrait


def portrait(who: Likeness) -> str:
    """The inside of the symbol of one dragon: as much detail as there is room for."""
    d = settle(who)
    for fine in (3, 2, 1, 0, -1):
        svg = drawn(replace(d, head=replace(d.head, fine=fine)))
        if len(svg) <= ROOM:
            return svg
    return svg


def drawn(d: Dragon) -> str:
    """The whole dragon, written."""
    pen = Pen(d.colours.ink)
    paint(pen, d)
    return pen.write(fitted(pen, d))


def fitted(pen: Pen, d: Dragon) -> Fit:
    """Fill the square, standing dragons on the ground, small ones a little smaller."""
    left, top, right, bottom = pen.bounds()
    room = (SQUARE - 2 * MARGIN) * STATURE[d.size]
    size = min(room / (right - left), (room - 6) / (bottom - top), 0.62)
    middle = (left + right) / 2 * size
    y = SQUARE - MARGIN - 5 - bottom * size if d.pose.base != "air" else SQUARE / 2 - (top + bottom) / 2 * size
    return Fit(size, (-SQUARE / 2 if d.flipped else SQUARE / 2) - middle, y, d.flipped)
