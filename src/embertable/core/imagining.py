"""Tables a seat could be sitting at: what the games say alike. How unseen cards are dealt anew stands in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from embertable.core.flow import State, reopen
from embertable.core.rng import Rng

S = TypeVar("S", bound=State)


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
