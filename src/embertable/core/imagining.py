"""Tables a seat could be sitting at: what the games say alike. How unseen cards are dealt anew stands in each.

>>> from embertable.core.flow import Ask
>>> from embertable.core.rng import seeded
>>> class Table(State):
...     card = 5
...     def clone(self):
...         return Table(self.seats, self.agenda[:], self.options, self.rng, self.revealed, None)
>>> class Guess(Ask):
...     def options(self, s):
...         return [self, self] if s.card == 5 else []
>>> def deal(s, seat, rng):
...     s.card = rng.below(6)
>>> s = Table(2, [Guess(1)], [], seeded(1), 0, [])
>>> {dealt_anew(s, 0, seeded(seed), deal).card for seed in range(50)} == {0, 1, 2, 3, 4, 5}
True
>>> until_asked(s, 0, seeded(1), deal, tries=100).card
5
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from embertable.core.flow import State, reopen
from embertable.core.rng import Rng

S = TypeVar("S", bound=State)


def mix(cards: list[int], rng: Rng) -> None:
    """Shuffle cards nobody knows the order of, in place: the same chance gives the same order, however they lay.

    So what a seat imagines hangs on what it knows and on chance alone.

    >>> from embertable.core.rng import seeded
    >>> one, other = [3, 1, 2], [2, 3, 1]
    >>> mix(one, seeded(4))
    >>> mix(other, seeded(4))
    >>> one == other
    True
    """
    cards.sort()
    rng.shuffle(cards)


def dealt_anew(s: S, seat: int, rng: Rng, deal: Callable[[S, int, Rng], None]) -> S:
    """A copy with chance of its own, in which what the seat has not seen is dealt anew by `deal`."""
    imagined = cast(S, s.clone())
    imagined.rng = rng.split()
    deal(imagined, seat, rng)
    return imagined


def until_asked(s: S, seat: int, rng: Rng, deal: Callable[[S, int, Rng], None], tries: int) -> S | None:
    """Such a copy in which the open question is one, or None if so many tries found none."""
    for _ in range(tries):
        imagined = dealt_anew(s, seat, rng, deal)
        if reopen(imagined):
            return imagined
    return None
