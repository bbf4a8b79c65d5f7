"""Activating abilities out of turn, and changing places. (p. 7-8)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.games.wyrmspan.abilities import ability, is_unresolved, use_ability
from embertable.games.wyrmspan.cards.tables import EXPLORE
from embertable.games.wyrmspan.effects.grammar import DoPart
from embertable.games.wyrmspan.events import Swapped, Used
from embertable.games.wyrmspan.mat import ALL_PLACES
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import IF_ACTIVATED, ONCE_PER_ROUND, PLACES, WHEN_PLAYED
from embertable.games.wyrmspan.verb import Verb


@dataclass(frozen=True)
class Activate(Verb):
    """Use an ability of one of these kinds on any own dragon, as if it came up now."""

    kinds: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseAbility(seat, self.kinds, source))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(abilities_of(s, seat, self.kinds, source)) > 0

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "activate"


def abilities_of(s: State, seat: int, kinds: int, source: int) -> list[Step]:
    """The abilities on this mat that could be used now: not the one that asks, none that is still being carried out."""
    options: list[Step] = []
    for dragon in s.players[seat].dragons:
        if not dragon or dragon == source:
            continue
        for kind in (WHEN_PLAYED, IF_ACTIVATED, ONCE_PER_ROUND):
            if kinds & kind:
                verb = ability(dragon, kind)
                if verb is not None and verb.possible(s, seat, dragon) and not is_unresolved(s, dragon, kind):
                    options.append(UseAbility(seat, dragon, kind))
    return options


class UseAbility(Step):
    """Use this ability."""

    def __init__(self, seat: int, dragon: int, kind: int) -> None:
        self.seat = seat
        self.dragon = dragon
        self.kind = kind

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            s.note(Used(self.seat, self.dragon))
        use_ability(s, self.seat, self.dragon, self.kind)

    def key(self) -> str:
        return f"use {self.dragon}"

    def things(self) -> Sequence[str]:
        return (f"card {self.dragon}",)


class ChooseAbility(Ask):
    """Which dragon's ability do you use?"""

    rule = "abilities"

    def __init__(self, seat: int, kinds: int, source: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.source = source

    def options(self, s: State) -> list[Step]:
        options = abilities_of(s, self.seat, self.kinds, self.source)
        if options:
            options.append(DECLINE)
        return options


@dataclass(frozen=True)
class ActivateMat(Verb):
    """Take any one of the explore bonuses printed on the mat, reached or not."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBonus(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(bonuses(s, seat)) > 0

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "printed bonus"


def bonuses(s: State, seat: int) -> list[Step]:
    """The printed bonuses that would do something, each kind once."""
    options: list[Step] = []
    keys: list[str] = []
    for row in EXPLORE:
        for bonus in row:
            if bonus.key() not in keys and bonus.possible(s, seat, 0):
                keys.append(bonus.key())
                options.append(DoPart(seat, bonus, 0, None))
    return options


class ChooseBonus(Ask):
    """Which printed bonus do you take?"""

    rule = "exploring"

    def options(self, s: State) -> list[Step]:
        options = bonuses(s, self.seat)
        if len(options) > 1:
            options.append(DECLINE)
        return options


@dataclass(frozen=True)
class Swap(Verb):
    """Two own dragons change places with everything on and under them, whatever caves they like."""

    def do(self, s: State, seat: int, source: int) -> None:
        if self.possible(s, seat, source):
            s.then(SwapFirst(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return sum(s.players[seat].standing) > 1

    def key(self) -> str:
        return "swap"


class SwapThis(Step):
    """This dragon is one of the two."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def resolve(self, s: State) -> None:
        s.then(SwapSecond(self.seat, self.place))

    def key(self) -> str:
        return f"swap {self.place}"

    def things(self) -> Sequence[str]:
        return (f"place {self.place}",)


class SwapFirst(Ask):
    """Which dragon changes its place?"""

    rule = "abilities"

    def options(self, s: State) -> list[Step]:
        dragons = s.players[self.seat].dragons
        places = [place for place in ALL_PLACES if dragons[place]]
        options: list[Step] = [SwapThis(self.seat, place) for place in places[:-1]]
        options.append(DECLINE)
        return options


class SwapWith(Step):
    """This dragon is the other."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        swap(me, self.first, self.second)
        if s.journal is not None:
            s.note(Swapped(self.seat, me.dragons[self.first], me.dragons[self.second]))

    def key(self) -> str:
        return f"swap with {self.second}"

    def things(self) -> Sequence[str]:
        return (f"place {self.first}", f"place {self.second}")


def swap(me: Player, first: int, second: int) -> None:
    """Everything that belongs to the two places changes sides."""
    for by_place in (me.dragons, me.eggs, me.tucks, me.fed):
        by_place[first], by_place[second] = by_place[second], by_place[first]
    for kind in range(4):
        a, b = first * 4 + kind, second * 4 + kind
        me.cached[a], me.cached[b] = me.cached[b], me.cached[a]
    for index, code in enumerate(me.tucked):
        place, card = code >> 8, code & 255
        if place == first:
            me.tucked[index] = second * 256 + card
        elif place == second:
            me.tucked[index] = first * 256 + card


class SwapSecond(Ask):
    """With which dragon?"""

    rule = "abilities"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, s: State) -> list[Step]:
        dragons = s.players[self.seat].dragons
        options: list[Step] = [
            SwapWith(self.seat, self.first, place) for place in range(self.first + 1, PLACES) if dragons[place]
        ]
        return options
