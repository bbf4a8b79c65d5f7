"""How verbs join into what a card says. (p. 7, 11)

Whatever an ability gives is optional, part by part. A gift there is only one way to take is taken by itself; wherever
something is asked, declining is among the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.effects import DECLINE, Do
from embertable.core.flow import Ask, Step
from embertable.games.wyrmspan.counting import Condition
from embertable.games.wyrmspan.paying import DRAGON_CODE, Pay, Price, can_pay, code_key, code_things, give_for, ways
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import CACHED, DRAGON, TUCKED
from embertable.games.wyrmspan.verb import Verb


class AnyOrder(Verb):
    """Several benefits, in the order the player likes. The order is asked where it can matter."""

    def __init__(self, *parts: Verb) -> None:
        self.parts = parts

    def do(self, s: State, seat: int, source: int) -> None:
        rest: list[Verb] = []
        order_matters = False
        for part in self.parts:
            if part.is_gift():
                part.do(s, seat, source)
            else:
                rest.append(part)
                order_matters = order_matters or part.cascades()
        if order_matters and len(rest) > 1:
            s.then(OrderParts(seat, tuple(rest), source))
        else:
            s.then(*[Do(seat, part, source) for part in rest])

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(part.possible(s, seat, source) for part in self.parts)

    def cascades(self) -> bool:
        return any(part.cascades() for part in self.parts)

    def key(self) -> str:
        return " and ".join([part.key() for part in self.parts])


class Choose(Verb):
    """Some of these, each at most once, one after the other."""

    def __init__(self, *parts: Verb, count: int = 1) -> None:
        self.parts = parts
        self.count = count

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseParts(seat, self.parts, source, self.count))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(part.possible(s, seat, source) for part in self.parts)

    def cascades(self) -> bool:
        return any(part.cascades() for part in self.parts)

    def key(self) -> str:
        return f"{self.count} of " + ", ".join([part.key() for part in self.parts])


class DoPart(Step):
    """This part first; what is left is asked again."""

    def __init__(self, seat: int, part: Verb, source: int, rest: Ask | None) -> None:
        self.seat = seat
        self.part = part
        self.source = source
        self.rest = rest

    def resolve(self, s: State) -> None:
        if self.rest is not None:
            s.then(self.rest)
        self.part.do(s, self.seat, self.source)

    def key(self) -> str:
        return self.part.key()


class OrderParts(Ask):
    """What comes first?"""

    rule = "abilities"

    def __init__(self, seat: int, parts: tuple[Verb, ...], source: int) -> None:
        super().__init__(seat)
        self.parts = parts
        self.source = source

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for part in self.parts:
            if part.possible(s, self.seat, self.source):
                rest = tuple([other for other in self.parts if other is not part])
                options.append(DoPart(self.seat, part, self.source, OrderParts(self.seat, rest, self.source)))
        return options


class ChooseParts(Ask):
    """Which one?"""

    rule = "abilities"

    def __init__(self, seat: int, parts: tuple[Verb, ...], source: int, left: int) -> None:
        super().__init__(seat)
        self.parts = parts
        self.source = source
        self.left = left

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for part in self.parts:
            if part.possible(s, self.seat, self.source):
                rest: Ask | None = None
                if self.left > 1:
                    others = tuple([other for other in self.parts if other is not part])
                    rest = ChooseParts(self.seat, others, self.source, self.left - 1)
                options.append(DoPart(self.seat, part, self.source, rest))
        if len(options) > 1:
            options.append(DECLINE)
        return options


@dataclass(frozen=True)
class If(Verb):
    """Only when the condition holds at that moment."""

    condition: Condition
    then: Verb

    def do(self, s: State, seat: int, source: int) -> None:
        if self.condition.holds(s, seat, source):
            self.then.do(s, seat, source)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat, source) and self.then.possible(s, seat, source)

    def cascades(self) -> bool:
        return self.then.cascades()

    def key(self) -> str:
        return f"maybe {self.then.key()}"


@dataclass(frozen=True)
class Shared(Verb):
    """First the owner; then every other player, going round, has a part too, whatever the owner did."""

    own: Verb
    others: Verb

    def do(self, s: State, seat: int, source: int) -> None:
        self.share(s, seat, source)
        s.then(Do(seat, self.own, source))

    def share(self, s: State, seat: int, source: int) -> None:
        """The part of the others alone."""
        s.then(*[Do((seat + turn) % s.seats, self.others, source) for turn in range(1, s.seats)])

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.own.possible(s, seat, source)

    def cascades(self) -> bool:
        return self.own.cascades() or self.others.cascades()

    def key(self) -> str:
        return f"{self.own.key()}, others {self.others.key()}"


@dataclass(frozen=True)
class Trade(Verb):
    """Pay the price to get the rest; up to so many times, each decided, paid and received before the next."""

    price: Price
    get: Verb
    times: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(StrikeDeal(seat, self, source, self.times))

    def possible(self, s: State, seat: int, source: int) -> bool:
        price = self.price
        if not can_pay(s.players[seat], price, source):
            return False
        # Storing something is worth a point by itself, so such a price may be paid for nothing.
        return price.what == CACHED or price.what == TUCKED or self.get.possible_after(s, seat, source, price.what)

    def cascades(self) -> bool:
        return self.get.cascades()

    def key(self) -> str:
        return f"{self.price.key()} for {self.get.key()}"


class Strike(Step):
    """Take the offer, paying with this first."""

    def __init__(self, seat: int, trade: Trade, source: int, times: int, code: int) -> None:
        self.seat = seat
        self.trade = trade
        self.source = source
        self.times = times
        self.code = code

    def resolve(self, s: State) -> None:
        price = self.trade.price
        if self.times > 1:
            s.then(StrikeDeal(self.seat, self.trade, self.source, self.times - 1))
        s.then(Do(self.seat, self.trade.get, self.source))
        if price.count > 1:
            s.then(Pay(self.seat, price, self.source, price.count - 1, self.code))
        give_for(s, self.seat, price, self.source, self.code)

    def key(self) -> str:
        return f"pay {code_key(self.code)}"

    def things(self) -> Sequence[str]:
        return code_things(self.code)


class StrikeDeal(Ask):
    """Do you want to pay for this?"""

    rule = "paying"

    def __init__(self, seat: int, trade: Trade, source: int, times: int) -> None:
        super().__init__(seat)
        self.trade = trade
        self.source = source
        self.times = times

    def options(self, s: State) -> list[Step]:
        trade = self.trade
        options: list[Step] = []
        if not trade.possible(s, self.seat, self.source):
            return options
        price = trade.price
        for code in ways(s.players[self.seat], price, self.source, price.count, 0):
            if price.what != DRAGON or leaves_enough(s, self.seat, self.source, trade, code):
                options.append(Strike(self.seat, trade, self.source, self.times, code))
        if options:
            options.append(DECLINE)
        return options


def leaves_enough(s: State, seat: int, source: int, trade: Trade, code: int) -> bool:
    """Whether the deal still gives something once this dragon card is paid for it."""
    hand = s.players[seat].hand
    card = code - DRAGON_CODE
    place = hand.index(card)
    del hand[place]
    answer = trade.get.possible(s, seat, source)
    hand.insert(place, card)
    return answer
