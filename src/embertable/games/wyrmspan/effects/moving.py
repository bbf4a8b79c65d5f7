"""Moving on: steps on the guild track, and dragons that change places. (p. 8, 12)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.chapters.guild import Walk
from embertable.games.wyrmspan.effects.options import PlaceOption
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import Swapped
from embertable.games.wyrmspan.places import ALL_PLACES, NO_DRAGON_HERE, place_and_card, tucked_at
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import PLACE_NAMES

WITH_ITSELF: Final = Refusal("with itself", "abilities")
TWO_NEEDED: Final = Refusal("two needed", "abilities")


@dataclass(frozen=True)
class GuildSteps(Verb):
    """Advance on the guild track, taking the reward of every space entered."""

    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Walk(seat, self.count))

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return f"{self.count} guild"


@dataclass(frozen=True)
class Swap(Verb):
    """Two own dragons change places with everything on and under them, whatever caves they like."""

    def do(self, s: State, seat: int, source: int) -> None:
        if self.why_not(s, seat, source) is None:
            s.then(ChooseSwapped(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if sum(s.players[seat].standing) > 1 else TWO_NEEDED

    def key(self) -> str:
        return "swap"


class SwapThis(PlaceOption):
    """This dragon is one of the two."""

    says = "swap "

    def __init__(self, seat: int, place: int, is_late: bool) -> None:
        self.seat = seat
        self.place = place
        self.is_late = is_late

    def is_echo(self) -> bool:
        return self.is_late

    def resolve(self, s: State) -> None:
        s.then(ChooseSwappedWith(self.seat, self.place))


class ChooseSwapped(Ask):
    """Which dragon changes its place?"""

    rule = "abilities"
    any_order = True

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        places = [place for place in ALL_PLACES if why_not_swap(me, place) is None]
        options: list[Step] = [SwapThis(self.seat, place, place == places[-1]) for place in places]
        options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        places = [place for place in ALL_PLACES if why_not_swap(me, place) is not None]
        return [(SwapThis(self.seat, place, False), NO_DRAGON_HERE) for place in places]


def why_not_swap(me: Player, place: int) -> Refusal | None:
    """Dragons change places, not empty spaces."""
    return None if me.dragons[place] else NO_DRAGON_HERE


class SwapWith(Step):
    """This dragon is the other."""

    def __init__(self, seat: int, first: int, second: int, is_late: bool) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.is_late = is_late

    def is_echo(self) -> bool:
        return self.is_late

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        swap(me, self.first, self.second)
        if s.journal is not None:
            s.note(Swapped(self.seat, me.dragons[self.first], me.dragons[self.second]))

    def key(self) -> str:
        return f"swap with {PLACE_NAMES[self.second]}"

    def things(self) -> Sequence[str]:
        return (f"place {PLACE_NAMES[self.first]}", f"place {PLACE_NAMES[self.second]}")


def swap(me: Player, first: int, second: int) -> None:
    """Everything that belongs to the two places changes sides."""
    me.dragons = swapped(me.dragons, first, second)
    me.eggs = swapped(me.eggs, first, second)
    me.tucks = swapped(me.tucks, first, second)
    me.fed = swapped(me.fed, first, second)
    for kind in range(4):
        me.cached = swapped(me.cached, first * 4 + kind, second * 4 + kind)
    other = {first: second, second: first}
    tucked = [place_and_card(each) for each in me.tucked]
    me.tucked = [tucked_at(other.get(place, place), card) for place, card in tucked]


def swapped(by_place: list[int], first: int, second: int) -> list[int]:
    """The same with two of them in each other's place."""
    found = by_place[:]
    found[first], found[second] = by_place[second], by_place[first]
    return found


class ChooseSwappedWith(Ask):
    """With which dragon?"""

    rule = "abilities"
    any_order = True

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        places = [place for place in ALL_PLACES if self.why_not_with(me, place) is None]
        least = self.first if places[-1] > self.first else 0
        options: list[Step] = [SwapWith(self.seat, self.first, place, place < least) for place in places]
        return options

    def why_not_with(self, me: Player, place: int) -> Refusal | None:
        """Another dragon than the first."""
        return WITH_ITSELF if place == self.first else why_not_swap(me, place)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        found: list[tuple[Step, Refusal]] = []
        for place in ALL_PLACES:
            refusal = self.why_not_with(me, place)
            if refusal is not None:
                found.append((SwapWith(self.seat, self.first, place, False), refusal))
        return found
