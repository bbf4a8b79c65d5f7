"""The turn: visit a shop, then gather there or enchant it. (p. 6–11)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.abilities import UseShop, can_use_shop
from embertable.games.flamecraft.cards.tables import GIVES, SHOPS, SPELL_KIND, SYMBOL
from embertable.games.flamecraft.events import Visited
from embertable.games.flamecraft.fire import CLOSE_VOLLEY, END_FIRE_STEP, FireAll, FireStep
from embertable.games.flamecraft.free import GO_ON, free_actions
from embertable.games.flamecraft.gain import PARK_OR_DECK, TakeArtisan, choose_goods
from embertable.games.flamecraft.place import PlaceStep
from embertable.games.flamecraft.placing import (
    PlaceArtisan,
)
from embertable.games.flamecraft.spells import Cast, castings
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import gain, gain_goods, give, tokens_of
from embertable.games.flamecraft.terms import (
    ARTISANS,
    COIN,
    COINS,
    FIRING,
    KINDS,
    NONE,
    PLACING,
    PLOTS,
    TOKEN_NAMES,
    TOKENS,
    WILD,
)
from embertable.games.flamecraft.town import awake, guests, spells_at

PLACE_HERE: Final = PlaceArtisan(here=True)


class ChooseVisit(Ask):
    """Visit a face-up shop other than the one your piece stands on. (p. 6)"""

    rule: ClassVar[str] = "visit"

    def options(self, s: State) -> list[Step]:
        seat = self.seat
        options: list[Step] = []
        tokens = tokens_of(s.players[seat])
        pieces = s.pieces
        own = pieces[seat]
        for plot, shop in enumerate(s.shops):
            if shop >= 0 and plot != own and (tokens > 4 or pieces.count(plot) <= tokens):
                options.append(Visit(seat, plot, shop))
        if options:
            options.extend(free_actions(s, seat))
        return options


class Visit(Step):
    """Give a token to every other player there, then move there. (p. 6)"""

    def __init__(self, seat: int, plot: int, shop: int) -> None:
        self.seat = seat
        self.plot = plot
        self.shop = shop

    def resolve(self, s: State) -> None:
        steps: list[Step] = []
        for guest in guests(s, self.seat, self.plot):
            steps.append(PayToll(self.seat, guest if guest < s.seats else NONE))
        steps.append(Arrive(self.seat, self.plot))
        steps.append(ChooseAction(self.seat))
        s.then(*steps)

    def key(self) -> str:
        return f"visit {SHOPS[self.shop].id}"

    def things(self) -> Sequence[str]:
        return (f"shop {SHOPS[self.shop].id}",)


class PayToll(Ask):
    """Give one good or coin to a player who is already there."""

    rule: ClassVar[str] = "visit"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to  # NONE: a stranger

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        stock = s.players[self.seat].stock
        for token in range(TOKENS):
            if stock[token]:
                options.append(Hand(self.seat, self.to, token))
        return options


class Hand(Step):
    """Hand over this token."""

    def __init__(self, seat: int, to: int, token: int) -> None:
        self.seat = seat
        self.to = to
        self.token = token

    def resolve(self, s: State) -> None:
        give(s, self.seat, self.to, self.token)

    def key(self) -> str:
        return f"hand {TOKEN_NAMES[self.token]}"

    def things(self) -> Sequence[str]:
        return (f"stock {TOKEN_NAMES[self.token]}",)


class Arrive(Step):
    """The piece stands on the shop."""

    def __init__(self, seat: int, plot: int) -> None:
        self.seat = seat
        self.plot = plot

    def resolve(self, s: State) -> None:
        s.pieces[self.seat] = self.plot
        s.turn.visited = True
        s.turn.here = self.plot
        if s.journal is not None:
            s.note(Visited(self.seat, s.shops[self.plot]))


class ChooseAction(Ask):
    """Gather here, or cast an enchantment on the shop. (p. 6)"""

    rule: ClassVar[str] = "action"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [GATHERS[self.seat]]
        for casting in castings(s, self.seat):
            assert isinstance(casting, Cast)
            options.append(Enchant(casting))
        options.extend(free_actions(s, self.seat))
        return options


class Enchant(Step):
    """Cast an enchantment, then fire up any number of artisans of the shop. (p. 10)"""

    def __init__(self, casting: Cast) -> None:
        self.casting = casting

    def resolve(self, s: State) -> None:
        seat = self.casting.seat
        s.then(self.casting, OPEN_FIRE_STEP, FireAll(seat, s.pieces[seat], True), CLOSE_VOLLEY, END_FIRE_STEP)

    def key(self) -> str:
        return self.casting.key()

    def things(self) -> Sequence[str]:
        return self.casting.things()


class OpenFireStep(Step):
    """The fire-up step of gathering or enchanting begins."""

    def resolve(self, s: State) -> None:
        s.turn.fire_step = True
        s.turn.cause = FIRING
        s.turn.volley.append(NONE)


OPEN_FIRE_STEP: Final = OpenFireStep()


class Gather(Step):
    """Collect; then you may place an artisan, fire one up, and use the shop's ability. (p. 7)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        seat = self.seat
        plot = s.pieces[seat]
        s.turn.gathering = True
        s.turn.cause = PLACING
        s.then(*GATHER_STEPS[seat * PLOTS + plot])
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
        goods[card % KINDS] += 1
        count += 1
    for spell in spells_at(s, plot):
        goods[SPELL_KIND[spell]] += 1
        count += 1
    gives = GIVES[shop]
    if symbol < KINDS:
        goods[symbol] += gives
        count += gives
    if count:
        gain_goods(s, seat, tuple(goods))
    if symbol == WILD:
        count += gives
        choose_goods(s, seat, gives, (gives,) * KINDS)
    elif symbol == COINS:
        count += gives
        gain(s, seat, COIN, gives)
    elif symbol == ARTISANS:
        s.then(TakeArtisan(seat, gives, PARK_OR_DECK, NONE, True))
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
        if can_use_shop(s, self.seat, self.plot):
            options.append(UseShop(self.seat, self.plot, s.shops[self.plot]))
        options.append(GO_ON)
        options.extend(free_actions(s, self.seat))
        return options


def gather_steps(seat: int, plot: int) -> list[Step]:
    """What follows collecting, in order."""
    return [
        PlaceStep(seat, PLACE_HERE, True),
        OPEN_FIRE_STEP,
        FireStep(seat, plot, False, False),
        CLOSE_VOLLEY,
        END_FIRE_STEP,
        ChooseAbility(seat, plot),
    ]


SEATS: Final = 5
GATHERS: Final = [Gather(seat) for seat in range(SEATS)]
GATHER_STEPS: Final = [gather_steps(seat, plot) for seat in range(SEATS) for plot in range(PLOTS)]
