"""What speaks for a position, by topic: the parts of what a mind thinks of it, under a few names that people read.

A learned mind has hundreds of traits, an opinion written by hand a few parts. Both are told by the same topics, which
the game's `mind/topics.py` names: so a hint speaks alike, whichever of them thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from embertable.core.flow import State
from embertable.core.mind import EVERYBODY, NOBODY, Mind
from embertable.core.traits import Listing, Traits
from embertable.core.weights import THOUSAND


class Grounds:
    """What speaks for each side of a position, by topic, in points or in strength."""

    def __init__(
        self, mind: Mind, names: list[str], table: dict[str, str], parts: Callable[[Any, int], list[float]]
    ) -> None:
        self.mind = mind
        self.names = names  # of the topics
        self.parts = parts  # of the opinion written by hand, for one seat, by topic
        self.topic_of = topics_of(mind.reading.traits, names, table)  # by trait

    def of(self, s: State, number: int, viewer: int = EVERYBODY) -> list[float]:
        """For the side of a seat, or for an opponent of paper, at a game that is not over, as a viewer knows it."""
        reading = self.mind.reading
        learned = self.mind.weights_at(reading.kind(s))
        if number < s.seats:
            number = reading.side(s, number)
        if number == NOBODY or (learned is None and number >= s.seats):
            return [0.0 for _ in self.names]
        if learned is None:
            return self.parts(s, number)
        listing = Listing(viewer == EVERYBODY or reading.side(s, viewer) == number)
        reading.mark(s, number, listing)
        found = [0.0 for _ in self.names]
        for trait, part in zip(listing.traits, learned.parts(listing, reading.stage(s)), strict=True):
            found[self.topic_of[trait]] += part / THOUSAND
        return found

    def others(self, s: State, seat: int) -> list[int]:
        """Who plays against a seat: the first of each other side, and opponents of paper."""
        reading = self.mind.reading
        mine = reading.side(s, seat)
        found: list[int] = []
        for other in range(s.seats):
            if other != mine and reading.side(s, other) == other:
                found.append(other)
        return found + list(range(s.seats, s.seats + reading.rivals(s)))


def topics_of(traits: Traits, names: list[str], table: dict[str, str]) -> list[int]:
    """By trait its topic: the table names a trait, its family, or what several families are called but for a last word.

    >>> from embertable.core.traits import Family
    >>> traits = Traits([Family("coins 1", ["few", "many"]), Family("opinion", ["hand", "luck"])])
    >>> topics_of(traits, ["money", "cards", "rest"], {"coins": "money", "opinion": "rest", "opinion hand": "cards"})
    [0, 0, 1, 2]
    """
    found: list[int] = []
    for family in traits.families:
        for item in family.items:
            name = family.name
            topic = table.get(f"{name} {item}") or table.get(name) or table.get(name.rpartition(" ")[0])
            assert topic is not None, f"the trait {name!r} has no topic"
            found.append(names.index(topic))
    return found
