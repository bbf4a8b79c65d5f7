"""Backs of cards, 120 wide and 168 high: a frame, a ground of scales or tiles, and a device in the middle."""

from __future__ import annotations

from collections.abc import Callable

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Knot, dots, hairs, polygon, spline
from embertable.art.tokens import ring, stamp

WIDTH, HEIGHT = 120, 168


def plain(w: float, h: float, inset: float) -> list[Knot]:
    """A rectangle with cut corners."""
    a, c = inset, 8.0
    return [
        (a + c, a),
        (w - a - c, a),
        (w - a, a + c),
        (w - a, h - a - c),
        (w - a - c, h - a),
        (a + c, h - a),
        (a, h - a - c),
        (a, a + c),
    ]


def ground(pen: Pen, hue: float, light: float, strong: float, weave: str) -> None:
    """The card, its border and its weave."""
    pen.flat(tone(light, strong, hue), polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]))
    mark = tone(light + 0.07, strong, hue)
    if weave == "scales":
        for row in range(12):
            y = 6 + row * 14
            shift = 0 if row % 2 else 10
            pen.line(
                mark,
                2,
                *(
                    spline([(x + shift - 10, y), (x + shift, y + 10), (x + shift + 10, y)], False)
                    for x in range(0, 130, 20)
                ),
            )
    elif weave == "stones":
        pen.line(
            mark,
            2,
            hairs([q for row in range(12) for q in ((0, row * 14 + 6), (120, row * 14 + 6))]),
            hairs(
                [
                    q
                    for row in range(12)
                    for k in range(5)
                    for q in ((k * 26 + (row % 2) * 13, row * 14 + 6), (k * 26 + (row % 2) * 13, row * 14 + 20))
                ]
            ),
        )
    elif weave == "dots":
        pen.line(
            mark, 5, dots([(x + (10 if y // 14 % 2 else 0), y) for y in range(6, 168, 14) for x in range(0, 130, 20)])
        )
    else:
        pen.line(
            mark,
            2,
            *(
                spline([(0, y), (20, y - 8), (40, y), (60, y + 8), (80, y), (100, y - 8), (120, y)], False)
                for y in range(4, 172, 14)
            ),
        )
    pen.line(tone(0.85, 0.09, 85), 2.4, polygon(plain(WIDTH, HEIGHT, 6)))
    pen.line(tone(0.85, 0.09, 85), 1.2, polygon(plain(WIDTH, HEIGHT, 10)))


def medal(pen: Pen, hue: float, light: float = 0.32) -> None:
    """The round field the device stands on."""
    pen.inked(tone(0.85, 0.09, 85), polygon(ring(16, 44, 40, (60, 84))))
    pen.disc(tone(light, 0.07, hue), (60, 84), 36, line="")


def card_back(draw: Callable[[Pen], None]) -> str:
    """The inside of the symbol of one back."""
    pen = Pen("#2a2024", 2)
    draw(pen)
    return pen.write(Fit())


def cloth_back(hue: float, name: str, weave: str, light: float = 0.5) -> str:
    """One small symbol on bright cloth."""

    def draw(pen: Pen) -> None:
        ground(pen, hue, light, 0.1, weave)
        medal(pen, hue, 0.92)
        stamp(pen, name, 60, 84, 50)

    return card_back(draw)
