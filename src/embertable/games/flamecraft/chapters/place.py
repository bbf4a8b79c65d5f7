"""Placing artisans, filling shops, and the town that grows. (p. 8–9, 12)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import Do
from embertable.core.flow import Ask, Later, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import FITS, SHOPS
from embertable.games.flamecraft.chapters.free import GO_ON, free_actions
from embertable.games.flamecraft.chapters.supply import drop_artisan, open_shop
from embertable.games.flamecraft.effects.verb import Placing
from embertable.games.flamecraft.events import LaidShop, NoShopLaid, OpenedShop, Placed
from embertable.games.flamecraft.places import (
    NO_ARTISANS,
    TWIN,
    free_slots,
    is_filled,
    place_of,
    plots_for_shop,
    plots_of_town,
    slots_of,
)
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import (
    EMPTY,
    FACE_DOWN,
    FREE,
    KIND_NAMES,
    KIND_OF,
    artisan_key,
)

OTHER_KIND: Final = Refusal("other kind", "place")
OTHER_SHOP: Final = Refusal("other shop", "place")
NO_SLOT: Final = Refusal("no slot", "place")
PLOT_TAKEN: Final = Refusal("plot taken", "solo-turn")


def placings(s: State, seat: int, how: Placing, source: int) -> list[Step]:
    """Every artisan of a hand, one of each kind, into every free slot that takes it."""
    options: list[Step] = []
    every = how.every_slot()
    free = free_slots(s, how.plots(s, seat, source))
    if not free:
        return options
    seen = 0
    for card in s.players[seat].hand:
        bit = 1 << KIND_OF[card]
        if seen & bit:
            continue
        seen |= bit
        for plot, slot in free:
            shop = s.shops[plot]
            if why_not_fit(FITS[shop][slot], bit, every) is None:
                options.append(Place(seat, card, plot, slot, shop, how))
    return options


def why_not_fit(fits: int, kinds: int, every: bool) -> Refusal | None:
    """A slot takes the kinds printed on it, unless a card lets every slot take any."""
    return None if every or fits & kinds else OTHER_KIND


def placings_refused(s: State, seat: int, how: Placing, source: int) -> list[tuple[Step, Refusal]]:
    """Every artisan of the hand in every free slot that does not take it, and in the slots of other shops."""
    found: list[tuple[Step, Refusal]] = []
    plots = how.plots(s, seat, source)
    slots = free_slots(s, plots) + free_slots(s, [plot for plot in plots_of_town(s) if plot not in plots])
    seen = 0
    for card in s.players[seat].hand:
        bit = 1 << KIND_OF[card]
        for plot, slot in slots:
            shop = s.shops[plot]
            refusal = why_not_fit(FITS[shop][slot], bit, how.every_slot()) if plot in plots else OTHER_SHOP
            if refusal is OTHER_KIND:
                refusal = refusal.about(f"dragon {KIND_NAMES[KIND_OF[card]]}")
            elif refusal is None and seen & bit:
                refusal = TWIN
            if refusal is not None:
                found.append((Place(seat, card, plot, slot, shop, how), refusal))
        seen |= bit
    if not s.players[seat].hand:
        for plot, slot in free_slots(s, plots):
            found.append((Later(f"slot {SHOPS[s.shops[plot]].id} {slot + 1}"), NO_ARTISANS))
    return found


def why_not_place(s: State, seat: int, how: Placing, source: int) -> Refusal | None:
    """Some artisan of the hand fits somewhere."""
    kinds = 0
    for card in s.players[seat].hand:
        kinds |= 1 << KIND_OF[card]
    if not kinds:
        return NO_ARTISANS
    every = how.every_slot()
    for plot in how.plots(s, seat, source):
        fits = FITS[s.shops[plot]]
        for slot, card in enumerate(slots_of(s, plot)):
            if card == FREE and why_not_fit(fits[slot], kinds, every) is None:
                return None
    return NO_SLOT


class ChoosePlacing(Ask):
    """Which artisan of the hand goes into which slot."""

    rule: ClassVar[str] = "place"

    def __init__(self, seat: int, how: Placing, source: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.how = how
        self.source = source
        self.may_stop = may_stop

    def options(self, s: State) -> list[Step]:
        options = placings(s, self.seat, self.how, self.source)
        if self.may_stop:
            options.append(GO_ON)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return placings_refused(s, self.seat, self.how, self.source)


class PlaceStep(ChoosePlacing):
    """You may place an artisan from your hand in the visited shop. (p. 8)"""

    def options(self, s: State) -> list[Step]:
        if FREE not in slots_of(s, self.source):
            return []
        return [*super().options(s), *free_actions(s, self.seat)]


class Place(Step):
    """Put an artisan into a slot, gain its reward, and if that filled the shop lay a new one face down. (p. 8)"""

    def __init__(self, seat: int, card: int, plot: int, slot: int, shop: int, how: Placing) -> None:
        self.seat = seat
        self.card = card
        self.plot = plot
        self.slot = slot
        self.shop = shop
        self.how = how

    def resolve(self, s: State) -> None:
        drop_artisan(s.players[self.seat], self.card)
        plot, slot = self.plot, self.slot
        s.slots[place_of(plot, slot)] = self.card
        s.turn.placed.append(self.card)
        filled = is_filled(s, plot)
        if s.journal is not None:
            s.note(Placed(self.seat, self.card, self.shop, slot))
        steps: list[Step] = [Do(self.seat, each, plot) for each in self.how.reward(self.shop, slot)]
        if filled:
            s.turn.filled += 1
            steps.append(TakeNewShop(self.seat, self.shop))
        steps.extend(self.how.after(s, self.seat, plot, filled))
        s.then(*steps)

    def key(self) -> str:
        return f"place {artisan_key(self.card)} {SHOPS[self.shop].id} {self.slot + 1}"

    def things(self) -> Sequence[str]:
        return (f"hand {artisan_key(self.card)}", f"slot {SHOPS[self.shop].id} {self.slot + 1}")


class TakeNewShop(Step):
    """A shop is filled: a new one is laid, if there is a plot and a shop for it. (p. 9)"""

    def __init__(self, seat: int, shop: int) -> None:
        self.seat = seat
        self.shop = shop  # the filled one

    def resolve(self, s: State) -> None:
        if plots_for_shop(s):
            s.then(ChoosePlot(self.seat))
        elif s.journal is not None:
            s.note(NoShopLaid(self.shop, EMPTY not in s.shops))


class ChoosePlot(Ask):
    """The plot for the top shop of the deck, laid face down and unseen; there is a choice only in solo. (p. 9, 18)"""

    rule: ClassVar[str] = "solo-turn"

    def options(self, s: State) -> list[Step]:
        return [LayAt(self.seat, plot) for plot in plots_for_shop(s)]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        offered = plots_for_shop(s)
        others = [plot for plot in range(len(s.shops)) if plot not in offered]
        return [(LayAt(self.seat, plot), PLOT_TAKEN) for plot in others]


class LayAt(Step):
    """Lay the new shop here."""

    def __init__(self, seat: int, plot: int) -> None:
        self.seat = seat
        self.plot = plot

    def resolve(self, s: State) -> None:
        s.shops[self.plot] = FACE_DOWN
        s.laid.append(self.plot)
        if s.journal is not None:
            s.note(LaidShop(self.seat, self.plot))

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
