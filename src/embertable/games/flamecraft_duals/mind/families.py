"""The families of traits of Flamecraft Duals: each has one phrase in every language, filled with the item."""

from __future__ import annotations

from typing import Final

from embertable.core.traits import Family, Traits
from embertable.games.flamecraft_duals.cards.shops import SHOPS
from embertable.games.flamecraft_duals.mind.worth import PHASES
from embertable.games.flamecraft_duals.terms import COINS, DRAGON_IDS, FACE_IDS, FOUNTAINS, SHOP_CARDS, TOKENS

LACKS: Final = 4  # a shop card lacks fewer dragons than this, a fountain card no more
PARTS: Final = 10  # a chance is told in so many parts
MOST_PLACES: Final = 5
TOKENS_A_STEP: Final = 2
CARDS_A_STEP: Final = 3
MOST_SLACK: Final = 12


def numbers(first: int, last: int) -> list[str]:
    """Items that are numbers."""
    return [str(number) for number in range(first, last + 1)]


# What a player has: hearts, coins, cards.
HEARTS: Final = Family("hearts", [""])
COINS_LEFT: Final = Family("coins left", numbers(0, COINS))
COIN_READY: Final = Family("coin ready", [""])
SCORED: Final = Family("scored", [""])
HAND: Final = Family("hand", [card.id for card in SHOPS])
HAND_SIZE: Final = Family("hand size", numbers(0, 6))
DRAGON: Final = Family("dragon", DRAGON_IDS)
DRAGON_AND_COIN: Final = Family("dragon and coin", DRAGON_IDS)

# How far the patterns of the hand are, by phase, counted in hearts.
PHASE: Final = Family("phase", list(PHASES))
LACKING: Final = [Family(f"lacking {lacks}", list(PHASES)) for lacks in range(LACKS)]
OUTS: Final = [Family(f"outs {when}", numbers(0, PARTS)) for when in ("now", "later")]
PLACES: Final = Family("places", numbers(0, MOST_PLACES))
FITS_TRAY: Final = Family("fits tray", [""])
FITS_HELD: Final = Family("fits held", [""])
PROMISE: Final = Family("promise", [""])

# Tokens in hand, so to speak.
TRAY: Final = Family("tray", FACE_IDS)
KEPT: Final = Family("kept", FACE_IDS)

# Fountain cards.
FOUNTAIN: Final = [Family(f"fountain lacking {lacks}", list(PHASES)) for lacks in range(LACKS + 1)]
FOUNTAIN_OUTS: Final = Family("fountain outs", numbers(0, PARTS))
NEXT_FOUNTAIN: Final = Family("next fountain", numbers(0, LACKS))
FOUNTAINS_OPEN: Final = Family("fountains open", numbers(0, FOUNTAINS))

# What is left of the game.
TOKENS_LEFT: Final = Family("tokens left", [str(TOKENS_A_STEP * step) for step in range(TOKENS // TOKENS_A_STEP + 1)])
DECK_LEFT: Final = Family("deck left", [str(CARDS_A_STEP * step) for step in range(SHOP_CARDS // CARDS_A_STEP + 1)])
ENDING: Final = Family("ending", [""])

# Alone.
DONE: Final = Family("done", numbers(0, FOUNTAINS))
SAFE: Final = Family("safe", [""])
SLACK: Final = Family("slack", numbers(0, MOST_SLACK))
MARK_TO_REACH: Final = Family("mark to reach", [""])

TRAITS: Final = Traits(
    [
        *[HEARTS, COINS_LEFT, COIN_READY, SCORED, HAND, HAND_SIZE, DRAGON, DRAGON_AND_COIN],
        *[PHASE, *LACKING, *OUTS, PLACES, FITS_TRAY, FITS_HELD, PROMISE, TRAY, KEPT],
        *[*FOUNTAIN, FOUNTAIN_OUTS, NEXT_FOUNTAIN, FOUNTAINS_OPEN],
        *[TOKENS_LEFT, DECK_LEFT, ENDING],
        *[DONE, SAFE, SLACK, MARK_TO_REACH],
    ]
)
