"""Paying for what a card offers. (p. 7, 11)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import DECLINE, Do
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.wyrmspan.effects.paying import (
    FROM_THE_FIRST,
    ChoosePayment,
    Payment,
    PaymentOption,
    Price,
    missing_of,
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

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.why_not_after(s, seat, source, NOTHING, 0, 0)

    def why_not_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> Refusal | None:
        price = self.price
        gone = count if paid == ANY and price.what in (ANY, CACHED, ITEM) else 0
        refusal = why_not_pay(s.players[seat], price, source, gone)
        if refusal is not None:
            return refusal
        # Storing something is worth a point by itself, so such a price may be paid for nothing.
        is_stored = price.what == CACHED or price.what == TUCKED
        return None if is_stored else self.then.why_not_after(s, seat, source, price.what, price.count, 0)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return missing_of(s.players[seat], self.price, source) or self.then.missing(s, seat, source)

    def cascades(self) -> bool:
        return self.then.cascades()

    def key(self) -> str:
        return f"{self.price.key()} for {self.then.key()}"


class Strike(PaymentOption):
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
        if trade.why_not(s, self.seat, self.source) is not None:
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
        if not card:
            return None
        is_idle = self.trade.then.why_not_after(s, self.seat, self.source, DRAGON, 1, card) is not None
        return NEEDED_AFTER if is_idle else None

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
