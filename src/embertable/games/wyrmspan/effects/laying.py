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
from embertable.games.wyrmspan.places import ALL_PLACES, OUT_OF_REACH, dragons_in, why_not_at
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import ANYWHERE, EGG, MAT, MAT_NESTS, WHERE_NAMES

NO_NESTS: Final = Refusal("no nests", "eggs")
NESTS_FULL: Final = Refusal("nests full", "eggs")


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


def why_not_lay(me: Player, where: int, source: int, place: int) -> Refusal | None:
    """Why no egg can be laid at a place: `free_nests`, asked of one that is not among them."""
    if place == MAT:
        if where != ANYWHERE:
            return OUT_OF_REACH.about(f"where {WHERE_NAMES[where]}")
        return None if me.mat_eggs < MAT_NESTS else NESTS_FULL
    refusal = why_not_at(me, where, source, place)
    if refusal is not None:
        return refusal
    nests = NESTS[me.dragons[place]]
    return (NESTS_FULL if nests else NO_NESTS) if me.eggs[place] >= nests else None


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

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(free_nests(s.players[seat], self.where, source)) > 0

    def possible_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> bool:
        return paid == EGG or self.possible(s, seat, source)

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
        me = s.players[self.seat]
        found: list[tuple[Step, Refusal]] = []
        for place in (*ALL_PLACES, MAT):
            refusal = why_not_lay(me, self.where, self.source, place)
            if refusal is not None:
                found.append((LayAt(self.seat, place, self, False), refusal))
        return found


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

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(self.nests(s.players[seat], source)) > 0

    def key(self) -> str:
        return f"egg each {WHERE_NAMES[self.where]}"
