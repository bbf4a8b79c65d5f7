"""The shape of what cards count and of the conditions they set."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from embertable.games.wyrmspan.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter:
    """Something a card or tile counts."""

    def count(self, s: State, seat: int, source: int) -> int:
        """How many there are for a seat; `source` is the dragon that asks."""
        raise AssertionError(f"{type(self).__name__} does not say what it counts")


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something a card asks before it gives."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        """Whether it is so now."""
        raise AssertionError(f"{type(self).__name__} does not say when it holds")


def number(count: int | Counter, s: State, seat: int, source: int) -> int:
    """A count as printed, or as counted now."""
    if isinstance(count, Counter):
        return count.count(s, seat, source)
    return count
