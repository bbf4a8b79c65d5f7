"""What cards are worth to a bot."""

from __future__ import annotations

from typing import Final

# What a card is worth in a hand; a card still to be drawn is worth the mean.
WORTH: Final[list[float]] = [0.99, 0.99, 0.99, 0.99, 1.21, 1.17, 1.26, 1.12, 0.85, 0.9, 0.9, 0.76, 0.76, 0.81]
MEAN_WORTH: Final = 0.98
