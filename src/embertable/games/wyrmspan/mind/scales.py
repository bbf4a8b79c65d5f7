"""How a number becomes traits."""

from __future__ import annotations

from embertable.core.traits import Family, Tally


def climb(tally: Tally, family: Family, count: int) -> None:
    """One trait for every step of the scale that is reached."""
    start = family.start
    for step in range(min(count, len(family.items))):
        tally.mark(start + step)


def tenths(worth: float) -> int:
    """Points as traits count them."""
    return int(worth * 10.0)
