"""What cards count and the conditions they set: the nouns of the card language. What is counted stands in the games.

>>> from embertable.core.rng import seeded
>>> class Seats(Count):
...     def count(self, s, seat, source):
...         return s.seats
>>> s = State(3, [], [], seeded(1), 0, [])
>>> number(5, s, 0, 0), number(Seats(), s, 0, 0)
(5, 3)
>>> AtLeast(2, Seats()).holds(s, 0, 0)
True
>>> AllOf(AtLeast(2, Seats()), AtLeast(4, Seats())).holds(s, 0, 0)
False
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from embertable.core.flow import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something a card counts."""

    def count(self, s: Any, seat: int, source: int) -> int:
        """How many there are now for a seat; `source` is the card that asks."""
        raise AssertionError(f"{type(self).__name__} does not say how it is counted")


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something a card asks before it gives.

    >>> class IsFirst(Condition):
    ...     def holds(self, s, seat, source):
    ...         return seat == 0
    >>> IsFirst().holds(None, seat=0, source=0)
    True
    """

    def holds(self, s: Any, seat: int, source: int) -> bool:
        """Whether it is so now for a seat."""
        raise AssertionError(f"{type(self).__name__} does not say when it holds")


def number(count: int | Count, s: State, seat: int, source: int) -> int:
    """A count as printed, or as counted now."""
    if isinstance(count, Count):
        return count.count(s, seat, source)
    return count


@dataclass(frozen=True)
class AtLeast(Condition):
    """There are so many of something."""

    number: int
    what: Count

    def holds(self, s: State, seat: int, source: int) -> bool:
        return self.what.count(s, seat, source) >= self.number


class AllOf(Condition):
    """Every one of these."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: State, seat: int, source: int) -> bool:
        return all(condition.holds(s, seat, source) for condition in self.conditions)
