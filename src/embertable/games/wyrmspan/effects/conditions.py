"""The conditions cards set."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.games.wyrmspan.counting import Condition, Counter
from embertable.games.wyrmspan.places import COLUMN, place_of
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import COLUMNS


@dataclass(frozen=True)
class AtLeast(Condition):
    """So many, or more."""

    what: Counter
    least: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        return self.what.count(s, seat, source) >= self.least


@dataclass(frozen=True)
class NoneOf(Condition):
    """Not a single one."""

    what: Counter

    def holds(self, s: State, seat: int, source: int) -> bool:
        return self.what.count(s, seat, source) == 0


@dataclass(frozen=True)
class Between(Condition):
    """A dragon directly to the left and one directly to the right."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        me = s.players[seat]
        place = place_of(me, source)
        return place % COLUMNS > 0 and place % COLUMNS + 1 < me.standing[place // COLUMNS]


@dataclass(frozen=True)
class Rightmost(Condition):
    """No dragon farther right in this cave."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        me = s.players[seat]
        place = place_of(me, source)
        return place % COLUMNS + 1 == me.standing[place // COLUMNS]


@dataclass(frozen=True)
class NeighbourHasNoMore(Condition):
    """The left neighbour has no more dragons in that cave than the player."""

    cave: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        neighbour = s.players[(seat + 1) % s.seats]
        return s.players[seat].standing[self.cave] >= neighbour.standing[self.cave]


class AllOf(Condition):
    """Every one of these."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: State, seat: int, source: int) -> bool:
        return all(condition.holds(s, seat, source) for condition in self.conditions)


@dataclass(frozen=True)
class ColumnIsFull(Condition):
    """Three dragons in this column."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        me = s.players[seat]
        return all(me.dragons[place] for place in COLUMN[place_of(me, source) % COLUMNS])
