"""What somebody notices of a question: people overlook options, and less so the better they know a game."""

from __future__ import annotations

from typing import Final

from embertable.core.rng import Rng

LEAST: Final = 3
"""However little is noticed, there is something to choose between."""

MUCH: Final = 0.5
"""However little can be expected, nobody throws so much of it away: a lost tower is not burnt by its own people."""

FINE: Final = 1 << 30
"""Chances are drawn in parts of this."""


def noticed(options: int, attention: float, rng: Rng) -> list[int]:
    """The numbers of the options somebody notices, each with the same chance; three at least.

    >>> from embertable.core.rng import seeded
    >>> noticed(5, 1.0, seeded(1))
    [0, 1, 2, 3, 4]
    >>> len(noticed(5, 0.0, seeded(1)))
    3
    """
    if attention >= 1.0:
        return list(range(options))
    enough = int(attention * FINE)
    found = [number for number in range(options) if rng.below(FINE) < enough]
    while len(found) < min(LEAST, options):
        number = rng.below(options)
        if number not in found:
            found.append(number)
    return found
