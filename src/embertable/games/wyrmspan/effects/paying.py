"""Paying. (p. 4)

Costs are paid in full before anything is received. What there is only one way to pay pays itself; otherwise the player
picks one thing at a time, in any order. Orders other than the ascending one are echoes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.flow import Ask, Step
from embertable.core.lists import with_more, without
from embertable.core.refusal import Missing, Refusal
from embertable.games.wyrmspan.cards.tables import CAVE_IDS, CAVE_KIND, DRAGON_IDS
from embertable.games.wyrmspan.chapters.exchange import NONE_OWNED
from embertable.games.wyrmspan.chapters.hatchlings import put_token, tuck_from_hand
from embertable.games.wyrmspan.chapters.supply import discard_cave, discard_dragon
from embertable.games.wyrmspan.events import DiscardedCave, DiscardedDragon, Paid, tell
from embertable.games.wyrmspan.places import by_where, dragons_in, out_of_reach, place_of, region
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import (
    ANY,
    ANYWHERE,
    CACHED,
    CARD,
    CAVE,
    CAVE_CARDS,
    COIN,
    DRAGON,
    DRAGON_CARDS,
    EGG,
    ITEM,
    MAT,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    THING_NAMES,
    TUCKED,
)

TOO_DEAR: Final = Refusal("too dear", "paying")
TOO_FEW_THERE: Final = by_where("too dear", "too few there", "paying")
SHORT_OF_RESOURCES: Final = Refusal("short of resources", "paying")
OTHER_PRICE: Final = Refusal("other price", "paying")
NO_EGG_HERE: Final = Refusal("no egg here", "eggs")
TWIN: Final = Refusal("twin", "cards")
ALL_GOES: Final = Refusal("all goes", "paying")

PAID_IN_TOKENS: Final = (ANY, CACHED, ITEM)
PAID_IN_DRAGONS: Final = (DRAGON, TUCKED, CARD, ITEM)
PAID_IN_CAVES: Final = (CAVE, CARD, ITEM)
NOUN_OF: Final = {CACHED: "any", TUCKED: "dragon"}  # what these prices ask for; the others go by their own names


class Payment:
    """One thing that is paid: a token of a kind, an egg from a place, a dragon card or a cave card.

    `which` is the place or the number of the card. Payments ascend by both.
    """

    def __init__(self, what: int, which: int) -> None:
        self.what = what
        self.which = which

    def is_before(self, other: Payment) -> bool:
        """Whether it comes before another in a price that is paid in ascending order."""
        return self.what < other.what or (self.what == other.what and self.which < other.which)

    def key(self) -> str:
        """As the key of an option says it."""
        return f"egg {PLACE_NAMES[self.which]}" if self.what == EGG else self.name()

    def things(self) -> Sequence[str]:
        """As the board calls it."""
        if self.what == EGG:
            return (f"place {PLACE_NAMES[self.which]}",)
        return (f"token {self.name()}",) if self.what <= COIN else (f"card {self.name()}",)

    def name(self) -> str:
        """A token by its kind, a card by its id."""
        if self.what == DRAGON:
            return DRAGON_IDS[self.which]
        return CAVE_IDS[self.which] if self.what == CAVE else THING_NAMES[self.what]


# Made once: they are counted far more often than paid.
TOKENS: Final[list[Payment]] = [Payment(what, 0) for what in (*RESOURCES, COIN)]
EGGS: Final[list[Payment]] = [Payment(EGG, place) for place in range(MAT + 1)]
DRAGONS: Final[list[Payment]] = [Payment(DRAGON, card) for card in range(DRAGON_CARDS + 1)]
CAVES: Final[list[Payment]] = [Payment(CAVE, card) for card in range(CAVE_CARDS + 1)]
FROM_THE_FIRST: Final = TOKENS[0]


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


def why_not_pay(me: Player, price: Price, source: int, gone: int) -> Refusal | None:
    """There is enough to pay a price, once so many of it are gone."""
    return TOO_FEW_THERE[price.where] if can_pay_with(me, price, source) < price.count + gone else None


def missing_of(me: Player, price: Price, source: int) -> Missing:
    """How much of a price is missing."""
    short = price.count - can_pay_with(me, price, source)
    return ((short, noun_of(price)),) if short > 0 else ()


def noun_of(price: Price) -> str:
    """What a price asks for, as a noun."""
    return NOUN_OF.get(price.what, THING_NAMES[price.what])


def too_dear(missing: Missing) -> Refusal:
    """A cost that cannot be paid; where resources are missing, exchanging was thought of."""
    is_short = any(noun in RESOURCE_NAMES for _, noun in missing)
    return (SHORT_OF_RESOURCES if is_short else TOO_DEAR).lacking(missing)


def can_pay_with(me: Player, price: Price, source: int) -> int:
    """How many things there are to pay a price with."""
    what = price.what
    if what in (ANY, CACHED):
        return sum(me.stock)
    if what == COIN:
        return me.coins
    if what == EGG:
        return sum([count for _, count in nests_with_eggs(me, price.where, source)])
    if what in (DRAGON, TUCKED):
        return len(me.hand)
    if what == CAVE:
        return len(me.hand_caves)
    cards = len(me.hand) + len(me.hand_caves)
    if what == CARD:
        return cards
    assert what == ITEM, f"nobody can pay with {THING_NAMES[what]}"
    return cards + sum(me.stock)


def nests_with_eggs(me: Player, where: int, source: int) -> list[tuple[int, int]]:
    """Places with eggs, the mat last, and how many lie there."""
    found = [(place, me.eggs[place]) for place in dragons_in(me, where, source) if me.eggs[place]]
    if where == ANYWHERE and me.mat_eggs:
        found.append((MAT, me.mat_eggs))
    return found


def payable(me: Player, price: Price, source: int) -> list[tuple[Payment, int]]:
    """The things one could pay with, ascending, and how many there are of each."""
    what = price.what
    if what == COIN:
        return [(TOKENS[COIN], me.coins)]
    if what == EGG:
        return [(EGGS[place], count) for place, count in nests_with_eggs(me, price.where, source)]
    found: list[tuple[Payment, int]] = []
    if what in PAID_IN_TOKENS:
        found += [(TOKENS[kind], me.stock[kind]) for kind in RESOURCES if me.stock[kind]]
    if what in PAID_IN_DRAGONS:
        found += [(DRAGONS[card], 1) for card in sorted(me.hand)]
    if what in PAID_IN_CAVES:
        found += [(CAVES[card], 1) for card in sorted(me.hand_caves)]
    return found


def ways(me: Player, price: Price, source: int, left: int, least: Payment) -> list[tuple[Payment, bool]]:
    """What could be paid next, and whether that is an echo: less than the last thing paid, or with too little after it.

    Cave cards that say the same are one; they have neighbouring numbers. Where everything has to be paid, the first
    thing is.
    """
    things: list[Payment] = []
    counts: list[int] = []
    for payment, count in payable(me, price, source):
        if things and payment.what == CAVE and is_alike(payment, things[-1]):
            counts[-1] += count
        else:
            things.append(payment)
            counts.append(count)
    if sum(counts) == left:
        return [(things[0], False)]
    rest = sum([count for thing, count in zip(things, counts, strict=True) if not thing.is_before(least)])
    if rest < left:
        return [(thing, False) for thing in things]
    found: list[tuple[Payment, bool]] = []
    for thing, count in zip(things, counts, strict=True):
        if thing.is_before(least):
            found.append((thing, True))
        else:
            found.append((thing, rest < left))
            rest -= count
    return found


def unpaid(me: Player, price: Price, source: int, offered: list[Payment]) -> list[tuple[Payment, Refusal]]:
    """Everything else one could think of paying with, each with why not."""
    places = [place for place in range(MAT) if me.dragons[place]]
    thought = TOKENS + [EGGS[place] for place in (*places, MAT)]
    thought += [DRAGONS[card] for card in sorted(me.hand)] + [CAVES[card] for card in sorted(me.hand_caves)]
    return [(each, why_not_with(me, price, source, each, offered)) for each in thought if each not in offered]


def why_not_with(me: Player, price: Price, source: int, payment: Payment, offered: list[Payment]) -> Refusal:
    """Why a price is not paid with this: another thing is asked for, there is none, or it makes no difference."""
    what = payment.what
    if not is_asked_for(price.what, what):
        return OTHER_PRICE.about(noun_of(price))
    if what == EGG:
        place = payment.which
        if place not in region(me, price.where, source) and not (place == MAT and price.where == ANYWHERE):
            return out_of_reach(price.where)
        if not (me.mat_eggs if place == MAT else me.eggs[place]):
            return NO_EGG_HERE
    elif what <= COIN and not (me.coins if what == COIN else me.stock[what]):
        return NONE_OWNED.about(THING_NAMES[what])
    return TWIN if any(is_alike(payment, other) for other in offered) and what == CAVE else ALL_GOES


def is_asked_for(price: int, what: int) -> bool:
    """Whether a price is paid with things of this kind."""
    if what < COIN:
        return price in PAID_IN_TOKENS
    if what == DRAGON:
        return price in PAID_IN_DRAGONS
    return price in PAID_IN_CAVES if what == CAVE else price == what


def is_alike(payment: Payment, other: Payment) -> bool:
    """Whether two cave cards say the same."""
    return other.what == CAVE and CAVE_KIND[payment.which] == CAVE_KIND[other.which]


def pay(s: State, seat: int, payment: Payment) -> None:
    """Pay one thing."""
    me = s.players[seat]
    what, which = payment.what, payment.which
    if what == DRAGON:
        me.hand = without(me.hand, which)
        discard_dragon(s, which)
        if s.journal is not None:
            s.note(DiscardedDragon(seat, which))
        return
    if what == CAVE:
        me.hand_caves = without(me.hand_caves, which)
        discard_cave(s, which)
        if s.journal is not None:
            s.note(DiscardedCave(seat, which))
        return
    if what == EGG:
        take_egg(me, which)
    elif what == COIN:
        me.coins -= 1
    else:
        me.stock = with_more(me.stock, what, -1)
    if s.journal is not None:
        tell(s, Paid(seat, ((what, 1),)))


def pay_for(s: State, seat: int, price: Price, source: int, payment: Payment) -> None:
    """Pay one thing of a price; some prices are paid by storing it on the dragon that asks."""
    me = s.players[seat]
    if price.what == CACHED:
        me.stock = with_more(me.stock, payment.what, -1)
        put_token(s, seat, place_of(me, source), payment.what)
    elif price.what == TUCKED:
        tuck_from_hand(s, seat, place_of(me, source), payment.which)
    else:
        pay(s, seat, payment)


def take_egg(me: Player, place: int) -> None:
    """Remove an egg from a nest."""
    if place == MAT:
        me.mat_eggs -= 1
    else:
        me.eggs = with_more(me.eggs, place, -1)


class PaymentOption(Step):
    """To pay with this; late where the same things, paid in ascending order, would have it before."""

    payment: Payment
    is_late: bool

    def key(self) -> str:
        return f"pay {self.payment.key()}"

    def things(self) -> Sequence[str]:
        return self.payment.things()

    def is_echo(self) -> bool:
        return self.is_late


class PayWith(PaymentOption):
    """Pay with this, then the rest of the price."""

    def __init__(self, seat: int, price: Price, source: int, left: int, payment: Payment, is_late: bool) -> None:
        self.seat = seat
        self.price = price
        self.source = source
        self.left = left
        self.payment = payment
        self.is_late = is_late

    def resolve(self, s: State) -> None:
        if self.left > 1:
            s.then(ChoosePayment(self.seat, self.price, self.source, self.left - 1, self.payment))
        pay_for(s, self.seat, self.price, self.source, self.payment)


class ChoosePayment(Ask):
    """What do you pay with?"""

    rule = "paying"
    any_order = True

    def __init__(self, seat: int, price: Price, source: int, left: int, least: Payment) -> None:
        super().__init__(seat)
        self.price = price
        self.source = source
        self.left = left
        self.least = least

    def options(self, s: State) -> list[Step]:
        found = ways(s.players[self.seat], self.price, self.source, self.left, self.least)
        options: list[Step] = [
            PayWith(self.seat, self.price, self.source, self.left, payment, is_late) for payment, is_late in found
        ]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        offered = [payment for payment, _ in ways(me, self.price, self.source, self.left, self.least)]
        return [
            (PayWith(self.seat, self.price, self.source, self.left, payment, False), refusal)
            for payment, refusal in unpaid(me, self.price, self.source, offered)
        ]


CARDS: Final = Price(CARD)
EGG_PRICES: Final[list[Price]] = [Price(EGG, count) for count in range(7)]


def pay_eggs(s: State, seat: int, count: int) -> None:
    """Pay eggs from any nests, before whatever is on the agenda."""
    if count:
        s.then(ChoosePayment(seat, EGG_PRICES[count], 0, count, FROM_THE_FIRST))
