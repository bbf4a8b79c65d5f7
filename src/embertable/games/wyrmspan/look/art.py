"""The pictures of Wyrmspan: a portrait of every dragon, the places behind them, caves, guilds and tempers."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import combinations

from embertable.art import backs
from embertable.art.backs import card_back, ground, medal
from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Curve, Fit, Knot, hairs, polygon, spline
from embertable.art.sheet import placed, symbol
from embertable.art.signs import signs
from embertable.art.tokens import INK, imprint
from embertable.art.tokens import SQUARE as SMALL
from embertable.games.wyrmspan.cards.tables import DECISIONS, DRAGONS, OBJECTIVES, Decision, Dragon
from embertable.games.wyrmspan.cards.tables import GUILDS as GUILD_TILES
from embertable.games.wyrmspan.look import cliff, grotto, scenes
from embertable.games.wyrmspan.look.coats import Home
from embertable.games.wyrmspan.look.likeness import Likeness
from embertable.games.wyrmspan.look.portraits import SQUARE, portrait
from embertable.games.wyrmspan.look.tokens import cave, coiled, stature, temper
from embertable.games.wyrmspan.terms import CAVE_CARDS, CAVE_NAMES, PERSONALITIES, SIZES, trait_names

HOMES = (
    Home(22.0, (24.0, 14.0, 36.0, 5.0, 45.0)),
    Home(85.0, (82.0, 95.0, 70.0, 112.0, 128.0)),
    Home(300.0, (300.0, 285.0, 318.0, 268.0, 245.0)),
)
GUILDS = {"plains": 110.0, "seafarers": 235.0, "highlands": 40.0, "rainforest": 155.0}  # hues
SIGNS = (
    *("meat", "gold", "crystal", "milk", "any", "coin", "egg", "nest", "card-dragon", "card-cave", "cards", "guild"),
    *("crimson", "golden", "amethyst", "shy", "aggressive", "playful", "helpful", "size1", "size2", "size3", "size4"),
    *(
        "vp",
        "played",
        "active",
        "round",
        "end",
        "tuck",
        "cache",
        "pick",
        "lure",
        "boot",
        "camp",
        "pass",
        "swap",
        "first",
    ),
)

ALIASES = {
    "card": "cards",
    "dragon": "card-dragon",
    "cave": "card-cave",
    "item": "any",
    "cached": "cache",
    "tucked": "tuck",
}
AIMS = {  # what stands on an objective tile
    "cave-cards": "card-cave",
    "amethyst-cards": "cave-amethyst",
    "crimson-cards": "cave-crimson",
    "golden-cards": "cave-golden",
    "egg-capacity": "nest",
    "eggs": "egg",
    "cached": "cache",
    "guild-position": "guild",
    "cheap": "coin",
    "costly": "gold",
    "played-or-round": "played",
    "activated": "active",
    "hatchlings": "size-hatchling",
    **{name: f"size-{name}" for name in ("small", "medium", "large")},
    **{name: f"temper-{name}" for name in ("aggressive", "playful", "shy", "helpful")},
}


def symbols() -> dict[str, str]:
    """Dragons and caves as card-<id>, scenes, the cliff, guilds, masks, backs, signs."""
    drawn: dict[str, str] = {}
    for dragon in DRAGONS:
        drawn[f"card-{dragon.id}"] = symbol(f"card-{dragon.id}", portrait(likeness(dragon)), SQUARE)
    for number in range(1, CAVE_CARDS + 1):
        inside = grotto.grotto(f"cave-{number}", HOMES[number % 3].main + number * 7 % 40 - 20)
        drawn[f"card-cave-{number}"] = symbol(f"card-cave-{number}", inside, grotto.WIDTH, grotto.HEIGHT)
    for count in (1, 2, 3):
        for caves in combinations(range(3), count):
            for size in scenes.SIZES:
                name = scene_name(caves, size)
                drawn[name] = symbol(
                    name, scenes.scene(name, [HOMES[cave].main for cave in caves], size), scenes.SQUARE
                )
    for name, draw in small().items():
        pen = Pen(INK, 2.6)
        draw(pen)
        drawn[name] = symbol(name, pen.write(Fit()), SMALL)
    for name, inside in tiles().items():
        drawn[name] = symbol(name, inside, 100)
    for name, same in ALIASES.items():
        drawn[name] = symbol(name, f'<use href="#{same}"/>', 24)
    for name, home in zip(CAVE_NAMES, HOMES, strict=True):
        drawn[f"veins-{name}"] = symbol(f"veins-{name}", cliff.veins(name, home.main), cliff.WIDTH, cliff.HEIGHT)
        drawn[f"crack-{name}"] = symbol(f"crack-{name}", cliff.crack(home.main), *cliff.CRACK)
    drawn["wall"] = symbol("wall", cliff.wall(), cliff.WIDTH, cliff.HEIGHT)
    drawn["adventurer"] = symbol("adventurer", cliff.adventurer(), *cliff.WALKER)
    drawn["back-dragon"] = symbol("back-dragon", card_back(draw_dragon_back), backs.WIDTH, backs.HEIGHT)
    drawn["back-cave"] = symbol("back-cave", card_back(draw_cave_back), backs.WIDTH, backs.HEIGHT)
    return {**drawn, **signs(*SIGNS, look="embertable.games.wyrmspan.look")}


def likeness(dragon: Dragon) -> Likeness:
    """What the pen needs to know of a dragon."""
    name = "-".join(re.findall("[a-z]+", dragon.name.lower().replace("'", "").replace("’", "")))
    size, mood = trait_names(dragon.size)[0], trait_names(dragon.personality)[0]
    return Likeness(dragon.number, name, size, mood, tuple(HOMES[cave] for cave in dragon.caves))


def scene_name(caves: tuple[int, ...], size: str) -> str:
    """The symbol that belongs behind a dragon of these caves and this size."""
    return "-".join(("scene", *(CAVE_NAMES[cave] for cave in sorted(caves)), size))


def small() -> dict[str, Callable[[Pen], None]]:
    """Inked symbols for larger places: caves, guilds, tempers, sizes."""
    found: dict[str, Callable[[Pen], None]] = {f"cave-{name}": partial(lair, name=name) for name in CAVE_NAMES}
    found |= {f"guild-{name}": partial(badge, hue=hue, shape=k) for k, (name, hue) in enumerate(GUILDS.items())}
    sizes, moods = ([trait_names(trait)[0] for trait in traits] for traits in (SIZES, PERSONALITIES))
    found |= {f"size-{size}": partial(stature, size=size) for size in sizes}
    found |= {f"temper-{mood}": partial(temper, mood=mood) for mood in moods}
    return found


def lair(pen: Pen, name: str) -> None:
    """The three caves: a flame-edged arch, a round hall, a pointed abyss."""
    hue = HOMES[CAVE_NAMES.index(name)].main
    rims: dict[str, list[Knot]] = {
        "crimson": [
            (4, 60, 1),
            (6, 30),
            (14, 14, 1),
            (20, 22, 1),
            (32, 4, 1),
            (44, 22, 1),
            (50, 14, 1),
            (58, 30),
            (60, 60, 1),
        ],
        "golden": [(4, 60, 1), (4, 30), (18, 8), (46, 8), (60, 30), (60, 60, 1)],
        "amethyst": [
            (8, 60, 1),
            (4, 40, 1),
            (18, 26, 1),
            (20, 10, 1),
            (32, 4, 1),
            (44, 10, 1),
            (46, 26, 1),
            (60, 40, 1),
            (56, 60, 1),
        ],
    }
    pen.inked(tone(0.62, 0.16, hue), spline(rims[name]))
    pen.inked(tone(0.32, 0.08, hue), spline([(18, 60, 1), (18, 44), (32, 28), (46, 44), (46, 60, 1)]))
    pen.disc(tone(0.85, 0.13, hue), (32, 50), 5, 6)


def badge(pen: Pen, hue: float, shape: int) -> None:
    """A guild: a shield with its own device."""
    pen.inked(tone(0.55, 0.12, hue), spline([(6, 8, 1), (32, 4), (58, 8, 1), (56, 36), (32, 60, 1), (8, 36)]))
    light = tone(0.9, 0.06, hue)
    devices: list[Curve] = [
        spline([(10, 40, 1), (22, 30), (34, 40), (46, 30), (54, 38, 1), (32, 54)]),
        spline([(14, 38, 1), (50, 38, 1), (42, 50), (22, 50)]),
        polygon([(12, 44), (26, 18), (34, 32), (40, 24), (52, 44)]),
        spline([(32, 12, 1), (46, 26), (32, 52, 1), (18, 26)]),
    ]
    pen.flat(light, devices[shape])
    if shape == 1:
        pen.flat(light, polygon([(31, 12), (46, 34), (31, 34)]))
    if shape == 0:
        pen.disc(light, (32, 20), 8)


def tiles() -> dict[str, str]:
    """Guild tiles, objectives and the decisions of the Automa, by their ids as cards."""
    found = {f"card-guild-{tile.id}": on_ring("#d9c08a", f"guild-{tile.id}") for tile in GUILD_TILES}
    for aim in OBJECTIVES:
        found[f"card-objective-{aim.id}"] = on_ring("#cfd9dd", AIMS[aim.id])
    for decision in DECISIONS:
        found[f"card-automa-{decision.id}"] = plan(decision)
    return found


def on_ring(colour: str, picture: str) -> str:
    """A symbol of the same sheet on a round tile."""
    pen = Pen("#4a3a2c", 2.4)
    pen.disc(colour, (50, 50), 46, line="")
    pen.disc("#fffaf0", (50, 50), 38)
    return pen.write(Fit()) + f'<use href="#{picture}" x="25" y="25" width="50" height="50"/>'


def plan(decision: Decision) -> str:
    """What the Automa means to do: her steps by round above, below which dragon, cave or cell she takes."""
    pen = Pen("#3a3040", 2)
    pen.inked("#d8cfe6", polygon([(6, 6), (94, 6), (94, 94), (6, 94)]))
    for place, steps in enumerate(decision.steps or (1, 1, 1, 1)):
        x = 20 + place * 20
        for k in range(steps if decision.steps else 3 + decision.plus):
            pen.disc("#6a4f9e" if decision.steps else "#b23a32", (x, 44 - k * 9), 3.6)
        pen.line("#3a3040", 1.6, polygon([(x - 7, 51), (x + 7, 51)], False))
    for number in (1, 2, 3):
        x = 12 + number * 14
        taken = number == decision.dragon
        pen.inked("#d84" if taken else "#fffaf0", polygon([(x - 5, 60), (x + 5, 60), (x + 5, 75), (x - 5, 75)]))
        fill = "#4f5f66" if number == decision.cave else "#fffaf0"
        if decision.cave:
            pen.inked(fill, spline([(x + 41, 75, 1), (x + 41, 66), (x + 46, 60), (x + 51, 66), (x + 51, 75, 1)]))
    if decision.cell:
        pen.inked("#c79b5e", polygon([(74, 58), (82, 63), (82, 72), (74, 77), (66, 72), (66, 63)]))
        pen.line(
            "#3a3040", 2.4, hairs([q for k in range(decision.cell) for q in ((69 + k * 3.4, 66), (69 + k * 3.4, 70))])
        )
    if decision.passes_if_last:
        pen.inked("#bce", spline([(20, 80, 1), (12, 84), (14, 91), (22, 91, 1), (18, 86)]))
    if decision.refreshes:
        pen.line("#3b6620", 2.6, spline([(44, 82), (38, 80), (34, 86), (38, 91), (45, 90)], False))
    if decision.objective:
        pen.disc("#eab73b", (60, 86), 5, line="")
        pen.line("#3a3040", 2, polygon([(72, 86), (80, 86)], False))
        if decision.objective > 0:
            pen.line("#3a3040", 2, polygon([(76, 82), (76, 90)], False))
    if not decision.most_excavated:
        pen.line("#b23a32", 2.4, polygon([(86, 88), (90, 82)], False))
    return pen.write(Fit())


def draw_dragon_back(pen: Pen) -> None:
    """The back of a dragon card: a dragon that bites its tail."""
    ground(pen, 25, 0.36, 0.1, "scales")
    medal(pen, 25, 0.26)
    coiled(pen, "#d84", "#fd9")


def draw_cave_back(pen: Pen) -> None:
    """The back of a cave card: the mouth of a cave."""
    ground(pen, 300, 0.34, 0.07, "stones")
    medal(pen, 300, 0.24)
    imprint(pen, cave, 60, 82, 50)


def cover() -> str:
    """Three halls, three dragons."""
    rock = Pen("#2b2230", 2)
    rock.flat("#4a3a4c", polygon([(0, 0), (480, 0), (480, 200), (0, 200)]))
    rock.flat(
        "#3a2d3e", polygon([q for k in range(13) for q in ((k * 40, 0), (k * 40 + 20, 16 + k * 37 % 20))] + [(480, 0)])
    )
    for home, x in zip(HOMES, (82, 240, 398), strict=True):
        rock.inked(
            tone(0.86, 0.055, home.main),
            spline(
                [(x - 74, 192, 1), (x - 74, 100), (x - 46, 44), (x, 28), (x + 46, 44), (x + 74, 100), (x + 74, 192, 1)]
            ),
        )
        rock.disc(tone(0.94, 0.05, home.main + 10), (x, 110), 54)
    rock.flat(
        "#6b4f43", spline([(0, 188, 1), (120, 184), (240, 189), (360, 184), (480, 188, 1), (480, 200, 1), (0, 200, 1)])
    )
    shown = [
        placed(portrait(likeness(DRAGONS[number - 1])), x, 38, 0.87) for number, x in ((155, 4), (116, 162), (124, 320))
    ]
    return rock.write(Fit()) + "".join(shown)
