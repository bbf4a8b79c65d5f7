"""The pictures of Fire Tower: forest, fire, firebreaks and towers for the board, one picture for every card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from embertable.art import backs
from embertable.art.backs import card_back, ground, medal
from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Frame, chance, dots, polygon, spline
from embertable.art.sheet import placed, symbol
from embertable.art.signs import signs
from embertable.games.fire_tower.cards.index import all_cards, printed
from embertable.games.fire_tower.look import firefight, fires, patterns
from embertable.games.fire_tower.look.firefight import picture
from embertable.games.fire_tower.look.fires import SQUARE, blaze, fir
from embertable.games.fire_tower.look.patterns import draw_pattern, pattern_of
from embertable.games.fire_tower.places.forest import SIZE
from embertable.games.fire_tower.terms import CORNERS, DIRECTIONS

SIGNS = ("flame", "break", "drop", "wind", "bucket", "tower", "tree1", "tree2", "tree3")

TREES = 8  # cells of forest, so that the wood does not repeat itself
TOWER_HUES = (25.0, 305.0, 250.0, 145.0)  # by corner: red, purple, blue, green
TURNS = (-90.0, 0.0, 90.0, 180.0)  # by direction: the way a wind drives the fire

PICTURES: dict[str, Callable[[Pen], None]] = {
    "explosion": firefight.explosion,
    "burning-snag": firefight.snag,
    "flare-up": firefight.flare,
    "ember": firefight.ember,
    "smokejumper": firefight.smokejumper,
    "air-drop": firefight.air_drop,
    "fire-engine": firefight.engine,
    "dozer-line": firefight.dozer,
    "scratch-line": firefight.scratch,
    "de-re-forest": firefight.reforest,
    "firestorm": firefight.firestorm,
    "mutual-aid": firefight.mutual_aid,
    "bucket": firefight.pail,
    "reckless-abandon": firefight.reckless,
    "champion-of-the-wood": firefight.champion,
    "grand-champion": partial(firefight.champion, crown=True),
}


def symbols() -> dict[str, str]:
    """Board pieces, every card as card-<id>, the back, the signs."""
    insides = {f"tree-{number}": fires.tree(number) for number in range(TREES)}
    insides |= {
        "fire": fires.flame(),
        "firebreak": fires.earthbreak(),
        "eternal-flame": fires.eternal(),
        "wind-rose": fires.wind_rose(),
        "card-burnt-tower": burnt(),
    }
    for corner, name in enumerate(CORNERS):
        insides[f"tower-{name}"] = fires.tower(TOWER_HUES[corner], corner)
    for direction, side in enumerate(DIRECTIONS):
        insides[f"die-{side}"] = die(TURNS[direction])
        insides[f"card-wind-{side}"] = fires.wind(TURNS[direction])
        insides[f"card-shadow-{side}"] = picture(partial(draw_shadow, direction=direction))
    for card, draw in PICTURES.items():
        insides[f"card-{card}"] = picture(draw)
    drawn = {name: symbol(name, inside, SQUARE) for name, inside in insides.items()}
    for pattern in sorted({pattern for card in all_cards() if (pattern := pattern_of(printed(card.id).effect))}):
        drawn[f"pattern-{pattern}"] = symbol(f"pattern-{pattern}", draw_pattern(pattern), patterns.SQUARE)
    drawn["forest"] = symbol("forest", forest(), SIZE * SQUARE)
    drawn["card-back"] = symbol("card-back", card_back(draw_back), backs.WIDTH, backs.HEIGHT)
    return {**drawn, **signs(*SIGNS, look="embertable.games.fire_tower.look")}


def forest() -> str:
    """The whole wood, laid with its own cells, lighter and darker by turns."""
    cells = ""
    for row in range(SIZE):
        for column in range(SIZE):
            number = (row * 5 + column * 3 + row * column) % TREES
            place = f'x="{column * SQUARE}" y="{row * SQUARE}" width="{SQUARE}" height="{SQUARE}"'
            shade = ' opacity=".86"' if (row + column) % 2 else ""
            cells += f'<use href="#tree-{number}" {place}{shade}/>'
    return f'<path fill="#e8efd2" d="M0 0h{SIZE * SQUARE}v{SIZE * SQUARE}H0z"/>{cells}'


def die(turn: float) -> str:
    """The die with one of its winds on top."""
    pen = Pen(fires.INK, 3)
    pen.inked("#b5a489", spline([(12, 30), (30, 10), (84, 10), (92, 18), (92, 70), (74, 92), (20, 92), (12, 84)]))
    pen.inked("#fffaf0", polygon([(14, 30), (74, 30), (74, 90), (14, 90)]))
    at = Frame(44, 60, turn, 0.62)
    pen.inked(
        "#b03a0a", polygon(at.put([(-38, -13), (4, -13), (4, -30), (42, 0), (4, 30), (4, 13), (-38, 13), (-30, 0)]))
    )
    return pen.write(Fit())


def draw_shadow(pen: Pen, direction: int) -> None:
    """The Shadow of the Wood and the side it looks from."""
    firefight.shadow(pen)
    at = Frame(50, 50, TURNS[direction], 1)
    pen.inked("#fc5", polygon(at.put([(34, -11), (49, 0), (34, 11)])))


def draw_back(pen: Pen) -> None:
    """The back of a card: a flame in a dark wood."""
    ground(pen, 160, 0.34, 0.06, "waves")
    medal(pen, 160, 0.24)
    blaze(pen, 60, 110, 27)


def burnt() -> str:
    """What is left of a tower: charred posts and smoke."""
    pen = Pen(fires.INK, 2.4)
    pen.line("#9a938c", 7, spline([(40, 44), (34, 30), (46, 20), (40, 6)], False), extra=' opacity=".6"')
    pen.line("#9a938c", 5, spline([(62, 50), (68, 36), (58, 26), (64, 12)], False), extra=' opacity=".5"')
    pen.inked(
        "#3a2c28", polygon([(24, 94), (36, 52), (42, 56), (34, 94)]), polygon([(66, 94), (58, 60), (66, 54), (76, 94)])
    )
    pen.inked("#4a3a34", polygon([(18, 78), (84, 68), (84, 76), (18, 86)]))
    pen.inked("#2c2220", spline([(10, 96, 1), (26, 86), (50, 90), (74, 84), (92, 96, 1)]))
    pen.line("#f72", 4, dots([(34, 90), (52, 92), (68, 90)]))
    return pen.write(Fit())


def cover() -> str:
    """A watch tower over a burning wood at dusk."""
    far, near, draw = Pen(fires.INK, 2), Pen("#611", 2), chance("wood")
    far.flat("#f5b267", polygon([(0, 0), (480, 0), (480, 200), (0, 200)]))
    far.disc("#fbd58d", (354, 74), 46)
    for low, count, tall, hue in ((132, 24, 52, 62.0), (166, 17, 70, 150.0)):
        far.flat(tone(0.45, 0.06, hue), polygon([(0, low - 12), (480, low - 12), (480, 200), (0, 200)]))
        for k in range(count):
            x = 480 * (k + 0.5) / count + draw.uniform(-8, 8)
            fir(far, x, low, tall * draw.uniform(0.8, 1.15), hue + draw.uniform(-12, 12), draw)
    near.flat(
        tone(0.36, 0.06, 150),
        spline([(0, 180, 1), (120, 174), (260, 182), (380, 176), (480, 182, 1), (480, 200, 1), (0, 200, 1)]),
    )
    for k in range(11):
        x = 480 * (k + 0.5) / 11 + draw.uniform(-8, 8)
        if x > 190 and k % 4 != 1:
            blaze(near, x, 194, draw.uniform(26, 42) * (0.7 + x / 1400))
        else:
            fir(near, x, 204, draw.uniform(62, 84), 155 + draw.uniform(-10, 10), draw)
    near.line("#fc5", 3, dots([(draw.uniform(200, 470), draw.uniform(40, 120)) for _ in range(16)]))
    tower = placed(fires.tower(TOWER_HUES[0], 0), 54, 6, 1.72)
    return far.write(Fit()) + tower + near.write(Fit())
