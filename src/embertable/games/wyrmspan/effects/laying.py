"""Laying eggs: one in each nest, and only where one is free. (p. 8)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_more
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import NESTS, TRAITS
from embertable.games.wyrmspan.effects.options import PlaceOption
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import Laid, tell
from embertable.games.wyrmspan.places import by_where, dragons_in, out_of_reach, places_refused
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import ANYWHERE, EGG, MAT, MAT_NESTS, WHERE_NAMES

NO_NESTS: Final = Refusal("no nests", "eggs")
NESTS_FULL: Final = Refusal("nests full", "eggs")
NO_NEST_THERE: Final = by_where("no free nest", "no nest there", "eggs")


def free_nests(me: Player, where: int, source: int) -> list[tuple[int, int]]:
    """Places with free nests, the mat last where it counts, and how many are free there."""
    dragons = me.dragons
    eggs = me.eggs
    found = [
        (place, NESTS[dragons[place]] - eggs[place])
        for place in dragons_in(me, where, source)
        if NESTS[dragons[place]] > eggs[place]
    ]
    if where == ANYWHERE and me.mat_eggs < MAT_NESTS:
        found.append((MAT, MAT_NESTS - me.mat_eggs))
    return found


def nests_refused(me: Player, where: int, source: int) -> list[tuple[int, Refusal]]:
    """The places that `free_nests` leaves out, each with why: no dragon is meant there, or its nests are full."""
    free = [place for place, _ in free_nests(me, where, source)]
    found = places_refused(me, where, source)
    for place in dragons_in(me, where, source):
        if place not in free:
            found.append((place, NESTS_FULL if NESTS[me.dragons[place]] else NO_NESTS))
    if MAT not in free:
        found.append((MAT, NESTS_FULL if where == ANYWHERE else out_of_reach(where)))
    return found


def lay(s: State, seat: int, place: int) -> None:
    """Lay an egg on the dragon at a place, or on the mat."""
    me = s.players[seat]
    if place == MAT:
        me.mat_eggs += 1
    else:
        me.eggs = with_more(me.eggs, place, 1)
    if s.journal is not None:
        tell(s, Laid(seat, 0 if place == MAT else me.dragons[place], 1))


@dataclass(frozen=True)
class Lay(Verb):
    """Lay eggs in free nests; where there are no more nests than eggs, no question arises."""

    count: int = 1
    where: int = ANYWHERE

    def do(self, s: State, seat: int, source: int) -> None:
        nests = free_nests(s.players[seat], self.where, source)
        if self.has_choice(nests):
            s.then(ChooseNest(seat, source, self.where, self.count, 0))
            return
        left = self.count
        for place, free in nests:
            for _ in range(min(free, left)):
                lay(s, seat, place)
            left -= min(free, left)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if free_nests(s.players[seat], self.where, source) else NO_NEST_THERE[self.where]

    def why_not_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> Refusal | None:
        return None if paid == EGG else self.why_not(s, seat, source)

    def decides(self, s: State, seat: int, source: int) -> bool:
        return self.has_choice(free_nests(s.players[seat], self.where, source))

    def has_choice(self, nests: list[tuple[int, int]]) -> bool:
        """Whether there are more nests than eggs, in more places than one."""
        return len(nests) > 1 and sum([free for _, free in nests]) > self.count

    def key(self) -> str:
        return f"{self.count} egg" if self.where == ANYWHERE else f"{self.count} egg {WHERE_NAMES[self.where]}"


class LayAt(PlaceOption):
    """Lay an egg here."""

    says = "lay egg "

    def __init__(self, seat: int, place: int, rest: ChooseNest, is_late: bool) -> None:
        self.seat = seat
        self.place = place
        self.rest = rest
        self.is_late = is_late

    def resolve(self, s: State) -> None:
        lay(s, self.seat, self.place)
        rest = self.rest
        if rest.left > 1:
            s.then(ChooseNest(self.seat, rest.source, rest.where, rest.left - 1, self.place))

    def is_echo(self) -> bool:
        return self.is_late


class ChooseNest(Ask):
    """Where do you lay the egg?"""

    rule = "eggs"
    any_order = True

    def __init__(self, seat: int, source: int, where: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.source = source
        self.where = where
        self.left = left
        self.least = least  # where the egg before was laid

    def options(self, s: State) -> list[Step]:
        nests = free_nests(s.players[self.seat], self.where, self.source)
        # A place before the last one is an echo as long as another one comes after.
        least = self.least if nests and nests[-1][0] >= self.least else 0
        options: list[Step] = [LayAt(self.seat, place, self, place < least) for place, _ in nests]
        if len(options) > 1:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        others = nests_refused(s.players[self.seat], self.where, self.source)
        return [(LayAt(self.seat, place, self, False), refusal) for place, refusal in others]


@dataclass(frozen=True)
class LayEach(Verb):
    """Lay an egg on every dragon that fits and has a free nest."""

    where: int
    which: int = 0

    def do(self, s: State, seat: int, source: int) -> None:
        for place in self.nests(s.players[seat], source):
            lay(s, seat, place)

    def nests(self, me: Player, source: int) -> list[int]:
        """Where there will be an egg more."""
        found = [place for place, _ in free_nests(me, self.where, source)]
        return [place for place in found if not self.which or TRAITS[me.dragons[place]] & self.which]

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if self.nests(s.players[seat], source) else NO_NEST_THERE[self.where]

    def key(self) -> str:
        return f"egg each {WHERE_NAMES[self.where]}"
