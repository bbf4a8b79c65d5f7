"""The vocabulary of Wyrmspan as numbers."""

from __future__ import annotations

from typing import Final

# Resources; the order of a stock.
MEAT: Final = 0
GOLD: Final = 1
CRYSTAL: Final = 2
MILK: Final = 3
RESOURCES: Final = (MEAT, GOLD, CRYSTAL, MILK)
RESOURCE_NAMES: Final = ("meat", "gold", "crystal", "milk")

# What else can be gained or paid.
COIN: Final = 4
EGG: Final = 5
ANY: Final = 6  # a resource of the player's choice
CARD: Final = 7  # as food: any dragon card; as a price: a card of either deck
DRAGON: Final = 8
CAVE: Final = 9
ITEM: Final = 10  # a resource or a card
CACHED: Final = 11  # as a price: a resource cached on the dragon that asks for it
TUCKED: Final = 12  # as a price: a dragon card tucked under the dragon that asks for it
NOTHING: Final = -1
THING_NAMES: Final = (*RESOURCE_NAMES, "coin", "egg", "any", "card", "dragon", "cave", "item", "cached", "tucked")

# The caves of a mat, and its places: four in a row, the two nests of the mat after them.
CRIMSON: Final = 0
GOLDEN: Final = 1
AMETHYST: Final = 2
CAVES: Final = (CRIMSON, GOLDEN, AMETHYST)
CAVE_NAMES: Final = ("crimson", "golden", "amethyst")
COLUMNS: Final = 4
PLACES: Final = 12
MAT: Final = 12  # "place" of the nests printed on the mat
MAT_NESTS: Final = 2
PLACE_NAMES: Final = (*[f"{cave} {column}" for cave in CAVE_NAMES for column in range(1, COLUMNS + 1)], "mat")

# Where an effect works, seen from the dragon that carries it.
ANYWHERE: Final = 0
HERE: Final = 1
THIS_CAVE: Final = 2
THIS_COLUMN: Final = 3
ADJACENT: Final = 4
IN_CRIMSON: Final = 5
IN_GOLDEN: Final = 6
IN_AMETHYST: Final = 7
WHERE_NAMES: Final = ("anywhere", "here", "cave", "column", "adjacent", "crimson", "golden", "amethyst")

# What can be said of a dragon; a filter is several of these in one number, any of which will do.
HATCHLING: Final = 1 << 0
SMALL: Final = 1 << 1
MEDIUM: Final = 1 << 2
LARGE: Final = 1 << 3
SHY: Final = 1 << 4
AGGRESSIVE: Final = 1 << 5
PLAYFUL: Final = 1 << 6
HELPFUL: Final = 1 << 7
WHEN_PLAYED: Final = 1 << 8
IF_ACTIVATED: Final = 1 << 9
ONCE_PER_ROUND: Final = 1 << 10
END_GAME: Final = 1 << 11
CHEAP: Final = 1 << 12  # a printed cost of few symbols
COSTLY: Final = 1 << 13  # of more
CHEAP_MOST: Final = 2  # symbols
SIZES: Final = (HATCHLING, SMALL, MEDIUM, LARGE)
PERSONALITIES: Final = (SHY, AGGRESSIVE, PLAYFUL, HELPFUL)
ABILITIES: Final = (WHEN_PLAYED, IF_ACTIVATED, ONCE_PER_ROUND, END_GAME)
TRAIT_NAMES: Final = (
    *("hatchling", "small", "medium", "large"),
    *("shy", "aggressive", "playful", "helpful"),
    *("when played", "if activated", "once per round", "end game"),
    *("cheap", "costly"),
)

# Where a card is played or taken from.
HAND: Final = 1
DISPLAY: Final = 2
DECK: Final = 4
DISCARD: Final = 8

# What a played dragon costs.
LESS_ONE: Final = 1  # one egg or one resource less
NO_RESOURCES: Final = 2  # coins and eggs are still paid
FREE: Final = 3

# Numbers of the game.
ROUNDS: Final = 4
INCOME: Final = 6
FIRST_CARDS: Final = 3  # of each deck
FIRST_RESOURCES: Final = 3
LIMIT: Final = 9
DISPLAYED: Final = 3
MARKERS: Final = 4
SPACES: Final = 12  # of the guild track
BROWN_EVERY: Final = 6
FIXED_CELL: Final = 4  # the fifth cell of a guild tile: fixed points
FIXED_POINTS: Final = (6, 3, 1)
EVERYBODY: Final = 31  # all five seats, as a mask of who knows a card
AUTOMA: Final = 7  # how the Automa signs a guild marker
DRAGON_CARDS: Final = 183
CAVE_CARDS: Final = 75


def trait_names(which: int) -> list[str]:
    """The words of a filter, in the order of the vocabulary."""
    return [name for bit, name in enumerate(TRAIT_NAMES) if which & 1 << bit]
