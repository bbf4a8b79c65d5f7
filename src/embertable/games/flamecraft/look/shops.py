"""Shop fronts: house, roof, awning, window, door and hanging sign. The symbol gives the colours, the name the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Frame, Knot, chance, dots, hairs, polygon, spline
from embertable.art.tokens import GOOD_HUE, stamp

Piece = tuple[str, list[Knot]]  # colour and outline; knots lie about the middle, twelve to each side

WIDTH, HEIGHT = 200, 180
SYMBOL_HUE = {**GOOD_HUE, "wild": 350.0, "coin": 85.0, "artisan": 45.0}
SIGN = {"crystal": "gem"}  # where the town's word and the symbol's name differ
ROOFS = ("gable", "mansard", "round", "steps", "turret", "thatch")


def emblem(pen: Pen, device: Sequence[Piece], x: float, y: float, size: float) -> None:
    """The device of a shop, its middle at x, y."""
    at = Frame(x, y, 0, size / 24)
    for fill, knots in device:
        straight = all(len(k) > 2 for k in knots)
        pen.inked(fill, polygon(at.put(knots)) if straight else spline(at.put(knots)))


def roof(pen: Pen, kind: str, fill: str, light: str, top: float) -> None:
    """What keeps the rain out."""
    shapes: dict[str, list[Knot]] = {
        "gable": [(14, top, 1), (100, top - 52, 1), (186, top, 1)],
        "mansard": [(12, top, 1), (34, top - 40, 1), (166, top - 40, 1), (188, top, 1)],
        "round": [(14, top, 1), (28, top - 34), (100, top - 54), (172, top - 34), (186, top, 1)],
        "steps": [
            (16, top, 1),
            (16, top - 14, 1),
            (44, top - 14, 1),
            (44, top - 28, 1),
            (72, top - 28, 1),
            (72, top - 44, 1),
            (128, top - 44, 1),
            (128, top - 28, 1),
            (156, top - 28, 1),
            (156, top - 14, 1),
            (184, top - 14, 1),
            (184, top, 1),
        ],
        "turret": [
            (12, top, 1),
            (30, top - 30, 1),
            (118, top - 30, 1),
            (124, top - 16, 1),
            (150, top - 58, 1),
            (184, top, 1),
        ],
        "thatch": [
            (8, top + 6, 1),
            (20, top - 24),
            (100, top - 50),
            (180, top - 24),
            (192, top + 6, 1),
            (160, top + 1),
            (130, top + 8),
            (100, top + 1),
            (70, top + 8),
            (40, top + 1),
        ],
    }
    pen.inked(fill, spline(shapes[kind]))
    if kind in ("gable", "mansard", "round"):
        rows = (
            [(x, top - 9) for x in range(34, 172, 18)]
            + [(x, top - 20) for x in range(48, 160, 18)]
            + [(x, top - 31) for x in range(66, 142, 18)]
        )
        pen.line(light, 2, *(spline([(x - 6, y), (x, y + 4), (x + 6, y)], False) for x, y in rows))
    elif kind == "thatch":
        pen.line(
            light,
            2,
            hairs(
                [
                    q
                    for x in range(36, 172, 16)
                    for q in ((x, top - 10 - (8 if x % 32 else 0)), (x + (x - 100) * 0.06, top + 2))
                ]
            ),
        )


def window(pen: Pen, kind: int, x: float, y: float, w: float, h: float, frame: str, goods: str) -> None:
    """A lit window with something on the sill."""
    glass = "#fe9" if kind % 2 else "#bef"
    if kind < 2:
        pen.inked(glass, polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]))
    elif kind == 2:
        pen.inked(
            glass,
            spline([(x, y + h, 1), (x, y + h * 0.4), (x + w / 2, y - 4), (x + w, y + h * 0.4), (x + w, y + h, 1)]),
        )
    else:
        pen.disc(glass, (x + w / 2, y + h / 2), w / 2, h / 2, line="")
    pen.line(
        frame,
        3,
        polygon([(x + w / 2, y + 1), (x + w / 2, y + h - 1)], False),
        polygon([(x + 1, y + h * 0.45), (x + w - 1, y + h * 0.45)], False),
    )
    if goods:
        stamp(pen, goods, x + w * 0.3, y + h - 10, 19)
        stamp(pen, goods, x + w * 0.72, y + h - 10, 19)
    pen.inked(frame, polygon([(x - 5, y + h - 1), (x + w + 5, y + h - 1), (x + w + 3, y + h + 6), (x - 3, y + h + 6)]))


def awning(pen: Pen, draw: Random, a: str, b: str, x0: float, x1: float, y: float) -> None:
    """Striped cloth with a scalloped hem."""
    count = draw.choice((6, 8))
    step = (x1 - x0) / count
    depth = 22
    hem: list[Knot] = []
    for i in range(count, 0, -1):
        hem += [(x0 + step * i, y + depth, 1), (x0 + step * (i - 0.5), y + depth + 9)]
    pen.inked(a, spline([(x0 + 8, y, 1), (x1 - 8, y, 1), *hem, (x0, y + depth, 1)]))
    span = (x1 - x0 - 16) / count
    for i in range(1, count, 2):
        top = x0 + 8 + span * i
        left = x0 + step * i
        pen.flat(
            b,
            spline(
                [
                    (top, y + 1, 1),
                    (top + span, y + 1, 1),
                    (left + step, y + depth, 1),
                    (left + step / 2, y + depth + 8),
                    (left, y + depth, 1),
                ]
            ),
        )


def shop_front(name: str, symbol: str, device: Sequence[Piece], trim: Callable[[Pen], None]) -> str:
    """The inside of the symbol of one shop, 200 by 180: its sign, the device in its gable, what stands by."""
    draw = chance(f"shop:{name}")
    hue = SYMBOL_HUE[symbol]
    pen = Pen("#423", 3)
    strong = 0.03 if symbol == "iron" else 0.13
    wall = tone(draw.uniform(0.84, 0.92), draw.uniform(0.03, 0.06), draw.choice((70.0, 55.0, 90.0, hue)))
    wood = tone(draw.uniform(0.42, 0.55), 0.06, draw.uniform(45, 65))
    tiles = tone(draw.uniform(0.5, 0.6), strong * draw.uniform(0.6, 0.95), hue + draw.choice((-24, 0, 18)))
    tiles_light = tone(0.7, strong * 0.6, hue)
    cloth, pale = tone(0.66, strong + 0.03, hue), tone(0.95, 0.02, hue)
    top = 64 + draw.uniform(-3, 3)
    if draw.random() < 0.7:
        x = draw.choice((38, 52, 140, 154))
        pen.inked(tone(0.55, 0.06, 40), polygon([(x, 20), (x + 16, 20), (x + 16, 60), (x, 60)]))
        pen.line(tone(0.93, 0.01, 250), 7, dots([(x + 10, 10), (x + 18, 3)]))
    pen.inked(wall, polygon([(24, top - 4), (176, top - 4), (176, 168), (24, 168)]))
    beams = draw.randrange(3)
    if beams == 0:
        pen.line(
            wood,
            5,
            polygon([(26, top + 4), (174, top + 4)], False),
            polygon([(28, top + 4), (28, 166)], False),
            polygon([(172, top + 4), (172, 166)], False),
        )
    elif beams == 1:
        pen.line(
            tone(0.76, 0.05, 60),
            3,
            hairs(
                [
                    q
                    for i in range(7)
                    for q in ((32 + (i * 53) % 130, 78 + (i * 29) % 80), (44 + (i * 53) % 130, 78 + (i * 29) % 80))
                ]
            ),
        )
    roof(pen, draw.choice(ROOFS), tiles, tiles_light, top)
    pen.disc(wood, (100, top - 20), 19, line="")
    pen.disc("#fec", (100, top - 20), 16)
    emblem(pen, device, 100, top - 20, 23)
    left = draw.random() < 0.5
    door = 38.0 if left else 128.0
    pane = 88.0 if left else 36.0
    sign = SIGN.get(symbol, symbol)
    window(pen, draw.randrange(4), pane, 106, 76, 42, wood, sign)
    pen.inked(
        tone(0.5, 0.1, hue + draw.choice((180, 120, 40))),
        spline([(door, 168, 1), (door, 118), (door + 17, 106), (door + 34, 118), (door + 34, 168, 1)]),
    )
    pen.inked(
        "#fe9", spline([(door + 8, 136, 1), (door + 8, 122), (door + 17, 116), (door + 26, 122), (door + 26, 136, 1)])
    )
    pen.line("#fc3", 5, dots([(door + 28, 146)]))
    awning(pen, draw, cloth, pale, 20, 180, 78)
    hang = 186.0 if left else 14.0
    pen.line("#423", 4, spline([(176 if left else 24, 66), (hang, 66), (hang, 76)], False))
    pen.inked(
        pale,
        spline([(hang - 18, 80), (hang, 74), (hang + 18, 80), (hang + 17, 104), (hang, 112), (hang - 17, 104)])
        if draw.random() < 0.5
        else polygon([(hang - 17, 76), (hang + 17, 76), (hang + 17, 108), (hang - 17, 108)]),
    )
    stamp(pen, sign, hang, 92, 26)
    pen.inked(tone(0.7, 0.03, 70), polygon([(4, 168), (196, 168), (200, 178), (0, 178)]))
    trim(pen)
    left_edge, _, right_edge, _ = pen.bounds()
    size = min(1.0, 192 / (right_edge - left_edge))
    return pen.write(Fit(size, 100 - (left_edge + right_edge) / 2 * size, 180 * (1 - size) - 0.5))
