"""Caching: a resource is put on a dragon, for good. (p. 8)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_more
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import FOOD
from embertable.games.wyrmspan.chapters.exchange import NONE_OWNED, exchange_of, pairs
from embertable.games.wyrmspan.chapters.hatchlings import put_token
from embertable.games.wyrmspan.effects.options import KindOption, PlaceOption
from embertable.games.wyrmspan.effects.paying import OTHER_PRICE
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.places import NO_DRAGON_THERE, dragons_in, places_refused
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import ANY, RESOURCE_NAMES, RESOURCES, THING_NAMES, WHERE_NAMES

NONE_TO_CACHE: Final = [NONE_OWNED.about(name) for name in THING_NAMES]  # by kind


@dataclass(frozen=True)
class Cache(Verb):
    """Put resources from the own stock on dragons, up to so many, one by one."""

    what: int
    where: int
    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseToken(seat, self, source, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        me = s.players[seat]
        have = sum(me.stock)
        if not have or (self.what != ANY and not me.stock[self.what] and have < 2):
            return NONE_TO_CACHE[self.what]
        return None if dragons_in(me, self.where, source) else NO_DRAGON_THERE[self.where]

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return f"cache {THING_NAMES[self.what]} {WHERE_NAMES[self.where]}"


class CacheKind(KindOption):
    """Cache one of this kind; where, is asked next."""

    says = "cache "

    def __init__(self, seat: int, kind: int, rest: ChooseToken | ChooseSupplied) -> None:
        self.seat = seat
        self.kind = kind
        self.rest = rest

    def resolve(self, s: State) -> None:
        rest = self.rest
        if rest.left > 1:
            s.then(rest.again())
        s.then(ChooseCachePlace(self.seat, self.kind, rest.verb.where, rest.source, rest.is_supplied))


class ChooseToken(Ask):
    """Which resource of your own do you cache?"""

    rule = "caching"
    is_supplied: ClassVar[bool] = False

    def __init__(self, seat: int, verb: Cache, source: int, left: int) -> None:
        super().__init__(seat)
        self.verb = verb
        self.source = source
        self.left = left

    def again(self) -> ChooseToken:
        """The same for one token less."""
        return ChooseToken(self.seat, self.verb, self.source, self.left - 1)

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        me = s.players[self.seat]
        places = dragons_in(me, self.verb.where, self.source)
        if not places:
            return options
        for kind in RESOURCES:
            refusal = self.why_not_kind(me, kind)
            if refusal is None:
                options.append(CacheKind(self.seat, kind, self))
            elif refusal is NONE_OWNED and is_eaten(me, places, kind):
                options += [exchange_of(self.seat, first, second, kind) for first, second in pairs(me.stock, kind)]
        if options:
            options.append(DECLINE)
        return options

    def why_not_kind(self, me: Player, kind: int) -> Refusal | None:
        """The kind the card names, or any, and at least one of it."""
        if self.verb.what != kind and self.verb.what != ANY:
            return OTHER_PRICE
        return None if me.stock[kind] else NONE_OWNED

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        found: list[tuple[Step, Refusal]] = []
        for kind in RESOURCES:
            refusal = self.why_not_kind(me, kind)
            if refusal is not None:
                what = THING_NAMES[self.verb.what] if refusal is OTHER_PRICE else RESOURCE_NAMES[kind]
                found.append((CacheKind(self.seat, kind, self), refusal.about(what)))
        return found


def is_eaten(me: Player, places: list[int], kind: int) -> bool:
    """Whether a hatchling at one of the places eats this, so that an exchange for it can matter."""
    return any(FOOD[me.dragons[place]] == kind for place in places)


class CacheAt(PlaceOption):
    """Put the token on the dragon at this place."""

    says = "cache on "

    def __init__(self, seat: int, kind: int, place: int, from_supply: bool) -> None:
        self.seat = seat
        self.place = place
        self.kind = kind
        self.from_supply = from_supply

    def resolve(self, s: State) -> None:
        if not self.from_supply:
            me = s.players[self.seat]
            me.stock = with_more(me.stock, self.kind, -1)
        put_token(s, self.seat, self.place, self.kind)


class ChooseCachePlace(Ask):
    """On which dragon?"""

    rule = "caching"

    def __init__(self, seat: int, kind: int, where: int, source: int, from_supply: bool) -> None:
        super().__init__(seat)
        self.kind = kind
        self.where = where
        self.source = source
        self.from_supply = from_supply

    def options(self, s: State) -> list[Step]:
        places = dragons_in(s.players[self.seat], self.where, self.source)
        options: list[Step] = [CacheAt(self.seat, self.kind, place, self.from_supply) for place in places]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        others = places_refused(s.players[self.seat], self.where, self.source)
        return [(CacheAt(self.seat, self.kind, place, self.from_supply), refusal) for place, refusal in others]


@dataclass(frozen=True)
class CacheFromSupply(Verb):
    """Put resources of any kinds from the general supply on dragons, one by one."""

    count: int
    where: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSupplied(seat, self, source, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if dragons_in(s.players[seat], self.where, source) else NO_DRAGON_THERE[self.where]

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return f"cache {self.count} from the supply"


class ChooseSupplied(Ask):
    """Which resource from the supply do you cache?"""

    rule = "caching"
    is_supplied: ClassVar[bool] = True

    def __init__(self, seat: int, verb: CacheFromSupply, source: int, left: int) -> None:
        super().__init__(seat)
        self.verb = verb
        self.source = source
        self.left = left

    def again(self) -> ChooseSupplied:
        """The same for one token less."""
        return ChooseSupplied(self.seat, self.verb, self.source, self.left - 1)

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if self.verb.why_not(s, self.seat, self.source) is None:
            options += [CacheKind(self.seat, kind, self) for kind in RESOURCES]
            options.append(DECLINE)
        return options
