"""Paying. (p. 4)

Costs are paid in full before anything is received. What there is only one way to pay pays itself; otherwise the player
picks one thing at a time, in ascending order, so that no two orders of the same payment are offered.

A thing that can be paid has a code: a resource is its own number, a coin is COIN, then come nests by place, dragon
cards by number and cave cards by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.flow import Ask, Step
from embertable.games.wyrmspan.cards.tables import CAVE_KIND
from embertable.games.wyrmspan.chapters.hatchlings import put_card, put_token
from embertable.games.wyrmspan.chapters.supply import discard_cave, discard_dragon
from embertable.games.wyrmspan.events import DiscardedCave, DiscardedDragon, Paid
from embertable.games.wyrmspan.places import dragons_in, place_of
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import (
    ANY,
    ANYWHERE,
    CACHED,
    CARD,
    CAVE,
    COIN,
    DRAGON,
    EGG,
    ITEM,
    MAT,
    RESOURCES,
    THING_NAMES,
    TUCKED,
)

NEST_CODE: Final = 10

DRAGON_CODE: Final = 100

CAVE_CODE: Final = 400


@dataclass(frozen=True)
class Price:
    """So many of a kind of thing; eggs may have to come from a certain part of the mat."""

    what: int
    count: int = 1
    where: int = ANYWHERE

    def __post_init__(self) -> None:
        assert self.where == ANYWHERE or self.what == EGG, "only eggs have to come from somewhere"

    def key(self) -> str:
        """As the key of an option says it."""
        return f"{self.count} {THING_NAMES[self.what]}"


def can_pay(me: Player, price: Price, source: int) -> bool:
    """Whether the whole price can be paid."""
    what = price.what
    if what in (ANY, CACHED):
        return sum(me.stock) >= price.count
    if what == COIN:
        return me.coins >= price.count
    if what == EGG:
        return sum([count for _, count in nests_with_eggs(me, price.where, source)]) >= price.count
    if what in (DRAGON, TUCKED):
        return len(me.hand) >= price.count
    if what == CAVE:
        return len(me.hand_caves) >= price.count
    cards = len(me.hand) + len(me.hand_caves)
    if what == CARD:
        return cards >= price.count
    assert what == ITEM, f"nobody can pay with {THING_NAMES[what]}"
    return cards + sum(me.stock) >= price.count


def nests_with_eggs(me: Player, where: int, source: int) -> list[tuple[int, int]]:
    """Places with eggs, the mat last, and how many lie there."""
    found = [(place, me.eggs[place]) for place in dragons_in(me, where, source) if me.eggs[place]]
    if where == ANYWHERE and me.mat_eggs:
        found.append((MAT, me.mat_eggs))
    return found


def payable(me: Player, price: Price, source: int) -> list[tuple[int, int]]:
    """The things one could pay with, by code, ascending, and how many there are of each."""
    what = price.what
    if what == COIN:
        return [(COIN, me.coins)]
    if what == EGG:
        return [(NEST_CODE + place, count) for place, count in nests_with_eggs(me, price.where, source)]
    found: list[tuple[int, int]] = []
    if what in (ANY, CACHED, ITEM):
        found += [(kind, me.stock[kind]) for kind in RESOURCES if me.stock[kind]]
    if what in (DRAGON, TUCKED, CARD, ITEM):
        found += [(DRAGON_CODE + card, 1) for card in sorted(me.hand)]
    if what in (CAVE, CARD, ITEM):
        found += [(CAVE_CODE + card, 1) for card in sorted(me.hand_caves)]
    return found


def ways(me: Player, price: Price, source: int, left: int, least: int) -> list[int]:
    """The next thing to pay: not before `least`, so that enough is left after it. Caves that say the same are one."""
    things = [(code, count) for code, count in payable(me, price, source) if code >= least]
    rest = sum([count for _, count in things])
    found: list[int] = []
    kinds: list[int] = []
    for code, count in things:
        if rest < left:
            break
        rest -= count
        if code > CAVE_CODE:
            kind = CAVE_KIND[code - CAVE_CODE]
            if kind in kinds:
                continue
            kinds.append(kind)
        found.append(code)
    return found


def give(s: State, seat: int, code: int) -> None:
    """Pay one thing."""
    me = s.players[seat]
    if code < COIN:
        me.stock[code] -= 1
        if s.journal is not None:
            s.note(Paid(seat, code, 1))
    elif code == COIN:
        me.coins -= 1
        if s.journal is not None:
            s.note(Paid(seat, COIN, 1))
    elif code < DRAGON_CODE:
        take_egg(s, seat, code - NEST_CODE)
        if s.journal is not None:
            s.note(Paid(seat, EGG, 1))
    elif code < CAVE_CODE:
        me.hand.remove(code - DRAGON_CODE)
        discard_dragon(s, code - DRAGON_CODE)
        if s.journal is not None:
            s.note(DiscardedDragon(seat, code - DRAGON_CODE))
    else:
        me.hand_caves.remove(code - CAVE_CODE)
        discard_cave(s, code - CAVE_CODE)
        if s.journal is not None:
            s.note(DiscardedCave(seat, code - CAVE_CODE))


def give_for(s: State, seat: int, price: Price, source: int, code: int) -> None:
    """Pay one thing of a price; some prices are paid by storing it on the dragon that asks."""
    me = s.players[seat]
    if price.what == CACHED:
        me.stock[code] -= 1
        put_token(s, seat, place_of(me, source), code)
    elif price.what == TUCKED:
        me.hand.remove(code - DRAGON_CODE)
        put_card(s, seat, place_of(me, source), code - DRAGON_CODE)
    else:
        give(s, seat, code)


def take_egg(s: State, seat: int, place: int) -> None:
    """Remove an egg from a nest."""
    me = s.players[seat]
    if place == MAT:
        me.mat_eggs -= 1
    else:
        me.eggs[place] -= 1


def code_key(code: int) -> str:
    """A thing that can be paid, as the key of an option says it."""
    if code <= COIN:
        return THING_NAMES[code]
    if code < DRAGON_CODE:
        return "egg mat" if code == NEST_CODE + MAT else f"egg {code - NEST_CODE}"
    return f"dragon {code - DRAGON_CODE}" if code < CAVE_CODE else f"cave {code - CAVE_CODE}"


def code_things(code: int) -> Sequence[str]:
    """A thing that can be paid, as the board calls it."""
    if code <= COIN:
        return (f"token {THING_NAMES[code]}",)
    if code < DRAGON_CODE:
        return ("place mat",) if code == NEST_CODE + MAT else (f"place {code - NEST_CODE}",)
    return (f"card {code - DRAGON_CODE}",) if code < CAVE_CODE else (f"card cave-{code - CAVE_CODE}",)


class Give(Step):
    """Pay with this, then the rest of the price."""

    def __init__(self, seat: int, price: Price, source: int, left: int, code: int) -> None:
        self.seat = seat
        self.price = price
        self.source = source
        self.left = left
        self.code = code

    def resolve(self, s: State) -> None:
        if self.left > 1:
            s.then(Pay(self.seat, self.price, self.source, self.left - 1, self.code))
        give_for(s, self.seat, self.price, self.source, self.code)

    def key(self) -> str:
        return f"pay {code_key(self.code)}"

    def things(self) -> Sequence[str]:
        return code_things(self.code)


class Pay(Ask):
    """What do you pay with?"""

    rule = "paying"

    def __init__(self, seat: int, price: Price, source: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.price = price
        self.source = source
        self.left = left
        self.least = least

    def options(self, s: State) -> list[Step]:
        found = ways(s.players[self.seat], self.price, self.source, self.left, self.least)
        options: list[Step] = [Give(self.seat, self.price, self.source, self.left, code) for code in found]
        return options


EGG_PRICES: Final[list[Price]] = [Price(EGG, count) for count in range(7)]


def pay_eggs(s: State, seat: int, count: int) -> None:
    """Pay eggs from any nests, before whatever is on the agenda."""
    if count:
        s.then(Pay(seat, EGG_PRICES[count], 0, count, 0))
