"""The limits of nine, kept at the end of one's own turn. (p. 11)"""

from __future__ import annotations

from embertable.core.flow import Ask, Step
from embertable.core.lists import with_more
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.chapters.exchange import NONE_OWNED, exchange_of, pairs
from embertable.games.wyrmspan.effects.options import KindOption
from embertable.games.wyrmspan.effects.paying import CARDS, FROM_THE_FIRST, Payment, PaymentOption, pay, payable
from embertable.games.wyrmspan.events import Lost, tell
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import COIN, LIMIT, RESOURCE_NAMES, RESOURCES


class KeepLimits(Step):
    """Coins above nine are lost; of resources and of cards the player chooses nine to keep."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        if me.coins > LIMIT:
            tell(s, Lost(self.seat, ((COIN, me.coins - LIMIT),)))
            me.coins = LIMIT
        if len(me.hand) + len(me.hand_caves) > LIMIT:
            s.then(DropCard(self.seat, FROM_THE_FIRST))
        if sum(me.stock) > LIMIT:
            s.then(DropToken(self.seat, 0))


class Drop(KindOption):
    """Give this token back."""

    says = "discard "

    def __init__(self, seat: int, kind: int, is_late: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.is_late = is_late

    def is_echo(self) -> bool:
        return self.is_late

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.stock = with_more(me.stock, self.kind, -1)
        tell(s, Lost(self.seat, ((self.kind, 1),)))
        s.then(DropToken(self.seat, self.kind))


class DropToken(Ask):
    """You have more than nine resources: which do you give back, or exchange two for one?"""

    rule = "limits"
    any_order = True

    def __init__(self, seat: int, least: int) -> None:
        super().__init__(seat)
        self.least = least  # what was given back last

    def options(self, s: State) -> list[Step]:
        stock = s.players[self.seat].stock
        options: list[Step] = []
        over = sum(stock) - LIMIT
        if over < 1:
            return options
        least = self.least if sum(stock[self.least :]) >= over else 0
        for kind in RESOURCES:
            if stock[kind]:
                options.append(Drop(self.seat, kind, kind < least or sum(stock[kind:]) < over))
        for kind in RESOURCES:
            options += [exchange_of(self.seat, first, second, kind) for first, second in pairs(stock, kind)]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        stock = s.players[self.seat].stock
        none = [kind for kind in RESOURCES if not stock[kind]]
        return [(Drop(self.seat, kind, False), NONE_OWNED.about(RESOURCE_NAMES[kind])) for kind in none]


class DropCard(Ask):
    """You have more than nine cards: which do you discard?"""

    rule = "limits"
    any_order = True

    def __init__(self, seat: int, least: Payment) -> None:
        super().__init__(seat)
        self.least = least

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        over = len(me.hand) + len(me.hand_caves) - LIMIT
        if over < 1:
            return options
        cards = [card for card, _ in payable(me, CARDS, 0)]
        first = len([card for card in cards if card.is_before(self.least)])
        last = len(cards) - over
        if first > last:
            first = 0
        options += [DropThis(self.seat, card, not first <= i <= last) for i, card in enumerate(cards)]
        return options


class DropThis(PaymentOption):
    """Discard this card."""

    def __init__(self, seat: int, payment: Payment, is_late: bool) -> None:
        self.seat = seat
        self.payment = payment
        self.is_late = is_late

    def resolve(self, s: State) -> None:
        pay(s, self.seat, self.payment)
        s.then(DropCard(self.seat, self.payment))

    def key(self) -> str:
        return f"discard {self.payment.key()}"
