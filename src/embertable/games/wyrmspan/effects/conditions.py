"""The conditions cards set."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.counts import Condition, Count
from embertable.games.wyrmspan.places import place_of
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import COLUMNS


@dataclass(frozen=True)
class NoneOf(Condition):
    """Not a single one."""

    what: Count

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
