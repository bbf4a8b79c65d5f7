"""The little dragons of a town, round and big-headed, each as it is described."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from embertable.art.costumes import HELD, WEAR
from embertable.art.dragons import Dragon, Pose
from embertable.art.heads import Head
from embertable.art.palette import palette
from embertable.art.pen import Pen
from embertable.art.portraits import paint
from embertable.art.shapes import Fit, Knot, chance, spline

SQUARE = 180
CUB = Pose(
    ((226, 142), (204, 196), (192, 250), (158, 304), (98, 328), (58, 300), (70, 258)),
    (30, 34, 50, 54, 30, 15, 4),
    0,
    near=(((216, 222), (252, 250), (272, 246), (284, 244)), ((170, 292), (226, 306), (206, 334), (238, 346))),
    far=(((240, 216), (268, 240), (286, 236), (298, 234)),),
    girth=26,
    shoulder=0.34,
    hold="half",
    wing=62,
    tilt=4,
)


@dataclass(frozen=True)
class Folk:
    """Who a dragon of the town is: colours, what it wears, what it holds, how it feels."""

    hue: float
    wear: tuple[str, ...] = ()
    hold: str = ""
    mood: str = "helpful"
    light: float = 0.68
    chroma: float = 0.13
    accent: float = 60.0


def cub(name: str, who: Folk, draw: Random) -> Dragon:
    """A dragon of the town, settled."""
    colours = palette(
        who.hue,
        who.hue + draw.choice((-40, 35, 60)),
        who.accent,
        draw.choice((95.0, 150.0, 195.0, 70.0)),
        who.light,
        who.chroma,
        0.05,
    )
    head = Head(
        snout=draw.uniform(0.56, 0.72),
        depth=draw.uniform(0.92, 1.08),
        brow=0.0,
        jaw=0.9,
        hook=draw.uniform(-0.15, 0.05),
        eye=draw.uniform(0.46, 0.52),
        mood=who.mood,
        gape=18.0 if who.mood == "playful" else 22.0 if who.mood == "aggressive" else 0.0,
        horns=draw.choice(("nubs", "swept", "tall", "none")) if not who.wear else draw.choice(("nubs", "none")),
        ears=draw.choice(("leaf", "fin", "leaf", "tuft")),
        face="",
    )
    pose = replace(
        CUB,
        spine=tuple((x + draw.uniform(-4, 4), y + draw.uniform(-3, 3)) for x, y in CUB.spine),
        head=draw.uniform(-8, 4),
    )
    return Dragon(
        sum(map(ord, name)),
        "small",
        who.mood,
        "biped",
        pose,
        head,
        colours,
        draw.choice(("spade", "leaf", "arrow", "tuft", "flame")),
        draw.choice(("none", "plates", "spikes", "none")),
        draw.choice(("spots", "stripes", "", "", "scales")),
        draw.choice(("bat", "bat", "gauze")),
        False,
    )


def draw_folk(name: str, who: Folk) -> str:
    """The inside of the symbol of one dragon of the town."""
    d = cub(name, who, chance(name))
    pen = Pen(d.colours.ink)
    at = paint(pen, d, 54.0)
    for thing in who.wear:
        WEAR[thing](pen, at, d.colours)
    if who.hold:
        HELD[who.hold](pen)
        paw: list[Knot] = [(272, 236), (288, 232), (298, 242), (292, 256), (276, 256)]
        pen.inked(d.colours.base, spline(paw))
    left, top, right, bottom = pen.bounds()
    size = min(164 / (right - left), 164 / (bottom - top))
    return pen.write(Fit(size, 90 - (left + right) / 2 * size, 174 - bottom * size))
