"""Firing up artisans: in a shop, in the Park, from the hand, and the swaps of potion artisans. (p. 9, 11)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import FIRE_UP
from embertable.games.flamecraft.chapters.free import GO_ON, free_actions
from embertable.games.flamecraft.chapters.supply import gain_hearts
from embertable.games.flamecraft.events import FiredUp
from embertable.games.flamecraft.places import awake, distinct, plot_of, tokens_on
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import CLOSED, ELSEWHERE, HAND, KINDS, NONE, PARK, SLOTS, artisan_key


class CloseVolley(Step):
    """A fire-up step or ability is over: what was fired in it may be fired again by another."""

    def resolve(self, s: State) -> None:
        volley = s.turn.volley
        while volley.pop() != NONE:
            pass


class EndFireStep(Step):
    """The fire-up step of gathering or enchanting is over."""

    def resolve(self, s: State) -> None:
        s.turn.fire_step = False


CLOSE_VOLLEY: Final = CloseVolley()

END_FIRE_STEP: Final = EndFireStep()


def volley(s: State, step: Step) -> None:
    """A fire-up step or ability: no artisan is fired twice within it."""
    s.turn.volley.append(NONE)
    s.then(step, CLOSE_VOLLEY)


def was_fired(s: State, card: int) -> bool:
    """Whether an artisan was fired in the current step or ability."""
    volley = s.turn.volley
    for place in range(len(volley) - 1, -1, -1):
        if volley[place] == card:
            return True
        if volley[place] == NONE:
            break
    return False


def does_something(s: State, seat: int, card: int) -> bool:
    """Whether firing an artisan would have an effect."""
    return FIRE_UP[card % KINDS].possible(s, seat, card) or can_be_paid_in_hearts(s, seat, card)


def can_be_paid_in_hearts(s: State, seat: int, card: int) -> bool:
    """Whether an artisan lies in the visited shop while hearts are offered for fire-ups there (Pocus)."""
    return s.turn.hearts_for_fire > 0 and plot_of(s, card) == s.pieces[seat]


def artisans_at(s: State, seat: int, where: int) -> list[int]:
    """The artisans that could be fired at a place, one of each kind."""
    if where >= 0:
        cards = awake(s, where)
    elif where == PARK:
        cards = s.park
    elif where == HAND:
        cards = s.players[seat].hand
    else:
        cards = []
        for plot, shop in enumerate(s.shops):
            if shop >= 0 and plot != s.turn.here:
                cards.extend(distinct_fresh(s, awake(s, plot)))
        return cards
    return distinct_fresh(s, cards)


def distinct_fresh(s: State, cards: list[int]) -> list[int]:
    """One artisan of each kind among those not fired in this step or ability."""
    return distinct(s, [card for card in cards if not was_fired(s, card)])


class Fire(Step):
    """Use the ability of an artisan."""

    def __init__(self, seat: int, card: int, shop: int, tokens: tuple[int, ...], again: FireAll | None) -> None:
        self.seat = seat
        self.card = card
        self.shop = shop  # where it lies, or NONE outside the town
        self.tokens = tokens  # lying on it in the Park
        self.again = again

    def resolve(self, s: State) -> None:
        turn = s.turn
        turn.fired.append(self.card)
        turn.volley.append(self.card)
        if s.journal is not None:
            s.note(FiredUp(self.seat, self.card))
        if self.shop == NONE:
            turn.spot = self.card
        if self.again is not None:
            s.then(self.again)
        if can_be_paid_in_hearts(s, self.seat, self.card):
            s.then(FireOrHearts(self.seat, self.card))
        else:
            FIRE_UP[self.card % KINDS].do(s, self.seat, self.card)

    def key(self) -> str:
        return f"fire {artisan_key(self.card)}"

    def things(self) -> Sequence[str]:
        return (f"artisan {artisan_key(self.card)}",)


class FireOrHearts(Ask):
    """Hearts in place of the ability, or the ability."""

    rule: ClassVar[str] = "sun"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [HeartsInstead(self.seat, s.turn.hearts_for_fire)]
        if FIRE_UP[self.card % KINDS].possible(s, self.seat, self.card):
            options.append(UseFire(self.seat, self.card))
        return options


class HeartsInstead(Step):
    """Hearts in place of the ability."""

    def __init__(self, seat: int, hearts: int) -> None:
        self.seat = seat
        self.hearts = hearts

    def resolve(self, s: State) -> None:
        gain_hearts(s, self.seat, self.hearts)

    def key(self) -> str:
        return "hearts"


class UseFire(Step):
    """The ability as usual."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        FIRE_UP[self.card % KINDS].do(s, self.seat, self.card)

    def key(self) -> str:
        return "ability"


def shop_of(s: State, card: int) -> int:
    """The shop an artisan lies in, or NONE."""
    plot = plot_of(s, card)
    return NONE if plot == NONE else s.shops[plot]


class ChooseFire(Ask):
    """Which one artisan to fire up at a place."""

    rule: ClassVar[str] = "fire"

    def __init__(self, seat: int, where: int, unfired: bool, whatever: bool) -> None:
        super().__init__(seat)
        self.where = where
        self.unfired = unfired  # only artisans not fired this turn
        self.whatever = whatever  # also one whose ability can do nothing

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in artisans_at(s, self.seat, self.where):
            if self.unfired and card in s.turn.fired:
                continue
            if self.whatever or does_something(s, self.seat, card):
                options.append(Fire(self.seat, card, shop_of(s, card), tokens_on(s, card), None))
        return options


class FireStep(ChooseFire):
    """You may fire up one artisan of the visited shop. (p. 9)"""

    def options(self, s: State) -> list[Step]:
        options = super().options(s)
        if not options and s.slots[self.where * SLOTS] == CLOSED:
            return options
        options.append(GO_ON)
        options.extend(free_actions(s, self.seat))
        return options


class FireAll(Ask):
    """You may fire up any number of artisans at a place, each once, in any order. (p. 11)"""

    rule: ClassVar[str] = "fire-all"

    def __init__(self, seat: int, where: int, free: bool) -> None:
        super().__init__(seat)
        self.where = where
        self.free = free  # free actions may be taken now

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in artisans_at(s, self.seat, self.where):
            if does_something(s, self.seat, card):
                again = self if self.where != ELSEWHERE else FireAll(self.seat, plot_of(s, card), False)
                options.append(Fire(self.seat, card, shop_of(s, card), tokens_on(s, card), again))
        options.append(GO_ON)
        if self.free:
            options.extend(free_actions(s, self.seat))
        return options
