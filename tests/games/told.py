"""What is said of a seat in traits, by the names of family and item."""

from __future__ import annotations

from typing import Any

from embertable.core.base import GameBase
from embertable.core.flow import State
from embertable.core.mind import Reading
from embertable.core.traits import Listing

Rules = GameBase[Any, Any]


def reading_of(rules: Rules) -> Reading:
    """How a game with a mind reads a position."""
    assert rules.mind is not None, f"{rules.id} has no traits"
    return rules.mind.reading


def told(rules: Rules, s: State, seat: int = 0) -> dict[tuple[str, str], int]:
    """How often each trait of a seat counts; what is not said of it is not there."""
    reading = reading_of(rules)
    listing = Listing()
    reading.mark(s, seat, listing)
    found: dict[tuple[str, str], int] = {}
    for trait, times in zip(listing.traits, listing.times, strict=True):
        name = reading.traits.name(trait)
        found[name] = found.get(name, 0) + times
    return found
