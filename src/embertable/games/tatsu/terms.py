"""The vocabulary of Tatsu."""

from __future__ import annotations

from typing import Final

RED: Final = 0
YELLOW: Final = 1
CLANS: Final = ("red", "yellow")

CARDS: Final = 28
CARDS_OF_CLAN: Final = 14

NONE: Final = 28  # no card: one past the last, so that no table has anything to say about it

PLACES: Final = 4  # cards in a trick
TRICKS: Final = 7  # in a deal
COLUMNS: Final = 7  # of a row, with two players
TARGET: Final = 500

WITH_GHOST: Final = 3  # players: they need a fourth
GHOST: Final = -1  # who a place belongs to, when it is nobody's own
