"""The limits at the end of a turn: hand and goods. (p. 12)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Ask, Later, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.chapters.supply import put_artisan_under
from embertable.games.flamecraft.events import ReturnedArtisan, ReturnedGoods
from embertable.games.flamecraft.places import TWIN
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, GOODS_LIMIT, HAND_LIMIT, KIND_NAMES, KIND_OF, KINDS, artisan_key


class Limits(Step):
    """No more than six artisans in hand and seven goods of each kind. (p. 12)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        surplus = [max(0, count - GOODS_LIMIT) for count in me.stock[:COIN]]
        if any(surplus):
            for kind in range(KINDS):
                me.stock[kind] -= surplus[kind]
            if s.journal is not None:
                s.note(ReturnedGoods(self.seat, (*surplus, 0)))
        if len(me.hand) > HAND_LIMIT:
            s.then(ChooseArtisanToReturn(self.seat, 0, 0))


class ChooseArtisanToReturn(Ask):
    """An artisan above the limit, to go under the deck; several go one after another, in any order."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "limits"

    def __init__(self, seat: int, returned: int, least: int) -> None:
        super().__init__(seat)
        self.returned = returned  # so far
        self.least = least  # picks from this kind on come to every hand once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        hand = s.players[self.seat].hand
        surplus = len(hand) - HAND_LIMIT
        left = len(hand)  # from this kind on
        for kind in range(KINDS):
            cards = [card for card in hand if KIND_OF[card] == kind]
            if cards:
                options.append(ReturnArtisan(self.seat, cards[0], self, kind < self.least or left < surplus))
                left -= len(cards)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        firsts = [option.card for option in self.options(s) if isinstance(option, ReturnArtisan)]
        return [(Later(f"hand {artisan_key(card)}"), TWIN) for card in s.players[self.seat].hand if card not in firsts]


class ReturnArtisan(Step):
    """Put this artisan under the deck, unseen by the others."""

    def __init__(self, seat: int, card: int, rest: ChooseArtisanToReturn, echo: bool) -> None:
        self.seat = seat
        self.card = card
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        returned = self.rest.returned
        me.hand.remove(self.card)
        me.known.clear()  # any of them may be the one that left
        put_artisan_under(s, self.card, 1 << self.seat, returned)
        if s.journal is not None:
            s.note(ReturnedArtisan(self.seat, self.card))
        if len(me.hand) > HAND_LIMIT:
            s.then(ChooseArtisanToReturn(self.seat, returned + 1, 0 if self.echo else KIND_OF[self.card]))

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"return {KIND_NAMES[KIND_OF[self.card]]}"

    def things(self) -> Sequence[str]:
        return (f"hand {artisan_key(self.card)}",)
