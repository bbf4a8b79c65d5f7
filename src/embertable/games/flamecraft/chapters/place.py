"""Placing artisans, filling shops, and the town that grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.effects import Do
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import FITS, SHOPS
from embertable.games.flamecraft.chapters.free import GO_ON, free_actions
from embertable.games.flamecraft.chapters.supply import drop_artisan
from embertable.games.flamecraft.effects.verb import Placing
from embertable.games.flamecraft.events import LaidShop, OpenedShop, Placed
from embertable.games.flamecraft.places import free_plots, is_filled
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import CLOSED, FACE_DOWN, FREE, KINDS, NONE, SLOTS, artisan_key


def placings(s: State, seat: int, how: Placing) -> list[Step]:
    """Every artisan of a hand, one of each kind, into every free slot that takes it."""
    options: list[Step] = []
    every = how.every_slot()
    free: list[int] = []
    for plot in how.plots(s, seat):
        for place in range(plot * SLOTS, plot * SLOTS + SLOTS):
            if s.slots[place] == FREE:
                free.append(place)
    if not free:
        return options
    seen = 0
    for card in s.players[seat].hand:
        bit = 1 << card % KINDS
        if seen & bit:
            continue
        seen |= bit
        for place in free:
            shop = s.shops[place // SLOTS]
            if every or FITS[shop * SLOTS + place % SLOTS] & bit:
                options.append(Place(seat, card, place, shop, how))
    return options


def can_place(s: State, seat: int, how: Placing) -> bool:
    """Whether some artisan of the hand fits somewhere."""
    kinds = 0
    for card in s.players[seat].hand:
        kinds |= 1 << card % KINDS
    if not kinds:
        return False
    every = how.every_slot()
    for plot in how.plots(s, seat):
        for slot in range(SLOTS):
            if s.slots[plot * SLOTS + slot] == FREE and (every or FITS[s.shops[plot] * SLOTS + slot] & kinds):
                return True
    return False


class ChoosePlacing(Ask):
    """Which artisan of the hand goes into which slot."""

    rule: ClassVar[str] = "place"

    def __init__(self, seat: int, how: Placing, may_stop: bool) -> None:
        super().__init__(seat)
        self.how = how
        self.may_stop = may_stop

    def options(self, s: State) -> list[Step]:
        options = placings(s, self.seat, self.how)
        if self.may_stop:
            options.append(GO_ON)
        return options


class PlaceStep(ChoosePlacing):
    """You may place an artisan from your hand in the visited shop. (p. 8)"""

    def options(self, s: State) -> list[Step]:
        plot = s.turn.here
        if FREE not in s.slots[plot * SLOTS : plot * SLOTS + SLOTS]:
            return []
        return [*super().options(s), *free_actions(s, self.seat)]


class Place(Step):
    """Put an artisan into a slot, gain its reward, and if that filled the shop lay a new one face down. (p. 8)"""

    def __init__(self, seat: int, card: int, place: int, shop: int, how: Placing) -> None:
        self.seat = seat
        self.card = card
        self.place = place
        self.shop = shop
        self.how = how

    def resolve(self, s: State) -> None:
        drop_artisan(s.players[self.seat], self.card)
        s.slots[self.place] = self.card
        s.turn.placed.append(self.card)
        plot = self.place // SLOTS
        filled = is_filled(s, plot)
        if s.journal is not None:
            s.note(Placed(self.seat, self.card, self.shop, self.place % SLOTS))
        steps: list[Step] = [Do(self.seat, each, NONE) for each in self.how.reward(self.shop, self.place % SLOTS)]
        if filled:
            s.turn.filled += 1
            steps.append(LayShop(self.seat))
        steps.extend(self.how.after(s, self.seat, plot, filled))
        s.then(*steps)

    def key(self) -> str:
        return f"place {artisan_key(self.card)} {SHOPS[self.shop].id} {self.place % SLOTS + 1}"

    def things(self) -> Sequence[str]:
        return (f"hand {artisan_key(self.card)}", f"slot {SHOPS[self.shop].id} {self.place % SLOTS + 1}")


class LayShop(Step):
    """Take the top shop, unseen, and lay it face down on a free plot: in solo one of your choice. (p. 9)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        plots = free_plots(s)
        if plots and len(s.shop_deck) > len(s.laid):
            if s.seats == 1:
                s.then(ChoosePlot(self.seat))
            else:
                lay_shop(s, self.seat, plots[0])


def lay_shop(s: State, seat: int, plot: int) -> None:
    """The next shop of the deck lies face down on a plot."""
    s.shops[plot] = FACE_DOWN
    s.laid.append(plot)
    if s.journal is not None:
        s.note(LaidShop(seat, plot))


class ChoosePlot(Ask):
    """Solo: the plot for a new shop; strangers look for slots in the order of the plots."""

    rule: ClassVar[str] = "solo-turn"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for plot in free_plots(s):
            options.append(LayAt(self.seat, plot))
        return options


class LayAt(Step):
    """Lay the new shop here."""

    def __init__(self, seat: int, plot: int) -> None:
        self.seat = seat
        self.plot = plot

    def resolve(self, s: State) -> None:
        lay_shop(s, self.seat, self.plot)

    def key(self) -> str:
        return f"plot {self.plot + 1}"

    def things(self) -> Sequence[str]:
        return (f"plot {self.plot + 1}",)


class Grow(Step):
    """Turn up all shops laid this turn, in the order they were laid. (p. 12)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        plots = s.laid
        s.laid = []
        for plot in plots:
            shop = s.shop_deck.pop()
            s.revealed += 1
            open_shop(s, plot, shop)
            s.turn.opened.append(plot)
            if s.journal is not None:
                s.note(OpenedShop(shop, plot))
            effect = SHOPS[shop].when_revealed
            if effect is not None:
                effect.do(s, self.seat, plot)


def open_shop(s: State, plot: int, shop: int) -> None:
    """A shop lies face up on a plot, its slots free."""
    s.shops[plot] = shop
    for slot in range(SLOTS):
        s.slots[plot * SLOTS + slot] = FREE if FITS[shop * SLOTS + slot] else CLOSED
