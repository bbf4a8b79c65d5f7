"""The pictures of Flamecraft: shop fronts, artisans, fancy dragons, companions, enchantments, goods."""

from __future__ import annotations

from functools import partial

from embertable.art import backs, tokens, town, townsfolk
from embertable.art.backs import cloth_back
from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, Point, dots, hairs, polygon, spline
from embertable.art.sheet import placed, symbol
from embertable.art.signs import signs
from embertable.art.town import Piece, house
from embertable.art.townsfolk import Folk, draw_folk
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELLS, Spell
from embertable.games.flamecraft.look.artisans import artisan
from embertable.games.flamecraft.terms import ARTISANS_OF_A_KIND, KIND_NAMES, KINDS, SYMBOL_NAMES, artisan_id

GOODS = {"crystal": "gem"}  # where a kind and its symbol have different names
TOOLS = (  # of the companions: what they hold, what they wear
    ("scroll", "glasses"),
    ("can", "leaf_crown"),
    ("purse", "bow"),
    ("lantern", "night_cap"),
    ("bread", "top_hat"),
    ("coin", "monocle"),
    ("needle", "scarf"),
)
SIGNS = (
    *("bread", "meat", "iron", "gem", "plant", "potion", "wild", "coin", "heart", "artisan", "sun", "moon", "spark"),
    *("nocoin", "cards", "pawn", "first"),
)

GUESTS: dict[str, Folk] = {  # the fancy dragons, as their names would have them
    "eenie": Folk(150, ("bow",), "heart", "playful", accent=25),
    "meenie": Folk(205, ("bow_tie",), "heart", "playful"),
    "goldie": Folk(88, ("crown",), "purse", light=0.8),
    "hocus": Folk(300, ("top_hat",), "wand", "playful", 0.55),
    "pocus": Folk(345, ("witch",), "rabbit", "playful", accent=95),
    "sparkle": Folk(20, ("glow", "bow"), "wand", "playful", accent=300),
    "starburst": Folk(265, ("stars",), "sun", "playful", 0.5),
    "stitch": Folk(60, ("patches", "glasses"), "needle", accent=200),
    "twinkle": Folk(290, ("stars",), "wand", "shy", 0.72),
    "bubba": Folk(48, ("scarf", "bandana"), "meat", light=0.6),
    "dapper": Folk(235, ("top_hat", "monocle", "bow_tie"), ""),
    "dazzle": Folk(330, ("glow", "crown"), "mirror", "playful"),
    "butters": Folk(92, ("toque", "scarf"), "bread", light=0.85, chroma=0.09, accent=230),
    "softpaw": Folk(70, ("scarf",), "", "shy", 0.78, 0.05, 340),
    "greenhorn": Folk(142, ("leaf_crown", "glasses"), "sprout", "shy"),
    "dusk": Folk(285, ("night_cap",), "lantern", "shy", 0.48, 0.1),
    "steely": Folk(250, ("visor", "cape"), "hammer", "aggressive", 0.65, 0.03, 25),
    "dawn": Folk(40, ("blossom", "glow"), "sun", light=0.78),
    "breadblaze": Folk(75, ("toque", "glow"), "bread", "aggressive", 0.66),
    "meatmuncher": Folk(22, ("bandana",), "meat", "aggressive", 0.55, 0.16),
    "grasshorn": Folk(130, ("leaf_crown", "scarf"), "pot", light=0.6, accent=85),
    "potionpaw": Folk(310, ("witch", "glasses"), "flask", light=0.6),
    "steelfang": Folk(255, ("visor", "fang"), "hammer", "aggressive", 0.5, 0.04),
    "richwing": Folk(225, ("crown", "monocle"), "gem", light=0.6),
    "rosy": Folk(10, ("blossom", "bow_tie"), "heart", "shy", 0.76, 0.1),
    "prowler": Folk(30, ("mask", "cape"), "", "aggressive", 0.42, 0.06, 25),
    "thicket": Folk(120, ("leaf_crown",), "can", "shy", 0.5, 0.09),
    "brewster": Folk(55, ("glasses", "bow_tie"), "flask", light=0.55, chroma=0.09),
    "rusty": Folk(42, ("visor", "patches"), "wrench", light=0.58),
    "zircon": Folk(195, ("loupe", "cape"), "crystal", light=0.7, accent=300),
    "even-steven": Folk(180, ("glasses", "bow_tie"), "scroll"),
    "odd-todd": Folk(105, ("monocle", "patches"), "egg", "playful"),
    "talisa": Folk(320, ("crown", "cape"), "moon", light=0.7, accent=280),
    "pally": Folk(65, ("scarf", "bow"), "heart", "playful", 0.74, accent=160),
    "ditto": Folk(215, ("mask",), "mirror", "playful", 0.75, 0.07),
    "patches": Folk(35, ("patches", "bandana"), "needle", "playful", 0.7),
}

# The device in the gable of each shop, after its name.
MUG: list[Piece] = [
    ("#c94", [(5, -4, 1), (12, -4), (12, 6), (5, 6, 1)]),
    ("#da5", [(-8, -5, 1), (6, -5, 1), (5, 10, 1), (-7, 10, 1)]),
    ("#fff", [(-9, -5), (-6, -10), (0, -9), (5, -10), (7, -5), (0, -3)]),
]
FLAME: list[Piece] = [
    ("#f72", [(0, -12, 1), (7, -2), (6, 8), (0, 11), (-6, 8), (-8, 0), (-4, -2, 1)]),
    ("#fe8", [(0, -2, 1), (4, 5), (0, 9), (-4, 4)]),
]
EMBLEMS: dict[str, list[Piece]] = {
    "critical-rolls": [
        ("#e93", [(0, -12, 1), (10, -6, 1), (10, 6, 1), (0, 12, 1), (-10, 6, 1), (-10, -6, 1)]),
        ("#fd8", [(0, -6, 1), (6, 4, 1), (-6, 4, 1)]),
    ],
    "draco-bell": [
        ("#fc3", [(-10, 7, 1), (-6, -6), (0, -11), (6, -6), (10, 7, 1)]),
        ("#a62", [(-3, 8), (0, 12), (3, 8)]),
    ],
    "hello-nursery": [
        ("#fec", [(0, -11), (7, -3), (7, 6), (0, 11), (-7, 6), (-7, -3)]),
        ("#7b5", [(-7, 2, 1), (-3, -2, 1), (0, 2, 1), (3, -2, 1), (7, 2, 1), (4, 10), (-4, 10)]),
    ],
    "potable-potions": [("#b6e", [(-2, -11, 1), (2, -11, 1), (3, -3), (9, 7), (0, 11), (-9, 7), (-3, -3)])],
    "smith-mart": [
        ("#a74", [(-8, 10, 1), (3, -6, 1), (6, -4, 1), (-5, 12, 1)]),
        ("#89a", [(-4, -10, 1), (10, -2, 1), (7, 4, 1), (-7, -4, 1)]),
    ],
    "fragile-reptile": [
        ("#6cd", [(-10, 8), (-8, -2), (0, -2), (4, -9), (10, -6), (8, 0), (4, 2), (2, 8), (-4, 5)]),
        ("#fff", [(5, -6), (7, -6), (7, -4), (5, -4)]),
    ],
    "drake-of-cakes": [
        ("#d95", [(-8, 0, 1), (8, 0, 1), (6, 10, 1), (-6, 10, 1)]),
        ("#f9b", [(-9, 0), (-6, -7), (0, -11), (6, -7), (9, 0), (0, 2)]),
    ],
    "guilty-treasures": [
        ("#a62", [(-11, 0, 1), (11, 0, 1), (10, 10, 1), (-10, 10, 1)]),
        ("#c84", [(-11, 0, 1), (-9, -8), (9, -8), (11, 0, 1)]),
        ("#fd4", [(-3, -2, 1), (3, -2, 1), (3, 4, 1), (-3, 4, 1)]),
    ],
    "la-petite-dragonne": [("#e94", [(-12, 6, 1), (-9, -5), (0, -9), (9, -5), (12, 6, 1), (6, 3), (0, 1), (-6, 3)])],
    "fogo-de-char": FLAME,
    "full-plate-buffet": [
        ("#eef", [(-10, 0), (-7, -8), (0, -11), (7, -8), (10, 0), (7, 8), (0, 11), (-7, 8)]),
        ("#cde", [(-6, 0), (-4, -5), (0, -6), (5, -4), (6, 0), (4, 5), (0, 6), (-5, 4)]),
    ],
    "pizza-coven": [
        ("#fc5", [(-10, -8, 1), (0, -11), (10, -8, 1), (0, 12, 1)]),
        ("#d43", [(-4, -5), (-1, -7), (1, -4), (-2, -2)]),
        ("#d43", [(2, 0), (4, -2), (5, 1), (3, 3)]),
    ],
    "hedges-and-henges": [
        (
            "#aab",
            [
                (-11, -8, 1),
                (11, -8, 1),
                (11, -4, 1),
                (8, -4, 1),
                (8, 10, 1),
                (4, 10, 1),
                (4, -4, 1),
                (-4, -4, 1),
                (-4, 10, 1),
                (-8, 10, 1),
                (-8, -4, 1),
                (-11, -4, 1),
            ],
        )
    ],
    "oh-my-gourd": [
        ("#6a4", [(-1, -12, 1), (3, -12, 1), (2, -6, 1), (-2, -6, 1)]),
        ("#f83", [(-11, 2), (-7, -7), (0, -6), (7, -7), (11, 2), (7, 10), (0, 9), (-7, 10)]),
    ],
    "sage-of-sage": [("#8b6", [(-8, 11, 1), (-9, -2), (2, -11), (10, -11, 1), (10, -1), (2, 7)])],
    "draconic-tonic": [
        ("#9df", [(-7, -10, 1), (7, -10, 1), (5, 10, 1), (-5, 10, 1)]),
        ("#b6e", [(-6, -3, 1), (6, -3, 1), (5, 9, 1), (-5, 9, 1)]),
    ],
    "funky-brewsters": MUG,
    "spellfire-springs": [
        ("#5be", [(0, -12, 1), (8, 2), (6, 9), (0, 12), (-6, 9), (-8, 2)]),
        ("#f93", [(0, -1, 1), (4, 6), (0, 9), (-4, 6)]),
    ],
    "gnome-depot": [
        ("#d33", [(-9, 4, 1), (-2, -8), (3, -13, 1), (6, -4), (9, 4, 1)]),
        ("#fff", [(-8, 4, 1), (8, 4, 1), (5, 9), (0, 13, 1), (-5, 9)]),
    ],
    "saving-throw": [
        ("#79c", [(-9, -9, 1), (0, -12), (9, -9, 1), (8, 3), (0, 12, 1), (-8, 3)]),
        ("#dee", [(0, -8, 1), (5, -6, 1), (4, 2), (0, 8, 1)]),
    ],
    "the-savage-beat": [
        ("#c63", [(-10, -4, 1), (10, -4, 1), (8, 9, 1), (0, 11), (-8, 9, 1)]),
        ("#fed", [(-10, -4), (0, -8), (10, -4), (0, 0)]),
    ],
    "dragon-hoard-bank": [
        ("#fc3", [(-10, 10, 1), (-10, 6, 1), (-3, 6, 1), (-3, 0, 1), (3, 0, 1), (3, -6, 1), (10, -6, 1), (10, 10, 1)])
    ],
    "tip-the-scales": [
        ("#fc4", [(-1, -11, 1), (1, -11, 1), (1, 8, 1), (6, 11, 1), (-6, 11, 1), (-1, 8, 1)]),
        ("#fd8", [(-12, -2, 1), (-4, -2, 1), (-8, 4)]),
        ("#fd8", [(4, 1, 1), (12, 1, 1), (8, 7)]),
    ],
    "touch-o-glass": [
        (
            "#9ef",
            [
                (-7, -11, 1),
                (7, -11, 1),
                (5, -1),
                (1, 2, 1),
                (1, 8, 1),
                (6, 11, 1),
                (-6, 11, 1),
                (-1, 8, 1),
                (-1, 2, 1),
                (-5, -1),
            ],
        )
    ],
    "bizarre-bazaar": [
        ("#fc4", [(-12, -2, 1), (-4, 0), (4, -4), (10, -4), (11, 0), (5, 3), (3, 8, 1), (-5, 8, 1), (-6, 3)])
    ],
    "draggin-tail-roost": [("#cde", [(4, -12, 1), (-8, -8), (-9, 6), (4, 12, 1), (10, 6), (-1, 2), (-1, -6)])],
    "dryacon-alley": [
        ("#c84", [(-7, -2), (-6, 6), (0, 12, 1), (6, 6), (7, -2)]),
        ("#853", [(-9, -2, 1), (-6, -9), (0, -11), (6, -9), (9, -2, 1), (0, 0)]),
    ],
    "eternal-flame": FLAME,
    "flagons-and-dragons": MUG,
    "maw-and-paws": [
        ("#864", [(-7, 6), (-4, 0), (4, 0), (7, 6), (3, 11), (-3, 11)]),
        ("#864", [(-10, -1), (-8, -5), (-6, -1), (-8, 2)]),
        ("#864", [(-4, -6), (-2, -10), (0, -6), (-2, -3)]),
        ("#864", [(2, -6), (4, -10), (6, -6), (4, -3)]),
    ],
    "nunyas-beeswax": [
        ("#fb2", [(0, -11, 1), (10, -5, 1), (10, 6, 1), (0, 12, 1), (-10, 6, 1), (-10, -5, 1)]),
        ("#fe8", [(0, -5, 1), (5, -2, 1), (5, 3, 1), (0, 6, 1), (-5, 3, 1), (-5, -2, 1)]),
    ],
    "scale-mail-post": [
        ("#fff", [(-11, -7, 1), (11, -7, 1), (11, 8, 1), (-11, 8, 1)]),
        ("#edd", [(-11, -7, 1), (11, -7, 1), (0, 2, 1)]),
    ],
    "sew-cute": [
        ("#f9b", [(-7, -6, 1), (7, -6, 1), (7, 6, 1), (-7, 6, 1)]),
        ("#c95", [(-10, -11, 1), (10, -11, 1), (7, -6, 1), (-7, -6, 1)]),
        ("#c95", [(-7, 6, 1), (7, 6, 1), (10, 11, 1), (-10, 11, 1)]),
    ],
    "wishing-well": [
        ("#a74", [(-11, -4, 1), (0, -12, 1), (11, -4, 1)]),
        ("#5be", [(-7, -4, 1), (7, -4, 1), (7, 4, 1), (-7, 4, 1)]),
        ("#aab", [(-9, 2, 1), (9, 2, 1), (8, 11, 1), (-8, 11, 1)]),
    ],
}


def symbols() -> dict[str, str]:
    """Every card as card-<id>, goods as good-<kind>, backs, signs."""
    drawn: dict[str, str] = {}

    def add(name: str, inside: str, width: int, height: int = 0) -> None:
        drawn[name] = symbol(name, inside, width, height)

    for shop in SHOPS:
        device = EMBLEMS.get(shop.id, [])
        front = house(shop.id, SYMBOL_NAMES[shop.symbol], device, partial(trimmings, shop=shop.id))
        add(f"card-{shop.id}", front, town.WIDTH, town.HEIGHT)
    for card in range((ARTISANS_OF_A_KIND + 1) * KINDS):
        name = artisan_id(card)
        add(f"card-{name}", artisan(name, KIND_NAMES[card % KINDS], card // KINDS), townsfolk.SQUARE)
    for fancy in FANCY:
        add(f"card-{fancy.id}", draw_folk(fancy.id, GUESTS[fancy.id]), townsfolk.SQUARE)
    for number, companion in enumerate(COMPANIONS, start=1):
        hold, wear = TOOLS[number - 1]
        who = Folk(20 + 49 * number, (wear,), hold, "playful", 0.72, 0.09, 40 * number)
        add(f"card-{companion.id}", draw_folk(f"companion-{number}", who), townsfolk.SQUARE)
    for kind in (*KIND_NAMES, "coin", "heart", "fancy", "artisan"):
        add(f"good-{kind}", tokens.symbol(GOODS.get(kind, kind)), tokens.SQUARE)
    for spell in SPELLS:
        add(f"card-{spell.id}", enchantment(spell), 120, 120)
    add("fountain-piece", town.fountain(), 100)
    add("lamp", town.lamp(), 40, 120)
    for number in range(2):
        add(f"tree-{number}", town.tree(number), 100, 120)
    add("back-artisan", cloth_back(45, "artisan", "dots"), backs.WIDTH, backs.HEIGHT)
    add("back-fancy", cloth_back(330, "fancy", "waves"), backs.WIDTH, backs.HEIGHT)
    add("back-shop", cloth_back(140, "coin", "stones"), backs.WIDTH, backs.HEIGHT)
    add("back-purple", cloth_back(300, "enchantment", "scales"), backs.WIDTH, backs.HEIGHT)
    add("back-gold", cloth_back(85, "enchantment", "scales"), backs.WIDTH, backs.HEIGHT)
    add("crystal", '<use href="#gem"/>', 24)
    return {**drawn, **signs(*SIGNS, look="embertable.games.flamecraft.look")}


def enchantment(spell: Spell) -> str:
    """A scroll with the kind it enchants above the goods it asks for."""
    gold = spell.id.startswith("gold")
    hue, light = (85.0, 0.93) if gold else (305.0, 0.92)
    pen = Pen(tone(0.32, 0.06, hue), 2.4)
    pen.inked(tone(light, 0.04, hue), polygon([(14, 14), (106, 14), (106, 106), (14, 106)]))
    rolls = [[(8, y, 1), (112, y, 1), (117, y + 6), (112, y + 12, 1), (8, y + 12, 1), (3, y + 6)] for y in (5, 103)]
    pen.inked(tone(0.72, 0.1, hue), *(spline(roll) for roll in rolls))
    pen.disc(tone(0.98, 0.015, hue), (60, 45), 25, line="")
    if spell.hearts_by_sets:
        pen.line(tone(0.55, 0.13, hue), 2.4, polygon([(18, 78), (102, 78)], False), extra=' stroke-dasharray="5 4"')
    wanted = [kind for kind in range(KINDS) for _ in range(spell.cost[kind])]
    step = min(15.0, 84 / max(len(wanted), 1))
    asked = "".join(
        good(kind, 60 + (place - (len(wanted) - 1) / 2) * step - 9, 80, 18) for place, kind in enumerate(wanted)
    )
    return pen.write(Fit()) + good(spell.kind, 40, 25, 40) + asked


def good(kind: int, x: float, y: float, size: float) -> str:
    """A good of the same sheet."""
    place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#good-{KIND_NAMES[kind]}" {place}/>'


def trimmings(pen: Pen, shop: str) -> None:
    """What the name of a shop adds: fire, steam, bees, bushes, coins, a crate."""
    if any(word in shop for word in ("flame", "fire", "char", "spell")):
        flame_on(pen, (188, 156), 13)
    if any(word in shop for word in ("brew", "tonic", "potions", "flagons", "springs")):
        pen.line("#fff", 5, spline([(46, 30), (40, 20), (50, 12), (44, 2)], False), extra=' opacity=".7"')
    if "bees" in shop:
        pen.line("#fb2", 8, dots([(20, 60), (184, 66), (170, 46)]))
        pen.line("#322", 2, hairs([(20, 56), (20, 64), (184, 62), (184, 70), (170, 42), (170, 50)]))
    if any(word in shop for word in ("gourd", "hedges", "sage", "nursery", "alley")):
        for x in (12, 188):
            pen.inked(
                "#6a4", spline([(x - 14, 164), (x - 16, 146), (x - 6, 134), (x + 8, 136), (x + 16, 150), (x + 12, 164)])
            )
            pen.line("#f9b", 5, dots([(x - 6, 146), (x + 6, 150), (x, 156)]))
    if any(word in shop for word in ("bank", "wishing", "treasures", "hoard")):
        pen.line("#c81", 9, dots([(172, 168), (182, 168), (192, 168)]))
        pen.line("#fc3", 7, dots([(172, 166), (182, 166), (192, 166), (177, 159), (187, 159)]))
    if any(word in shop for word in ("post", "mart", "depot", "bazaar", "roost")):
        pen.inked("#b85", polygon([(174, 148), (198, 148), (198, 171), (174, 171)]))
        pen.line("#742", 2, hairs([(175, 158), (197, 158), (186, 149), (186, 170)]))


def flame_on(pen: Pen, centre: Point, r: float) -> None:
    """A small flame of two tones."""
    x, y = centre
    pen.flat(
        "#f92",
        spline(
            [
                (x, y - r, 1),
                (x + r * 0.7, y - r * 0.1),
                (x + r * 0.55, y + r * 0.75),
                (x, y + r),
                (x - r * 0.55, y + r * 0.75),
                (x - r * 0.75, y),
                (x - r * 0.35, y - r * 0.1, 1),
            ]
        ),
    )
    pen.flat(
        "#fe8",
        spline(
            [
                (x + r * 0.05, y - r * 0.1, 1),
                (x + r * 0.35, y + r * 0.5),
                (x, y + r * 0.85),
                (x - r * 0.35, y + r * 0.45),
            ]
        ),
    )


def cover() -> str:
    """A street in the morning, and who opens shop."""
    street = Pen("#6a5244", 2)
    street.flat("#cfe6ee", polygon([(0, 0), (480, 0), (480, 200), (0, 200)]))
    street.line("#fff", 16, dots([(60, 26), (78, 22), (94, 28), (390, 18), (408, 24), (426, 20)]))
    street.flat(
        "#bcd9a4", spline([(0, 150, 1), (90, 118), (200, 146), (320, 116), (480, 148, 1), (480, 200, 1), (0, 200, 1)])
    )
    street.flat("#c9a87a", polygon([(0, 176), (480, 176), (480, 200), (0, 200)]))
    shown = [
        ("critical-rolls", 0, "bread"),
        ("potable-potions", 3, "potion"),
        ("hello-nursery", 2, "plant"),
        ("fragile-reptile", 5, "crystal"),
    ]
    fronts, folk = "", ""
    for place, (shop, kind, name) in enumerate(shown):
        front = house(shop, name, EMBLEMS[shop], partial(trimmings, shop=shop))
        fronts += placed(front, place * 122 - 8, 44, 0.76)
        folk += placed(artisan(f"starter-{name}", KIND_NAMES[kind], 0), place * 122 + 22, 108, 0.52)
    return street.write(Fit()) + fronts + folk
