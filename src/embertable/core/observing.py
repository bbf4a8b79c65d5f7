"""What a seat sees, as numbers: what several games say alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

AROUND: Final = ("me", "the next", "the second after me", "the third after me", "the fourth after me")
"""The players as a seat calls them, going round from itself."""


def one_hot(numbers: Sequence[int], size: int) -> list[float]:
    """A one at each of these places, zeros elsewhere.

    >>> one_hot([0, 2], 4)
    [1.0, 0.0, 1.0, 0.0]
    """
    seen = [0.0] * size
    for number in numbers:
        seen[number] = 1.0
    return seen


def cards_seen(cards: list[int], size: int) -> list[float]:
    """The same for cards, which are numbered from 1: 0 is an empty place.

    >>> cards_seen([3, 0, 1], 4)
    [1.0, 0.0, 1.0, 0.0]
    """
    seen = [0.0] * size
    for card in cards:
        if card:
            seen[card - 1] = 1.0
    return seen
