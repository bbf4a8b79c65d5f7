"""How numbers become traits.

>>> from embertable.core.traits import Listing, Traits
>>> coins, hand = Family("coins", numbers(1, 3)), Family("hand", numbers(0, 2))
>>> traits, listing = Traits([coins, hand]), Listing()
>>> climb(listing, coins, 2)
>>> tell(listing, hand, 9)
>>> listing.traits
[0, 1, 5]
>>> tenths(1.25)
12
"""

from __future__ import annotations

from embertable.core.traits import Family, Tally


def numbers(first: int, last: int) -> list[str]:
    """Items that are numbers."""
    return [str(number) for number in range(first, last + 1)]


def climb(tally: Tally, family: Family, count: int) -> None:
    """One trait for every step of a scale that is reached."""
    start = family.start
    for step in range(min(count, len(family.items))):
        tally.mark(start + step)


def tell(tally: Tally, family: Family, number: int) -> None:
    """The one trait that tells a number from 0 on; the last one also tells greater ones."""
    tally.mark(family.start + min(number, len(family.items) - 1))


def tenths(worth: float) -> int:
    """Points as traits count them."""
    return int(worth * 10.0)
