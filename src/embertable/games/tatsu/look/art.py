"""The pictures of Tatsu: a spirit in ink for every card, the backs of the two clans, the cover."""

from __future__ import annotations

from math import cos, pi, sin

from embertable.art import backs
from embertable.art.backs import card_back, plain
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Point, Ribbon, chance, polygon, spline
from embertable.art.sheet import placed, symbol
from embertable.art.signs import signs
from embertable.games.tatsu.cards.tables import SPIRITS, Spirit
from embertable.games.tatsu.look import brush
from embertable.games.tatsu.look.brush import Ink, pearl, seal, serpent, spirit_body, splashes, streaks, sun
from embertable.games.tatsu.terms import CLANS, RED, YELLOW

INKS = (Ink("#c22", "#1b1418", "#e98"), Ink("#e5a712", "#3a2c1c", "#fe9"))  # by clan
MEETING = "#e9c9a0"  # the sky in which two spirits become one
RINGS = {1: [(92, 96)], 2: [(72, 100), (112, 92)], 3: [(92, 76), (70, 110), (114, 110)]}  # pearls by factor


def symbols() -> dict[str, str]:
    """Every card as card-<id>, the two backs, the signs."""
    drawn = {
        f"card-{spirit.id}": symbol(f"card-{spirit.id}", portrait(spirit), brush.WIDTH, brush.HEIGHT)
        for spirit in SPIRITS
    }
    for clan in (RED, YELLOW):
        name = f"back-{CLANS[clan]}"
        drawn[name] = symbol(name, clan_back(INKS[clan]), backs.WIDTH, backs.HEIGHT)
    return {**drawn, **signs("clan-red", "clan-yellow", "fusion", "deal", look="embertable.games.tatsu.look")}


def portrait(spirit: Spirit) -> str:
    """The inside of the symbol of one card."""
    ink = INKS[spirit.clan]
    pen = Pen(ink.ink, 0.1)
    if spirit.fusion:
        draw_fusion(pen, spirit)
    elif spirit.factor:
        draw_multiplier(pen, spirit)
    else:
        draw_spirit(pen, spirit)
    splashes(pen, ink.ink, chance(f"splash:{spirit.id}"), 4)
    left, top, right, bottom = pen.bounds()
    size = min(1.0, 172 / (right - left), 192 / (bottom - top))
    across = (brush.WIDTH - (left + right) * size) / 2
    down = (brush.HEIGHT - (top + bottom) * size) / 2
    flip = spirit.clan == YELLOW
    return pen.write(Fit(size, across - brush.WIDTH if flip else across, down, flip))


def draw_spirit(pen: Pen, spirit: Spirit) -> None:
    """A dragon before the sun, with as many bends as it is strong; the weakest are worth their pearls."""
    ink, draw = INKS[spirit.clan], chance(f"brush:{spirit.id}")
    sun(pen, ink.sun, (74 + draw.uniform(-12, 28), 82 + draw.uniform(-12, 26)), 34 + spirit.strength * 4, draw)
    loose = 4.4 - spirit.strength * 0.6
    spine = [(x + draw.uniform(-loose, loose), y + draw.uniform(-loose, loose)) for x, y in serpent(spirit.strength)]
    if spirit.clan == YELLOW:
        spine = [(x, y + loose * sin(x / 18)) for x, y in spine]
    spirit_body(pen, spine, ink, spirit.strength, draw, maned=spirit.clan == RED)
    for k in range(spirit.points if spirit.strength == 1 else 0):
        a = 2 * pi * (k + 0.5) / spirit.points - pi / 2
        at = (92 + 78 * cos(a), 98 + 84 * sin(a))
        pen.disc(ink.sun if k % 2 else ink.pale, at, 6, line=ink.ink, extra=' stroke-width="1.6"')
    seal(pen, 158, 176, ink.sun, spirit.strength)


def draw_multiplier(pen: Pen, spirit: Spirit) -> None:
    """One turn of the brush about as many burning pearls as the card multiplies by."""
    ink, draw = INKS[spirit.clan], chance(f"brush:{spirit.id}")
    sun(pen, ink.pale, (90, 90), 66, draw)
    turn: list[Point] = [(150, 60), (120, 28), (70, 28), (34, 66), (36, 118), (76, 152), (128, 146), (150, 112)]
    swirl = Ribbon(turn, (1, 7, 12, 13, 11, 8, 5, 1))
    pen.flat(ink.ink, swirl.band(count=10))
    streaks(pen, swirl, ink.pale, draw)
    for x, y in RINGS[spirit.factor]:
        pearl(pen, (x, y), 17 if spirit.factor == 1 else 13, ink.sun, ink.ink)
    seal(pen, 150, 150, ink.sun, spirit.factor)


def draw_fusion(pen: Pen, spirit: Spirit) -> None:
    """Spirits of both clans chase each other round one pearl; the clan of the card is the one in black."""
    ink, draw = INKS[spirit.clan], chance(f"brush:{spirit.id}")
    sun(pen, MEETING, (90, 90), 70, draw)
    first: list[Point] = [(118, 50), (84, 32), (48, 52), (44, 96), (78, 116), (94, 100), (90, 84)]
    for clan in (RED, YELLOW):
        whirl: list[Point] = [(180 - x, 180 - y) for x, y in first] if clan == YELLOW else first
        body = INKS[clan].ink if clan == spirit.clan else INKS[clan].sun
        spirit_body(pen, whirl, Ink("#fff", body, MEETING), 2, draw, maned=True, eye="#fff")
    pearl(pen, (90, 92), 10, ink.sun, ink.ink)
    seal(pen, 152, 152, ink.sun, 6)


def clan_back(ink: Ink) -> str:
    """The back of a card: it shows the clan."""

    def draw(pen: Pen) -> None:
        pen.flat(ink.ink, polygon([(0, 0), (backs.WIDTH, 0), (backs.WIDTH, backs.HEIGHT), (0, backs.HEIGHT)]))
        pen.line(ink.sun, 3, polygon(plain(backs.WIDTH, backs.HEIGHT, 6)))
        for y in (32, 136):
            waves = [
                spline([(60 - 10 * k, y + 4), (60, y - 6 + 4 * k), (60 + 10 * k, y + 4)], False) for k in (1, 2, 3)
            ]
            pen.line(ink.sun, 2, *waves)
        pen.disc(ink.sun, (60, 84), 40)
        turn: list[Point] = [(88, 68), (74, 52), (48, 54), (36, 80), (46, 108), (74, 114), (90, 98)]
        pen.flat(ink.ink, Ribbon(turn, (1, 5, 7, 8, 7, 4, 1)).band(count=9))
        pearl(pen, (64, 86), 9, ink.pale, ink.ink)

    return card_back(draw)


def cover() -> str:
    """The strongest of both clans meet over a rising sun."""
    sky = Pen("#3a2c1c", 0.1)
    sky.flat("#f4e7cf", polygon([(0, 0), (480, 0), (480, 200), (0, 200)]))
    draw = chance("cover")
    sun(sky, "#fbd9a4", (240, 104), 84, draw)
    for row, y in enumerate((176, 186, 196)):
        for k in range(-1, 13):
            x = k * 40 + (row % 2) * 20
            sky.line("#d9bf94", 2, *(spline([(x - r, y), (x, y - r), (x + r, y)], False) for r in (8, 14, 20)))
    pearl(sky, (240, 106), 17, "#c22", "#3a2c1c")
    red, yellow = (portrait(next(each for each in SPIRITS if each.id == name)) for name in ("red-6", "yellow-6"))
    return sky.write(Fit()) + placed(red, 62, 2, 0.98) + placed(yellow, 242, 2, 0.98)
