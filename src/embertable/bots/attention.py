"""What somebody notices of a question: people overlook options, and less so the better they know a game."""

from __future__ import annotations

from typing import Final

from embertable.core.rng import Rng

MUCH: Final = 0.5
"""However little can be expected, nobody throws so much of it away: a lost tower is not burnt by its own people."""

FINE: Final = 1 << 30
"""Chances are drawn in parts of this."""


class Attention:
    """How much somebody notices."""

    def __init__(self, chance: float, least: int = 1, glaring: float = 0.0) -> None:
        self.chance = chance  # that an option is noticed
        self.least = least  # however little is noticed, there are so many to choose between
        self.glaring = glaring  # who looks ahead never overlooks what seems better at once by so much

    def is_full(self) -> bool:
        """Whether nothing is overlooked."""
        return self.chance >= 1.0

    def noticed(self, options: int, rng: Rng) -> list[int]:
        """The numbers of the options that are noticed, each with the same chance.

        >>> from embertable.core.rng import seeded
        >>> Attention(1.0).noticed(5, seeded(1))
        [0, 1, 2, 3, 4]
        >>> len(Attention(0.0, least=3).noticed(5, seeded(1)))
        3
        """
        if self.is_full():
            return list(range(options))
        enough = int(self.chance * FINE)
        found = [number for number in range(options) if rng.below(FINE) < enough]
        while len(found) < min(self.least, options):
            number = rng.below(options)
            if number not in found:
                found.append(number)
        return found


FULL: Final = Attention(1.0)
"""Whoever overlooks nothing."""
