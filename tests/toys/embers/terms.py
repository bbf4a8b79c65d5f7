"""The numbers of the rules."""

from typing import Final

CARDS: Final = 20
HAND: Final = 3
LIGHTS: Final = 3
SIDES: Final = 3
BIDS: Final = 3
COLOURS: Final = 3
NONE: Final = -1  # not rolled, not bid
