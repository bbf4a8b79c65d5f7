"""What cards are worth to a bot."""

from __future__ import annotations

from typing import Final

# What a card is worth in a hand; a card still to be drawn is worth the mean.
WORTH: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 1.5, 1.4, 1.6, 1.3, 0.7, 0.8, 0.8, 0.5, 0.5, 0.6]
MEAN_WORTH: Final = 0.98
