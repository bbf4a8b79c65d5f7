"""From seats and seed to the first question. (p. 4–5, 18)"""

from __future__ import annotations

from typing import ClassVar

from embertable.core.effects import Do
from embertable.core.flow import Step, advance
from embertable.core.refusal import Refusal
from embertable.core.rng import Rng, seeded
from embertable.games.flamecraft.cards.tables import (
    ACHIEVEMENTS,
    COMPANIONS,
    FANCY,
    SHOPS,
    SPELLS,
    SYMBOL,
    number_of,
)
from embertable.games.flamecraft.chapters.solo import BeginSoloTurn, ChoosePiece, solo_fancy, solo_shops
from embertable.games.flamecraft.chapters.supply import keep_offered, open_shop
from embertable.games.flamecraft.chapters.turn import BeginTurn
from embertable.games.flamecraft.chapters.waiting import not_begun
from embertable.games.flamecraft.effects.drawing import ChooseKept, Keep
from embertable.games.flamecraft.effects.gaining import AnyGoods
from embertable.games.flamecraft.events import Dealt, KeptFancy
from embertable.games.flamecraft.places import place_of
from embertable.games.flamecraft.state import Player, State, new_turn
from embertable.games.flamecraft.terms import (
    ARTISANS_OF_A_KIND,
    CAUSES,
    CLOSED,
    EMPTY,
    FANCY_DEALT,
    GOLD,
    KINDS,
    KNOWN,
    MIXED,
    NONE,
    PARK_SIZE,
    PLOTS_BY_SEATS,
    RANDOM,
    REMOVED,
    ROW_SIZE,
    SHOP_DECK,
    SHOPS_OF_OTHER_SYMBOLS,
    SLOTS,
    STANDARD,
    START_HAND,
    STARTER_PLOTS,
    TOKENS,
    artisan_card,
)
from embertable.games.flamecraft.variants import Variants


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """A new game at its first question."""
    rng = seeded(seed)
    plots = PLOTS_BY_SEATS[seats]
    unlocked = [number_of(ACHIEVEMENTS, name) for name in variants.unlocked]
    box: list[int] = []
    if seats == 1:
        shop_deck, shop_mix = solo_shops(unlocked), KNOWN
        fancy = solo_fancy(unlocked)
    else:
        shop_deck, box, shop_mix = make_shop_deck(variants, rng)
        fancy = list(range(len(FANCY)))
    rng.shuffle(shop_deck)
    copies = ARTISANS_OF_A_KIND - REMOVED[seats]
    artisans = [artisan_card(kind, number + 1) for number in range(copies) for kind in range(KINDS)]
    rng.shuffle(artisans)
    rng.shuffle(fancy)
    half = len(SPELLS) // 2
    is_gold = variants.enchantments == GOLD
    spells = list(range(half, len(SPELLS)) if is_gold else range(half))
    rng.shuffle(spells)
    s = State(
        seats,
        [],
        [],
        rng,
        0,
        [],
        is_gold,
        shop_mix,
        unlocked,
        [],
        [new_player() for _ in range(seats)],
        [NONE] * seats,
        [],
        rng.below(seats),
        NONE,
        new_turn(0),
        [EMPTY] * plots,
        [CLOSED] * (plots * SLOTS),
        [NONE] * (plots * SLOTS),
        [0] * SLOTS,
        [],
        shop_deck,
        box,
        artisans,
        [],
        [artisans.pop() for _ in range(PARK_SIZE)],
        {},
        fancy,
        [],
        spells,
        [spells.pop() for _ in range(ROW_SIZE)],
        NONE,
        NONE,
        0,
        copies * KINDS,
        False,
    )
    s.active = s.first
    lay_starters(s)
    if variants.companions:
        deal_companions(s)
    s.then(*opening(s))
    advance(s)
    return s


def new_player() -> Player:
    """A player before the deal."""
    return Player([0] * TOKENS, 0, [], [], [], [], [], [], [], NONE, NONE, False, 0, [0] * len(CAUSES), 0, 0)


def make_shop_deck(variants: Variants, rng: Rng) -> tuple[list[int], list[int], int]:
    """The shop deck, still unshuffled; the shops left in the box; and what players know of the mixture."""
    if variants.shop_list:
        return [number_of(SHOPS, name) for name in variants.shop_list], [], KNOWN
    every = [number for number, shop in enumerate(SHOPS) if not shop.is_starter]
    if variants.shops == "random":
        mix = RANDOM
        deck = drawn_from(every, SHOP_DECK, rng)
    else:
        mix = STANDARD
        deck = []
        for symbol in range(KINDS):
            deck += drawn_from([shop for shop in every if SYMBOL[shop] == symbol], 1, rng)
        deck += drawn_from([shop for shop in every if SYMBOL[shop] >= KINDS], SHOPS_OF_OTHER_SYMBOLS, rng)
    return deck, [shop for shop in every if shop not in deck], mix


def drawn_from(pile: list[int], count: int, rng: Rng) -> list[int]:
    """Some cards of a pile, unseen."""
    rng.shuffle(pile)
    return pile[:count]


def lay_starters(s: State) -> None:
    """The six starter shops, each with its artisan in the first slot."""
    plots = list(STARTER_PLOTS)
    s.rng.shuffle(plots)
    starters = [number for number, shop in enumerate(SHOPS) if shop.is_starter]
    for plot, shop in zip(plots, starters, strict=True):
        open_shop(s, plot, shop)
        s.slots[place_of(plot, 0)] = artisan_card(SYMBOL[shop], 0)


def deal_companions(s: State) -> None:
    """One companion to each player, face up."""
    companions = list(range(len(COMPANIONS)))
    s.rng.shuffle(companions)
    for me in s.players:
        me.companion = companions.pop()


def opening(s: State) -> list[Step]:
    """What happens before the first turn; the fourth and fifth player gain a good."""
    order = s.round_from(s.first)
    deal: list[Step] = [Deal(), *[KeepFirst(seat) for seat in order], ReturnOffers()]
    if s.seats == 1:
        return [ChoosePiece(0), *deal, BeginSoloTurn(0, 0)]
    steps: list[Step] = []
    for seat in order:
        companion = s.players[seat].companion
        if companion != NONE:
            start = COMPANIONS[companion].start
            if start is not None:
                steps.append(Do(seat, start, NONE))
    late = [Do(seat, AnyGoods(1), NONE) for seat in order[3:]]
    return [*steps, *deal, *late, BeginTurn(s.first, 0)]


class Deal(Step):
    """Three artisans and two fancy dragons to each player. (p. 5)"""

    def resolve(self, s: State) -> None:
        s.revealed += 1
        for seat, me in enumerate(s.players):
            me.hand = [s.artisan_deck.pop() for _ in range(START_HAND)]
            dealt = FANCY_DEALT if me.companion == NONE else COMPANIONS[me.companion].fancy_dealt
            me.offer = [s.fancy_deck.pop() for _ in range(dealt)]
            if s.journal is not None:
                s.note(Dealt(seat, tuple(me.hand), tuple(me.offer)))


class KeepFirst(ChooseKept):
    """Which of the fancy dragons dealt to keep; all choose at once, in secret. (p. 5)"""

    sealed: ClassVar[bool] = True
    rule: ClassVar[str] = "setup"

    def keeping(self, card: int) -> Step:
        return KeepDealt(self.seat, card)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return not_begun(s, self.seat)


class KeepDealt(Keep):
    """Keep this fancy dragon; what becomes of the others is settled for all at once."""

    def resolve(self, s: State) -> None:
        keep_offered(s, self.seat, self.card)
        if s.journal is not None:
            s.note(KeptFancy(self.seat, self.card))


class ReturnOffers(Step):
    """The fancy dragons nobody kept go under the deck, in random order: alone, one knows what lies there."""

    def resolve(self, s: State) -> None:
        returned: list[int] = []
        for me in s.players:
            returned += me.offer
            me.returned = me.offer
            me.offer = []
        s.rng.shuffle(returned)
        s.fancy_deck = returned + s.fancy_deck
        s.fancy_under = [MIXED] * len(returned)
