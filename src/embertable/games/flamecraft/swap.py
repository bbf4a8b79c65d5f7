"""Artisans that change places, and the fire-up that follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.events import Replaced, Swapped
from embertable.games.flamecraft.fire import Fire, does_something, shop_of, volley, was_fired
from embertable.games.flamecraft.gain import distinct
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import drop_artisan, take_tray
from embertable.games.flamecraft.terms import KINDS, SLOTS, artisan_key
from embertable.games.flamecraft.town import awake


class ChooseSwap(Ask):
    """The artisan with which a potion artisan changes places."""

    rule: ClassVar[str] = "artisans"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for plot, shop in enumerate(s.shops):
            if shop < 0:
                continue
            seen = 0
            for slot in range(SLOTS):
                card = s.slots[plot * SLOTS + slot]
                if card < 0 or card == self.card:
                    continue
                fired = was_fired(s, card)
                bit = 1 << (card % KINDS + (KINDS if fired else 0))
                if not seen & bit:
                    seen |= bit
                    options.append(Swap(self.seat, self.card, card, shop, fired))
        return options


class Swap(Step):
    """Two artisans change places; the one that arrived is fired up. No slot counts, nothing is placed."""

    def __init__(self, seat: int, card: int, partner: int, shop: int, fired: bool) -> None:
        self.seat = seat
        self.card = card
        self.partner = partner
        self.shop = shop  # of the partner
        self.fired = fired  # the partner was, and will not be again

    def resolve(self, s: State) -> None:
        place = s.slots.index(self.partner)
        me = s.players[self.seat]
        if self.card in s.slots:
            s.slots[s.slots.index(self.card)] = self.partner
        elif self.card in s.park:
            s.park[s.park.index(self.card)] = self.partner
            s.turn.spot = self.partner
            take_tray(s, self.seat, self.card)
        else:
            drop_artisan(me, self.card)
            me.hand.append(self.partner)
            me.known.append(self.partner)
            s.turn.spot = self.partner
        s.slots[place] = self.card
        if s.journal is not None:
            s.note(Swapped(self.seat, self.card, self.partner))
        if not self.fired and does_something(s, self.seat, self.partner):
            s.then(Fire(self.seat, self.partner, shop_of(s, self.partner), (), None))

    def key(self) -> str:
        return f"swap {artisan_key(self.partner)}"

    def things(self) -> Sequence[str]:
        return (f"artisan {artisan_key(self.partner)}",)


class ChooseReplacement(Ask):
    """Which artisan of the hand takes the slot of which one here."""

    rule: ClassVar[str] = "shops"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        shop = s.shops[s.turn.here]
        for old in distinct(s, awake(s, s.turn.here)):
            for card in distinct(s, s.players[self.seat].hand):
                options.append(Replace(self.seat, card, old, shop))
        return options


class Replace(Step):
    """An artisan of the hand takes the slot of another, which comes into the hand; the new one is fired up."""

    def __init__(self, seat: int, card: int, old: int, shop: int) -> None:
        self.seat = seat
        self.card = card
        self.old = old
        self.shop = shop

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        drop_artisan(me, self.card)
        s.slots[s.slots.index(self.old)] = self.card
        me.hand.append(self.old)
        me.known.append(self.old)
        if s.journal is not None:
            s.note(Replaced(self.seat, self.card, self.old, self.shop))
        if does_something(s, self.seat, self.card):
            volley(s, Fire(self.seat, self.card, self.shop, (), None))

    def key(self) -> str:
        return f"replace {artisan_key(self.old)} {artisan_key(self.card)}"

    def things(self) -> Sequence[str]:
        return (f"artisan {artisan_key(self.old)}", f"hand {artisan_key(self.card)}")
