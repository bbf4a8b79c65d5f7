"""What cards and tiles count. Tucked cards never count as dragons."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.counts import Count
from embertable.games.wyrmspan.cards.tables import COSTS, NESTS, TRAITS
from embertable.games.wyrmspan.places import ROWS, eggs_of, place_of, region
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import ANY, ANYWHERE, COLUMNS, PERSONALITIES, SIZES


@dataclass(frozen=True)
class Dragons(Count):
    """Dragons that fit, in a part of the mat; `other`: not the one that asks."""

    where: int = ANYWHERE
    which: int = 0
    other: bool = False

    def count(self, s: State, seat: int, source: int) -> int:
        me = s.players[seat]
        dragons = me.dragons
        which = self.which
        found = 0
        for place in region(me, self.where, source):
            dragon = dragons[place]
            if dragon and (not which or TRAITS[dragon] & which) and not (self.other and dragon == source):
                found += 1
        return found


@dataclass(frozen=True)
class Eggs(Count):
    """Eggs in nests, on dragons and on the mat."""

    every: int = 1

    def count(self, s: State, seat: int, source: int) -> int:
        return eggs_of(s.players[seat]) // self.every


@dataclass(frozen=True)
class Nests(Count):
    """Nests on own dragons, full or not; those of the mat do not count."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum([NESTS[dragon] for dragon in s.players[seat].dragons])


@dataclass(frozen=True)
class CachedTokens(Count):
    """Resources on dragons, all or of one kind."""

    where: int = ANYWHERE
    what: int = ANY

    def count(self, s: State, seat: int, source: int) -> int:
        me = s.players[seat]
        if self.where == ANYWHERE and self.what == ANY:
            return sum(me.cached)
        kinds = range(4) if self.what == ANY else range(self.what, self.what + 1)
        return sum([me.cached[place * 4 + kind] for place in region(me, self.where, source) for kind in kinds])


@dataclass(frozen=True)
class TuckedCards(Count):
    """Cards under dragons."""

    where: int = ANYWHERE

    def count(self, s: State, seat: int, source: int) -> int:
        me = s.players[seat]
        return sum([me.tucks[place] for place in region(me, self.where, source)])


@dataclass(frozen=True)
class GuildMarkers(Count):
    """Own markers on the guild tile, on whatever cell."""

    def count(self, s: State, seat: int, source: int) -> int:
        return s.players[seat].placed


@dataclass(frozen=True)
class GuildStanding(Count):
    """Markers on the guild tile, ties by position; both together are the steps taken."""

    def count(self, s: State, seat: int, source: int) -> int:
        return s.players[seat].steps


@dataclass(frozen=True)
class PersonalitySets(Count):
    """Complete sets of the four personalities."""

    def count(self, s: State, seat: int, source: int) -> int:
        return complete_sets(s, seat, PERSONALITIES)


@dataclass(frozen=True)
class SizeSets(Count):
    """Complete sets of the four sizes."""

    def count(self, s: State, seat: int, source: int) -> int:
        return complete_sets(s, seat, SIZES)


def complete_sets(s: State, seat: int, traits: tuple[int, ...]) -> int:
    """How often one dragon of each kind can be found."""
    said = [TRAITS[dragon] for dragon in s.players[seat].dragons]
    return min([sum([1 for traits_of_one in said if traits_of_one & trait]) for trait in traits])


@dataclass(frozen=True)
class FullColumns(Count):
    """Columns with three dragons."""

    def count(self, s: State, seat: int, source: int) -> int:
        return min(s.players[seat].standing)


@dataclass(frozen=True)
class CaveCards(Count):
    """Cave cards on the mat, covered or not; the printed first spaces are none."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(s.players[seat].excavated) - 3


@dataclass(frozen=True)
class ExcavatedSpaces(Count):
    """Excavated spaces of the row, the printed one included."""

    def count(self, s: State, seat: int, source: int) -> int:
        me = s.players[seat]
        return me.excavated[place_of(me, source) // COLUMNS]


@dataclass(frozen=True)
class CardsIn(Count):
    """Dragons and cave cards of one cave."""

    cave: int

    def count(self, s: State, seat: int, source: int) -> int:
        me = s.players[seat]
        return me.standing[self.cave] + me.excavated[self.cave] - 1


@dataclass(frozen=True)
class BestCaveCost(Count):
    """Resources printed in the costs of all dragons of the own cave where that is most."""

    def count(self, s: State, seat: int, source: int) -> int:
        dragons = s.players[seat].dragons
        return max([sum([sum(COSTS[dragons[place]][:4]) for place in row]) for row in ROWS])


@dataclass(frozen=True)
class LowestObjectives(Count):
    """Objectives on which nobody stands lower."""

    def count(self, s: State, seat: int, source: int) -> int:
        tables = [player.ranks for player in s.players] + [automa.ranks for automa in s.opponents]
        mine = s.players[seat].ranks
        return sum([1 for scored in range(len(mine)) if all(ranks[scored] <= mine[scored] for ranks in tables)])
