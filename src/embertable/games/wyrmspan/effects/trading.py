"""Paying for what a card offers. (p. 7, 11)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.effects import DECLINE, Do
from embertable.core.flow import Ask, Step
from embertable.games.wyrmspan.effects.paying import (
    DRAGON_CODE,
    Pay,
    Price,
    can_pay,
    code_key,
    code_things,
    give_for,
    ways,
)
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import CACHED, DRAGON, TUCKED


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
