"""Chance: a small 32-bit generator that is part of the state.

Records must replay for ever and a state is copied millions of times, so the generator is our own: sfc32 with its four
words, and Fisher–Yates on top.

>>> rng = seeded(42)
>>> [rng.below(6) for _ in range(5)]
[5, 5, 3, 4, 5]
>>> cards = ["ash-wren", "old-lantern", "feast-caller"]
>>> rng.shuffle(cards)
>>> cards
['ash-wren', 'feast-caller', 'old-lantern']
"""

from __future__ import annotations

from typing import Any, Final

MASK: Final = 0xFFFFFFFF
WORD: Final = 1 << 32


class Rng:
    """sfc32: three words of state and a counter.

    >>> rng = Rng(1, 2, 3, 1)
    >>> rng.clone().next() == rng.next()
    True
    """

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def clone(self) -> Rng:
        """The same future, independent of this one."""
        return Rng(self.a, self.b, self.c, self.counter)

    def next(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """One of 0 … n-1, all equally likely."""
        product = self.next() * n
        rest = product & MASK
        if rest < n:
            # The few draws that would favour some numbers are thrown again.
            threshold = (WORD - n) % n
            while rest < threshold:
                product = self.next() * n
                rest = product & MASK
        return product >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Fisher–Yates, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def split(self) -> Rng:
        """A new generator whose numbers say nothing about the rest of this one."""
        return seeded_words(self.next(), self.next(), self.next())


def seeded_words(a: int, b: int, c: int) -> Rng:
    """The generator for three seed words, with the rounds its author prescribes before the first use."""
    rng = Rng(a, b, c, 1)
    for _ in range(12):
        rng.next()
    return rng


def seeded(seed: int) -> Rng:
    """The generator for a seed of any size; its lowest 96 bits count."""
    return seeded_words(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK)
