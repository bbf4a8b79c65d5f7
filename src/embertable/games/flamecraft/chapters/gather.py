"""Gather: collect, place an artisan, fire one up, use the shop's ability. (p. 7–9)"""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import GIVES, SHOPS, SPELL_KIND, SYMBOL
from embertable.games.flamecraft.chapters.abilities import UseShop, use_refused, why_not_use_shop
from embertable.games.flamecraft.chapters.fire import FireStep, fire_step
from embertable.games.flamecraft.chapters.free import GO_ON, free_actions
from embertable.games.flamecraft.chapters.place import PlaceStep
from embertable.games.flamecraft.chapters.supply import add_goods, tell_gain
from embertable.games.flamecraft.effects.gaining import choose_goods
from embertable.games.flamecraft.effects.placing import PlaceHere
from embertable.games.flamecraft.effects.taking import PARK_OR_DECK, ChooseArtisan
from embertable.games.flamecraft.events import Gathered
from embertable.games.flamecraft.places import awake, spells_at
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import ARTISANS, COIN, COINS, KIND_OF, KINDS, NONE, PLACING, PLOTS, WILD

PLACE_HERE: Final = PlaceHere()


class Gather(Step):
    """Collect; then you may place an artisan, fire one up, and use the shop's ability. (p. 7)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        seat = self.seat
        plot = s.pieces[seat]
        s.turn.gathering = True
        s.turn.cause = PLACING
        s.then(*GATHER_STEPS[seat][plot])
        collect(s, seat, plot)

    def key(self) -> str:
        return "gather"


def collect(s: State, seat: int, plot: int) -> None:
    """What the shop's symbol, its face-up artisans and its enchantments give; everything is taken. (p. 7)"""
    shop = s.shops[plot]
    symbol = SYMBOL[shop]
    goods = [0] * KINDS
    count = 0
    for card in awake(s, plot):
        goods[KIND_OF[card]] += 1
        count += 1
    for spell in spells_at(s, plot):
        goods[SPELL_KIND[spell]] += 1
        count += 1
    gives = GIVES[shop]
    if symbol < KINDS:
        goods[symbol] += gives
        count += gives
    coins = gives if symbol == COINS else 0
    s.players[seat].stock[COIN] += coins
    count += coins
    if count:
        add_goods(s, seat, goods)
        if s.journal is not None:
            s.note(Gathered(seat))
            tell_gain(s, seat, 0, (*goods, coins))
    if symbol == WILD:
        count += gives
        choose_goods(s, seat, gives, (gives,) * KINDS)
    elif symbol == ARTISANS:
        s.then(ChooseArtisan(seat, gives, PARK_OR_DECK, NONE, True))
    s.turn.gathered = count


class ChooseAbility(Ask):
    """You may use the ability of the visited shop, once. (p. 9)"""

    rule: ClassVar[str] = "ability"

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot = plot

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if SHOPS[s.shops[self.plot]].ability is None:
            return options
        if why_not_use_shop(s, self.seat, self.plot) is None:
            options.append(UseShop(self.seat, self.plot, s.shops[self.plot]))
        options.append(GO_ON)
        options.extend(free_actions(s, self.seat))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        refusal = use_refused(s, self.seat, self.plot)
        found: list[tuple[Step, Refusal]] = []
        if refusal is not None:
            found.append((UseShop(self.seat, self.plot, s.shops[self.plot]), refusal))
        return found


def gather_steps(seat: int, plot: int) -> list[Step]:
    """What follows collecting, in order."""
    firing = fire_step(FireStep(seat, plot, False))
    return [PlaceStep(seat, PLACE_HERE, plot, True), *firing, ChooseAbility(seat, plot)]


# Steps never change: those of every turn are made once, by seat and by plot.
SEATS: Final = 5
GATHERS: Final = [Gather(seat) for seat in range(SEATS)]
GATHER_STEPS: Final = [[gather_steps(seat, plot) for plot in range(PLOTS)] for seat in range(SEATS)]
