"""The vocabulary of Flamecraft Duals."""

from __future__ import annotations

from typing import Final

# The kinds of artisans, in the order of the chart on the reference card: a smaller number stands higher.
BAKER: Final = 0
JEWELLER: Final = 1
COOK: Final = 2
BLACKSMITH: Final = 3
POTION_MAKER: Final = 4
GARDENER: Final = 5
KINDS: Final = 6

# A face is what can be told apart on a token: the six kinds, the six two-coloured ones, Buddy.
BUDDY: Final = 12
FACES: Final = 13

KIND_IDS: Final[list[str]] = ["baker", "jeweller", "cook", "blacksmith", "potion-maker", "gardener"]

# Going round, each kind and the next share a two-coloured token and a fountain card.
RING: Final[list[tuple[int, int]]] = [
    (BAKER, JEWELLER),
    (JEWELLER, BLACKSMITH),
    (BLACKSMITH, POTION_MAKER),
    (POTION_MAKER, GARDENER),
    (GARDENER, COOK),
    (COOK, BAKER),
]

KINDS_OF: Final[list[tuple[int, ...]]] = [
    *[(kind,) for kind in range(KINDS)],
    *[(min(pair), max(pair)) for pair in RING],
    (),
]

FACE_IDS: Final[list[str]] = [
    *KIND_IDS,
    *["-".join(["dual", *[KIND_IDS[kind] for kind in kinds]]) for kinds in KINDS_OF[KINDS:BUDDY]],
    "buddy",
]

# Tokens are numbered: six artisans of each kind, then the two-coloured ones, then Buddy.
ALIKE: Final = 6  # artisans of one kind
ARTISANS: Final = 36
TOKENS: Final = 43
BUDDY_TOKEN: Final = 42
FACE: Final[list[int]] = [token // ALIKE if token < ARTISANS else token - ARTISANS + KINDS for token in range(TOKENS)]

TOKEN_IDS: Final[list[str]] = [
    f"{FACE_IDS[FACE[token]]}-{token % ALIKE + 1}" if token < ARTISANS else FACE_IDS[FACE[token]]
    for token in range(TOKENS)
]

HIGHEST: Final = 3  # tokens in a stack
COINS: Final = 3  # a player begins with
HAND: Final = 2  # shop cards a player is dealt and draws up to
COIN_CARDS: Final = 2  # drawn and returned for a coin
COIN_HEARTS: Final = 1  # for each coin left at the end
SHOP_CARDS: Final = 42
FOUNTAINS: Final = 6  # fountain cards; all of them are to be scored in a solo game
CARDS: Final = SHOP_CARDS + FOUNTAINS  # that are scored, by number: shop cards first
NONE: Final = -1  # no cell, no token

# How a solo game stands.
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

# The fancy dragons, in the order of the rulebook: four that give a coin a second use, four that change the rules.
DRAGON_IDS: Final[list[str]] = ["star", "precious", "swift", "tailor", "buddy", "penny", "trio", "seer"]
BUDDY_DRAGON: Final = 4
PENNY: Final = 5
TRIO: Final = 6
SEER: Final = 7
DRAGONS: Final = 2  # of them in play
