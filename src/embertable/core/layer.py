"""Hidden units beside the sum of a mind: what traits are worth together.

In a sum no trait knows of another. A hidden unit is a sum of its own over the same traits, and counts only where it is
above nought: so it can mean "these two together", or "enough of that".

All these sums are made in one go. A trait carries what it adds to each of them as one long number, a lane for the sum
itself and one for every unit; adding long numbers adds them lane by lane. Python's own whole numbers do that as fast as
a library for arrays would, for so few lanes, and come to the same on every machine.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

LANE: Final = 32
"""Bits of a lane."""

HALF: Final = 1 << (LANE - 1)
"""Lanes hold numbers from -HALF to HALF."""

FINE: Final = 1 << 12
"""What is added to a unit is counted in parts of this."""

HEAVIEST: Final = 8 * FINE
"""No trait adds more to a unit: half a million of the heaviest would be needed to leave a lane."""


class Layer:
    """Hidden units, and what each of them is worth.

    One unit that counts what is above one of a first trait and two of a second, at half a point each:

    >>> layer = Layer([-FINE], [[FINE, 2 * FINE]], [500])
    >>> first, second = layer.packed([1000, 0])
    >>> layer.read(first), layer.read(second), layer.read(first * 3 + second)
    (1000, 500, 5000)
    >>> layer.parts([first, second], [3, 1])
    [4500, 1000]
    """

    def __init__(self, bias: list[int], weights: list[list[int]], worth: list[int]) -> None:
        self.bias = bias  # by unit, where it begins
        self.weights = weights  # by unit and trait, what is added to it
        self.worth = worth  # by unit, in thousandths of what the mind foretells
        self.start: Any = pack([HALF, *[HALF + each for each in bias]])
        self.middle: Any = pack([HALF for _ in range(len(bias) + 1)])
        self.form = Struct(f"<{len(bias) + 1}I")

    def packed(self, weights: list[int]) -> list[int]:
        """By trait, its weight in the sum and in every unit as one number."""
        return [pack([each, *[unit[trait] for unit in self.weights]]) for trait, each in enumerate(weights)]

    def lanes(self, total: Any, start: Any) -> tuple[int, ...]:
        """A long number taken apart, each part above nought by HALF."""
        found: tuple[int, ...] = self.form.unpack((total + start).to_bytes(self.form.size, "little"))
        return found

    def read(self, total: Any) -> int:
        """What a position is worth whose traits add up to this: the sum, and the units that count."""
        lanes = self.lanes(total, self.start)
        more = 0
        for unit, worth in enumerate(self.worth):
            above = lanes[unit + 1] - HALF
            if above > 0:
                more += above * worth
        return lanes[0] - HALF + more // FINE

    def parts(self, traits: list[int], times: list[int]) -> list[int]:
        """What each of these packed traits, so many times each, brings to the whole: units share what they count."""
        total = sum([trait * often for trait, often in zip(traits, times, strict=True)])
        at = self.lanes(total, self.start)
        counting = [unit for unit in range(1, len(at)) if at[unit] > HALF]
        found: list[int] = []
        for trait, often in zip(traits, times, strict=True):
            lanes = self.lanes(trait, self.middle)
            more = sum([(lanes[unit] - HALF) * self.worth[unit - 1] for unit in counting])
            found.append((lanes[0] - HALF) * often + more * often // FINE)
        return found


def pack(parts: list[int]) -> int:
    """Numbers as one, a lane each; `Layer.lanes` takes it apart.

    >>> pack([5, 0, -1]) == 5 - (1 << 64)
    True
    """
    found = 0
    for part in reversed(parts):
        found = (found << LANE) + part
    return found
