"""Traits: what can be said of a position in one word each, and what such words are worth together.

A mind is a sum. Every trait that is true of a position adds its weight, a whole number of thousandths, so that every
machine comes to the same sum and every part of it has a name.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

POINTS: Final = "points"
"""The sum predicts what a side will have at the end."""

STRENGTH: Final = "strength"
"""The sum predicts who wins, as a logit: for games that have only winners."""


class Family:
    """Traits of one kind, numbered from `start`: one for each item, be it a card, a space or a step of a scale.

    >>> hand = Family("hand", ["apple", "pear"])
    >>> traits = Traits([Family("round", ["1", "2", "3"]), hand])
    >>> hand.start, traits.size, traits.name(4)
    (3, 5, ('hand', 'pear'))
    """

    def __init__(self, name: str, items: list[str]) -> None:
        self.name = name
        self.items = items
        self.start = 0


class Traits:
    """All traits of a game, in a fixed order: the families give it, and weights are kept in it."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self.size = 0
        for family in families:
            family.start = self.size
            self.size += len(family.items)

    def name(self, trait: int) -> tuple[str, str]:
        """The family and the item of a trait."""
        for family in reversed(self.families):
            if trait >= family.start:
                return family.name, family.items[trait - family.start]
        raise AssertionError("traits are numbered from nought")

    def hash(self) -> str:
        """What changes when the list does: weights made for another list do not fit."""
        names = "\n".join([f"{family.name}/{item}" for family in self.families for item in family.items])
        return sha256(names.encode()).hexdigest()[:16]


class Tally:
    """What the traits of a position are worth together.

    >>> tally = Tally([10, -5, 300])
    >>> tally.mark(2)
    >>> tally.count(1, times=4)
    >>> tally.total
    280
    """

    def __init__(self, weights: list[int], is_open: bool = True) -> None:
        self.weights = weights
        self.is_open = is_open  # whether what the side keeps secret is known: else only what all can see is marked
        self.total = 0

    def mark(self, trait: int) -> None:
        """This is true of the position."""
        self.total += self.weights[trait]

    def count(self, trait: int, times: int) -> None:
        """This is true of the position so many times over."""
        self.total += self.weights[trait] * times


class LongTally(Tally):
    """The same for long numbers, which are added as they are: there is no short way with them.

    >>> tally = LongTally([10, 1 << 90])
    >>> tally.count(0, times=4)
    >>> tally.mark(1)
    >>> tally.long == 40 + (1 << 90)
    True
    """

    def __init__(self, weights: list[int], is_open: bool = True) -> None:
        super().__init__([], is_open)
        self.numbers: list[Any] = weights
        self.long: Any = 0

    def mark(self, trait: int) -> None:
        self.long = self.long + self.numbers[trait]

    def count(self, trait: int, times: int) -> None:
        if times:
            self.long = self.long + self.numbers[trait] * times


class Listing(Tally):
    """Which traits a position has, instead of what they are worth.

    >>> listing = Listing()
    >>> listing.mark(7)
    >>> listing.count(3, times=2)
    >>> listing.traits, listing.times
    ([7, 3], [1, 2])
    """

    def __init__(self, is_open: bool = True) -> None:
        super().__init__([], is_open)
        self.traits: list[int] = []
        self.times: list[int] = []

    def mark(self, trait: int) -> None:
        self.traits.append(trait)
        self.times.append(1)

    def count(self, trait: int, times: int) -> None:
        if times:
            self.traits.append(trait)
            self.times.append(times)
