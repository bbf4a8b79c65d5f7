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

COIN: Final = 6  # as a token: a coin pays for a good of any kind, but is none

TOKENS: Final = 7

TOKEN_NAMES: Final = (*KIND_NAMES, "coin")

# The symbol of a shop: a kind, or one of these.
WILD: Final = 6

COINS: Final = 7

ARTISANS: Final = 8

SYMBOL_NAMES: Final = (*KIND_NAMES, "wild", "coin", "artisan")

ANY: Final = 63  # a slot that takes every kind: one bit for each

NONE: Final = -1

PLOTS: Final = 14

SLOTS: Final = 3  # of a shop, and the enchantments it can carry

FREE: Final = -1  # a slot without an artisan

CLOSED: Final = -2  # no slot: the plot is empty, its shop lies face down or takes no artisans

EMPTY: Final = -1  # a plot without a shop

MIXED: Final = -1  # a place under a deck: several players' cards were shuffled there

FACE_DOWN: Final = -2  # a plot with a shop nobody has seen

PARK: Final = -2  # where an artisan can be fired besides a plot

HAND: Final = -3

ELSEWHERE: Final = -4  # any shop but this one

PARK_SIZE: Final = 5

ROW_SIZE: Final = 5

HAND_LIMIT: Final = 6

FANCY_DEALT: Final = 2  # to each player, who keeps one

GOODS_LIMIT: Final = 7

ARTISANS_OF_A_KIND: Final = 6

IDLE_ROUNDS: Final = 12  # without a card from the decks that end the game: then it ends

# What earned a player hearts, as the final score tells it.
PLACING: Final = 0

FIRING: Final = 1

ENCHANTING: Final = 2

SHOP: Final = 3

SUN: Final = 4

HELP: Final = 5

CAUSES: Final = ("placing", "firing", "enchanting", "shops", "suns", "companions")

PURPLE: Final = "purple"

GOLD: Final = "gold"


def kind_of(card: int) -> Kind:
    """The kind of an artisan: cards 0 to 5 are the starters, then the first of each kind, and so on."""
    return card % KINDS


def artisan_key(card: int) -> str:
    """An artisan as keys call it: `bread-3`; number 0 is the starter."""
    return f"{KIND_NAMES[card % KINDS]}-{card // KINDS}"


def artisan_id(card: int) -> str:
    """An artisan as the card browser calls it."""
    number = card // KINDS
    return f"artisan-{artisan_key(card)}" if number else f"starter-{KIND_NAMES[card]}"


SHOP_DECK: Final = 10


REMOVED: Final = (0, 1, 2, 1, 0, 0)  # artisans of each kind, by seats

STARTER_PLOTS: Final = (2, 3, 4, 7, 8, 9)

SHOPS_OF_OTHER_SYMBOLS: Final = 4  # in the standard shop deck, beside one of each kind

START_HAND: Final = 3

STANDARD: Final = 0

RANDOM: Final = 1

KNOWN: Final = 2  # everyone knows which shops are in the deck
