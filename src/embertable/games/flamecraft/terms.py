"""The vocabulary of Flamecraft: kinds, tokens, symbols, places and the numbers of the rules."""

from __future__ import annotations

from typing import Final

Kind = int
Token = int

BREAD: Final = 0
MEAT: Final = 1
PLANT: Final = 2
POTION: Final = 3
IRON: Final = 4
CRYSTAL: Final = 5
KINDS: Final = 6
KIND_NAMES: Final = ("bread", "meat", "plant", "potion", "iron", "crystal")
ANY: Final = 63  # a slot that takes every kind: one bit for each

COIN: Final = 6  # as a token: a coin pays for a good of any kind, but is none
TOKENS: Final = 7
TOKEN_NAMES: Final = (*KIND_NAMES, "coin")
NO_GOODS: Final = (0,) * KINDS

# The symbol of a shop: a kind, or one of these.
WILD: Final = 6
COINS: Final = 7
ARTISANS: Final = 8
SYMBOL_NAMES: Final = (*KIND_NAMES, "wild", "coin", "artisan")

NONE: Final = -1

PLOTS: Final = 14
FEW_PLOTS: Final = 12  # alone and for two
PLOTS_BY_SEATS: Final = (0, FEW_PLOTS, FEW_PLOTS, PLOTS, PLOTS, PLOTS)
STARTER_PLOTS: Final = (2, 3, 4, 7, 8, 9)
EMPTY: Final = -1  # a plot without a shop
FACE_DOWN: Final = -2  # a plot with a shop nobody has seen

SLOTS: Final = 3  # of a shop, and the enchantments it can carry
FREE: Final = -1  # a slot without an artisan
CLOSED: Final = -2  # no slot: the plot is empty, its shop lies face down or takes no artisans

MIXED: Final = -1  # a place under a deck: several players' cards were shuffled there

PARK: Final = -2  # where an artisan can be fired besides a plot
HAND: Final = -3

ARTISANS_OF_A_KIND: Final = 6
REMOVED: Final = (0, 1, 2, 1, 0, 0)  # artisans of each kind, by seats
PARK_SIZE: Final = 5
ROW_SIZE: Final = 5
START_HAND: Final = 3
FANCY_DEALT: Final = 2  # to each player, who keeps one
HAND_LIMIT: Final = 6
GOODS_LIMIT: Final = 7
IDLE_ROUNDS: Final = 12  # without a card fewer in the decks that end the game: then it ends

SHOP_DECK: Final = 10
SHOPS_OF_OTHER_SYMBOLS: Final = 4  # in the standard shop deck, beside one of each kind
STANDARD: Final = 0
RANDOM: Final = 1
KNOWN: Final = 2  # everyone knows which shops are in the deck

# Why the end came.
LAST_ARTISAN: Final = 0
LAST_ENCHANTMENT: Final = 1
IDLENESS: Final = 2
REASONS: Final = ("artisan", "enchantment", "idle")

# What earned a player hearts, as the final score tells it.
PLACING: Final = 0
FIRING: Final = 1
ENCHANTING: Final = 2
SHOP: Final = 3
SUN: Final = 4
HELP: Final = 5
CAUSES: Final = ("placing", "firing", "enchanting", "shops", "suns", "companions")

# Hearts that earn a title alone.
FLAMEKEEPER: Final = 75
MASTER: Final = 90
LEAST_TITLE: Final = FLAMEKEEPER  # a solo game with so many is won

GOLD: Final = "gold"  # the harder of the two decks of enchantments


# The kind of an artisan by its card, which is asked more often than anything else.
KIND_OF: Final[list[Kind]] = [kind for _ in range(ARTISANS_OF_A_KIND + 1) for kind in range(KINDS)]


def artisan_card(kind: Kind, number: int) -> int:
    """An artisan by its kind and its number among those of the kind; number 0 is the starter."""
    return number * KINDS + kind


def artisan_number(card: int) -> int:
    """The number of an artisan among those of its kind."""
    return card // KINDS


def artisan_key(card: int) -> str:
    """An artisan as keys call it: `bread-3`."""
    return f"{KIND_NAMES[KIND_OF[card]]}-{artisan_number(card)}"


def artisan_id(card: int) -> str:
    """An artisan as the card browser calls it."""
    return f"artisan-{artisan_key(card)}" if artisan_number(card) else f"starter-{KIND_NAMES[KIND_OF[card]]}"
