"""The limits of nine, kept at the end of one's own turn. (p. 11)"""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Ask, Step
from embertable.games.wyrmspan.cards.tables import COSTS, FOOD
from embertable.games.wyrmspan.chapters.exchange import exchange_of, pairs
from embertable.games.wyrmspan.effects.options import KindOption
from embertable.games.wyrmspan.effects.paying import CARDS, FROM_THE_FIRST, Payment, pay, payable
from embertable.games.wyrmspan.events import Lost
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import COIN, LIMIT, RESOURCES


class KeepLimits(Step):
    """Coins above nine are lost; of resources and of cards the player chooses nine to keep."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        if me.coins > LIMIT:
            s.note(Lost(self.seat, COIN, me.coins - LIMIT))
            me.coins = LIMIT
        if len(me.hand) + len(me.hand_caves) > LIMIT:
            s.then(DropCard(self.seat, FROM_THE_FIRST))
        if sum(me.stock) > LIMIT:
            s.then(DropToken(self.seat, 0))


class Drop(KindOption):
    """Give this token back."""

    says = "discard "

    def resolve(self, s: State) -> None:
        s.players[self.seat].stock[self.kind] -= 1
        s.note(Lost(self.seat, self.kind, 1))
        s.then(DropToken(self.seat, self.kind))


class DropToken(Ask):
    """You have more than nine resources: which do you give back?"""

    rule = "limits"

    def __init__(self, seat: int, least: int) -> None:
        super().__init__(seat)
        self.least = least

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        over = sum(me.stock) - LIMIT
        if over < 1:
            return options
        for kind in range(self.least, 4):
            if me.stock[kind] and sum(me.stock[kind:]) >= over:
                options.append(Drop(self.seat, kind))
        for kind in wanted(me):
            options += [exchange_of(self.seat, first, second, kind) for first, second in pairs(me.stock, kind)]
        return options


def wanted(me: Player) -> list[int]:
    """Kinds a player has none of, though a dragon in hand costs it or a hatchling eats it."""
    return [
        kind
        for kind in RESOURCES
        if not me.stock[kind]
        and (any(COSTS[card][kind] for card in me.hand) or any(FOOD[dragon] == kind for dragon in me.dragons))
    ]


class DropCard(Ask):
    """You have more than nine cards: which do you discard?"""

    rule = "limits"

    def __init__(self, seat: int, least: Payment) -> None:
        super().__init__(seat)
        self.least = least

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        over = len(me.hand) + len(me.hand_caves) - LIMIT
        if over < 1:
            return options
        cards = [card for card, _ in payable(me, CARDS, 0) if not card.is_before(self.least)]
        options += [DropThis(self.seat, card) for card in cards[: len(cards) - over + 1]]
        return options


class DropThis(Step):
    """Discard this card."""

    def __init__(self, seat: int, payment: Payment) -> None:
        self.seat = seat
        self.payment = payment

    def resolve(self, s: State) -> None:
        pay(s, self.seat, self.payment)
        s.then(DropCard(self.seat, self.payment))

    def key(self) -> str:
        return f"discard {self.payment.key()}"

    def things(self) -> Sequence[str]:
        return self.payment.things()
