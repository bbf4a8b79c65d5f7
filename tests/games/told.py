"""What is said of a seat in traits, by the names of family and item."""

from __future__ import annotations

from embertable.core.flow import State
from embertable.core.game import AnyGame
from embertable.core.traits import Listing


def told(rules: AnyGame, s: State, seat: int = 0) -> dict[tuple[str, str], int]:
    """How often each trait of a seat counts; what is not said of it is not there."""
    reading = rules.mind.reading
    listing = Listing()
    reading.mark(s, seat, listing)
    found: dict[tuple[str, str], int] = {}
    for trait, times in zip(listing.traits, listing.times, strict=True):
        name = reading.traits.name(trait)
        found[name] = found.get(name, 0) + times
    return found
