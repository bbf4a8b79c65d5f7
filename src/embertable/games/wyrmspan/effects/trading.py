"""Paying for what a card offers. (p. 7, 11)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.effects import DECLINE, Do
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.effects.paying import (
    FROM_THE_FIRST,
    ChoosePayment,
    Payment,
    Price,
    can_pay_with,
    pay_for,
    unpaid,
    ways,
    why_not_pay,
)
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import ANY, CACHED, DRAGON, ITEM, NOTHING, TUCKED

NEEDED_AFTER: Final = Refusal("needed after", "paying")


@dataclass(frozen=True)
class Trade(Verb):
    """Pay the price to get the rest; up to so many times, each decided, paid and received before the next."""

    price: Price
    then: Verb
    times: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(StrikeDeal(seat, self, source, self.times))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.possible_after(s, seat, source, NOTHING, 0, 0)

    def possible_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> bool:
        price = self.price
        gone = count if paid == ANY and price.what in (ANY, CACHED, ITEM) else 0
        if can_pay_with(s.players[seat], price, source) < price.count + gone:
            return False
        # Storing something is worth a point by itself, so such a price may be paid for nothing.
        is_stored = price.what == CACHED or price.what == TUCKED
        return is_stored or self.then.possible_after(s, seat, source, price.what, price.count, 0)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_pay(s.players[seat], self.price, source) or super().why_not(s, seat, source)

    def cascades(self) -> bool:
        return self.then.cascades()

    def key(self) -> str:
        return f"{self.price.key()} for {self.then.key()}"


class Strike(Step):
    """Take the offer, paying with this first."""

    def __init__(self, seat: int, trade: Trade, source: int, times: int, payment: Payment, is_late: bool) -> None:
        self.seat = seat
        self.trade = trade
        self.source = source
        self.times = times
        self.payment = payment
        self.is_late = is_late

    def resolve(self, s: State) -> None:
        price = self.trade.price
        if self.times > 1:
            s.then(StrikeDeal(self.seat, self.trade, self.source, self.times - 1))
        s.then(Do(self.seat, self.trade.then, self.source))
        if price.count > 1:
            s.then(ChoosePayment(self.seat, price, self.source, price.count - 1, self.payment))
        pay_for(s, self.seat, price, self.source, self.payment)

    def key(self) -> str:
        return f"pay {self.payment.key()}"

    def things(self) -> Sequence[str]:
        return self.payment.things()

    def is_echo(self) -> bool:
        return self.is_late


class StrikeDeal(Ask):
    """Do you want to pay for this?"""

    rule = "paying"
    any_order = True

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
        for payment, is_late in ways(s.players[self.seat], price, self.source, price.count, FROM_THE_FIRST):
            if self.why_not_first(s, payment) is None:
                options.append(Strike(self.seat, trade, self.source, self.times, payment, is_late))
        if options:
            options.append(DECLINE)
        return options

    def why_not_first(self, s: State, payment: Payment) -> Refusal | None:
        """Whoever pays with a card must still get something without it."""
        card = payment.which if self.trade.price.what == DRAGON else 0
        if not card or self.trade.then.possible_after(s, self.seat, self.source, DRAGON, 1, card):
            return None
        return NEEDED_AFTER

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me, price = s.players[self.seat], self.trade.price
        found: list[tuple[Step, Refusal]] = []
        offered: list[Payment] = []
        for payment, is_late in ways(me, price, self.source, price.count, FROM_THE_FIRST):
            offered.append(payment)
            refusal = self.why_not_first(s, payment)
            if refusal is not None:
                found.append((Strike(self.seat, self.trade, self.source, self.times, payment, is_late), refusal))
        for payment, refusal in unpaid(me, price, self.source, offered):
            found.append((Strike(self.seat, self.trade, self.source, self.times, payment, False), refusal))
        return found
