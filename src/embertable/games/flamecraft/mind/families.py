"""The families of traits of a Flamecraft table: each has one phrase in every language, filled with the item."""

from __future__ import annotations

from typing import Final

from embertable.core.scales import numbers
from embertable.core.traits import Family, Traits
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, IS_MOON, SHOPS, SPELLS
from embertable.games.flamecraft.mind.matters import MATTERS
from embertable.games.flamecraft.mind.opinions import OPINIONS
from embertable.games.flamecraft.terms import CAUSES, GOODS_LIMIT, HAND_LIMIT, KIND_NAMES

GROWN: Final = ("town shops", "town artisans", "town enchantments")
SHOP_IDS: Final = [shop.id for shop in SHOPS]
SPELL_IDS: Final = [spell.id for spell in SPELLS]
FANCY_IDS: Final = [fancy.id for fancy in FANCY]

# Counted in tenths of a heart, and in hearts.
OPINION: Final = Family("opinion", [opinion.name for opinion in OPINIONS])
POINTS: Final = Family("points", [*CAUSES, "coins", "moons"])

# Time: the turns a seat may still have, and the decks that end the game.
TURNS: Final = Family("turns", numbers(0, 15))
ARTISANS_LEFT: Final = Family("artisans left", numbers(0, 25))
SPELLS_LEFT: Final = Family("enchantments left", numbers(0, 13))

# What is owned: one trait for every step reached.
GOODS: Final = [Family(f"goods {kind}", numbers(1, GOODS_LIMIT)) for kind in KIND_NAMES]
LATE_GOODS: Final = Family("late goods", [""])
PURSE: Final = Family("purse", numbers(1, 8))
HAND: Final = Family("hand", numbers(1, HAND_LIMIT))
OF_A_KIND: Final = [Family(f"hand {kind}", numbers(1, 3)) for kind in KIND_NAMES]
KINDS_IN_HAND: Final = Family("kinds in hand", numbers(1, len(KIND_NAMES)))

# Fancy dragons and the companion.
FANCY_HELD: Final = Family("fancy", FANCY_IDS)
FANCY_TIME: Final = Family("fancy time", FANCY_IDS)  # once for every turn to come
SUNS: Final = [number for number, moon in enumerate(IS_MOON) if not moon]
SUN_READY: Final = Family("sun ready", [FANCY_IDS[number] for number in SUNS])
SUN_ITEM: Final[list[int]] = [0 if moon else SUNS.index(number) for number, moon in enumerate(IS_MOON)]
FANCY_PLAYED: Final = Family("fancy played", numbers(1, 6))
COMPANION: Final = Family("companion", [companion.id for companion in COMPANIONS])

# Enchantments.
PAYABLE: Final = Family("payable", SPELL_IDS)
NEARLY: Final = Family("nearly payable", SPELL_IDS)
IN_ROW: Final = Family("in row", SPELL_IDS)
RESERVED: Final = Family("reserved", SPELL_IDS)
CASTABLE: Final = Family("castable", numbers(1, 4))
BEST_CASTS: Final = Family("best enchantment", numbers(1, 2))

# The town.
HERE: Final = Family("here", SHOP_IDS)
IN_TOWN: Final = Family("in town", SHOP_IDS)
BEST_VISITS: Final = Family("best visit", numbers(1, 2))
BEST_PLACE: Final = Family("best place", [""])
FITTING: Final = Family("fitting", numbers(1, 6))
GROWTH: Final = Family("growth", list(GROWN))
GROWTH_TIME: Final = Family("growth time", list(GROWN))
MODE: Final = Family("mode", ["gold", "companions"])

# What is being decided, and what is still to come of the turn.
QUESTION: Final = Family("question", list(MATTERS))
UNDER_WAY: Final = Family("under way", list(MATTERS))

TRAITS: Final = Traits(
    [
        *(OPINION, POINTS, TURNS, ARTISANS_LEFT, SPELLS_LEFT),
        *(*GOODS, LATE_GOODS, PURSE, HAND, *OF_A_KIND, KINDS_IN_HAND),
        *(FANCY_HELD, FANCY_TIME, SUN_READY, FANCY_PLAYED, COMPANION),
        *(PAYABLE, NEARLY, IN_ROW, RESERVED, CASTABLE, BEST_CASTS),
        *(HERE, IN_TOWN, BEST_VISITS, BEST_PLACE, FITTING, GROWTH, GROWTH_TIME, MODE),
        *(QUESTION, UNDER_WAY),
    ]
)
