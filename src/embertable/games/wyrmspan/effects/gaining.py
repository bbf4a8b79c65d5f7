"""Gaining tokens. (p. 7)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.counts import Count, number
from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_more
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import COSTS
from embertable.games.wyrmspan.chapters.hatchlings import last_tucked, put_token
from embertable.games.wyrmspan.effects.options import KindOption
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import Gained, tell
from embertable.games.wyrmspan.places import COUNTS_NOTHING, dragons_in, place_of, places_refused
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import ANY, COIN, PLACE_NAMES, RESOURCE_NAMES, RESOURCES, THING_NAMES

NOT_IN_COST: Final = Refusal("not in the cost", "gaining")
NOT_JUST_TAKEN: Final = Refusal("not just taken", "caching")


def gain(s: State, seat: int, what: int, count: int) -> None:
    """Take resources or coins from the supply."""
    me = s.players[seat]
    if what == COIN:
        me.coins += count
    else:
        me.stock = with_more(me.stock, what, count)
    if s.journal is not None:
        tell(s, Gained(seat, ((what, count),)))


@dataclass(frozen=True)
class Gain(Verb):
    """Take tokens of one kind from the supply. More never hurts, so nobody is asked."""

    what: int
    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        gain(s, seat, self.what, self.count)

    def is_gift(self) -> bool:
        return True

    def key(self) -> str:
        return f"{self.count} {THING_NAMES[self.what]}"


@dataclass(frozen=True)
class GainAny(Verb):
    """Take resources of the player's choice from the supply."""

    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(choose_kind(seat, self.count, 0))

    def key(self) -> str:
        return f"{self.count} any"


class GainKind(KindOption):
    """Take one of this kind."""

    def __init__(self, seat: int, kind: int, left: int, is_late: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.left = left
        self.is_late = is_late  # a kind that in ascending order came before

    def resolve(self, s: State) -> None:
        gain(s, self.seat, self.kind, 1)
        if self.left > 1:
            s.then(choose_kind(self.seat, self.left - 1, self.kind))

    def is_echo(self) -> bool:
        return self.is_late


class ChooseKind(Ask):
    """Which resource do you take?"""

    rule = "gaining"
    any_order = True

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least  # what was taken last

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [gain_kind(self.seat, kind, self.left, kind < self.least) for kind in RESOURCES]
        options.append(DECLINE)
        return options


# Made once: this question and its answers come up all the time. No card gives more than three.
GAIN_KIND: Final[list[GainKind]] = [
    GainKind(seat, kind, left, is_late)
    for seat in range(5)
    for kind in RESOURCES
    for left in range(4)
    for is_late in (False, True)
]
CHOOSE_KIND: Final[list[ChooseKind]] = [
    ChooseKind(seat, left, least) for seat in range(5) for left in range(4) for least in RESOURCES
]


def gain_kind(seat: int, kind: int, left: int, is_late: bool) -> GainKind:
    """The option of this name."""
    return GAIN_KIND[((seat * 4 + kind) * 4 + left) * 2 + is_late]


def choose_kind(seat: int, left: int, least: int) -> ChooseKind:
    """The question of this name."""
    return CHOOSE_KIND[(seat * 4 + left) * 4 + least]


@dataclass(frozen=True)
class GainTuckedCost(Verb):
    """Take one resource of a kind printed in the cost of the card just tucked here."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseTuckedCost(seat, source))

    def key(self) -> str:
        return "tucked cost"


class ChooseTuckedCost(Ask):
    """Which resource of the tucked card's cost do you take?"""

    rule = "gaining"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, s: State) -> list[Step]:
        cost = self.cost(s)
        options: list[Step] = [gain_kind(self.seat, kind, 1, False) for kind in RESOURCES if cost[kind]]
        return options

    def cost(self, s: State) -> list[int]:
        """What is printed on the card tucked last."""
        return COSTS[last_tucked(s, self.seat, place_of(s.players[self.seat], self.source))]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        cost = self.cost(s)
        return [(gain_kind(self.seat, kind, 1, False), NOT_IN_COST) for kind in RESOURCES if not cost[kind]]


@dataclass(frozen=True)
class NameKind(Verb):
    """Name a resource: take so many of it, and every other player takes some of the same kind."""

    own: int
    others: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseShared(seat, self.own, self.others))

    def key(self) -> str:
        return f"name a kind, {self.own}, others {self.others}"


class ShareKind(KindOption):
    """Everybody takes this kind."""

    def __init__(self, seat: int, kind: int, own: int, others: int) -> None:
        self.seat = seat
        self.kind = kind
        self.own = own
        self.others = others

    def resolve(self, s: State) -> None:
        gain(s, self.seat, self.kind, self.own)
        for other in s.round_from(self.seat)[1:]:
            gain(s, other, self.kind, self.others)


class ChooseShared(Ask):
    """Which resource do you name for everybody?"""

    rule = "gaining"

    def __init__(self, seat: int, own: int, others: int) -> None:
        super().__init__(seat)
        self.own = own
        self.others = others

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [ShareKind(self.seat, kind, self.own, self.others) for kind in RESOURCES]
        return options


@dataclass(frozen=True)
class GainAndCache(Verb):
    """Take tokens; of these, at least `least` and at most `most` are cached, the rest stays in stock."""

    what: int
    count: int | Count
    where: int
    least: int = 0
    most: int = 1

    def __post_init__(self) -> None:
        assert self.least <= self.most, "what must be cached may be"

    def do(self, s: State, seat: int, source: int) -> None:
        count = number(self.count, s, seat, source)
        if self.what == ANY:
            s.then(ChooseGathered(seat, self, source, count, (0, 0, 0, 0), 0))
        else:
            gain(s, seat, self.what, count)
            got = tuple([count if kind == self.what else 0 for kind in RESOURCES])
            s.then(StashToken(seat, self, source, got, self.least, self.most))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if number(self.count, s, seat, source) > 0 else COUNTS_NOTHING

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return f"{THING_NAMES[self.what]} to cache"


class GatherKind(KindOption):
    """Take one of this kind, to cache or to keep."""

    def __init__(self, seat: int, kind: int, rest: ChooseGathered) -> None:
        self.seat = seat
        self.kind = kind
        self.rest = rest

    def resolve(self, s: State) -> None:
        gain(s, self.seat, self.kind, 1)
        rest = self.rest
        got = tuple([count + (kind == self.kind) for kind, count in enumerate(rest.got)])
        if rest.left > 1:
            s.then(ChooseGathered(self.seat, rest.verb, rest.source, rest.left - 1, got, self.kind))
        else:
            s.then(StashToken(self.seat, rest.verb, rest.source, got, rest.verb.least, rest.verb.most))

    def is_echo(self) -> bool:
        return self.kind < self.rest.least


class ChooseGathered(Ask):
    """Which resource do you take?"""

    rule = "gaining"
    any_order = True

    def __init__(self, seat: int, verb: GainAndCache, source: int, left: int, got: tuple[int, ...], least: int) -> None:
        super().__init__(seat)
        self.verb = verb
        self.source = source
        self.left = left
        self.got = got
        self.least = least  # what was taken last

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if self.left:
            options += [GatherKind(self.seat, kind, self) for kind in RESOURCES]
        return options


class Stash(Step):
    """Cache one of the tokens just taken on the dragon at a place."""

    def __init__(self, seat: int, kind: int, place: int, rest: StashToken) -> None:
        self.seat = seat
        self.kind = kind
        self.place = place
        self.rest = rest

    def resolve(self, s: State) -> None:
        rest = self.rest
        if rest.most > 1:
            got = tuple([count - (kind == self.kind) for kind, count in enumerate(rest.got)])
            s.then(StashToken(self.seat, rest.verb, rest.source, got, rest.least - 1, rest.most - 1))
        me = s.players[self.seat]
        me.stock = with_more(me.stock, self.kind, -1)
        put_token(s, self.seat, self.place, self.kind)

    def key(self) -> str:
        return f"cache {RESOURCE_NAMES[self.kind]} on {PLACE_NAMES[self.place]}"

    def things(self) -> Sequence[str]:
        return (f"token {RESOURCE_NAMES[self.kind]}", f"place {PLACE_NAMES[self.place]}")


class StashToken(Ask):
    """Do you cache what you took?"""

    rule = "caching"

    def __init__(self, seat: int, verb: GainAndCache, source: int, got: tuple[int, ...], least: int, most: int) -> None:
        super().__init__(seat)
        self.verb = verb
        self.source = source
        self.got = got
        self.least = least
        self.most = most

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        kinds = [kind for kind in RESOURCES if self.why_not_kind(me, kind) is None]
        for place in dragons_in(me, self.verb.where, self.source):
            options += [Stash(self.seat, kind, place, self) for kind in kinds]
        if options and self.least < 1:
            options.append(DECLINE)
        return options

    def why_not_kind(self, me: Player, kind: int) -> Refusal | None:
        """One of those just taken; what a bonus in between has spent cannot be cached any more."""
        return None if self.got[kind] and me.stock[kind] else NOT_JUST_TAKEN

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        found: list[tuple[Step, Refusal]] = []
        places = dragons_in(me, self.verb.where, self.source)
        others = places_refused(me, self.verb.where, self.source)
        for kind in RESOURCES:
            refusal = self.why_not_kind(me, kind)
            if refusal is not None:
                found += [(Stash(self.seat, kind, place, self), refusal) for place in places]
            else:
                found += [(Stash(self.seat, kind, place, self), against) for place, against in others]
        return found
