"""The vocabulary of Tatsu."""

from __future__ import annotations

from typing import Final

RED: Final = 0

YELLOW: Final = 1

CLANS: Final = ("red", "yellow")

CARDS: Final = 28

CARDS_OF_CLAN: Final = 14

PLACES: Final = 4  # cards in a trick

TRICKS: Final = 7  # in a deal

COLUMNS: Final = 7  # of a two-player layout

TARGET: Final = 500

NONE: Final = -1  # no card in this column, no ghost at this table

GHOST: Final = -1  # who a place belongs to, when it is nobody's own
