"""From seats and seed to the first question. (p. 4–5, 18)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.effects import Do
from embertable.core.flow import Ask, Step, advance
from embertable.core.rng import Rng, seeded
from embertable.games.flamecraft.cards.solo import SOLO_FANCY, SOLO_SHOPS
from embertable.games.flamecraft.cards.tables import (
    ACHIEVEMENTS,
    COMPANIONS,
    FANCY,
    SHOPS,
    SPELLS,
    SYMBOL,
    achievement_number,
    fancy_number,
    shop_number,
)
from embertable.games.flamecraft.chapters.place import open_shop
from embertable.games.flamecraft.chapters.solo import ChoosePiece
from embertable.games.flamecraft.chapters.turn import BeginTurn
from embertable.games.flamecraft.effects.gaining import AnyGoods
from embertable.games.flamecraft.events import DrewArtisan, DrewFancy, KeptFancy
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
    PLOTS,
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
)
from embertable.games.flamecraft.variants import Variants, check_variants


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """A new game at its first question."""
    check_variants(seats, variants)
    rng = seeded(seed)
    plots = PLOTS if seats > 2 else PLOTS - 2
    unlocked = [achievement_number(name) for name in variants.unlocked]
    shop_deck, box, shop_mix = make_shop_deck(seats, variants, unlocked, rng)
    artisans = [
        number * KINDS + kind for number in range(1, ARTISANS_OF_A_KIND + 1 - REMOVED[seats]) for kind in range(KINDS)
    ]
    rng.shuffle(artisans)
    fancy = make_fancy_deck(seats, unlocked)
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


def make_shop_deck(
    seats: int, variants: Variants, unlocked: Sequence[int], rng: Rng
) -> tuple[list[int], list[int], int]:
    """The shop deck, the shops left in the box, and what players know of the mixture."""
    every = [number for number, shop in enumerate(SHOPS) if not shop.is_starter]
    mix = KNOWN
    if seats == 1:
        deck = solo_shops(unlocked)
    elif variants.shop_list:
        deck = [shop_number(name) for name in variants.shop_list]
    elif variants.shops == "random":
        mix = RANDOM
        rng.shuffle(every)
        deck = every[:SHOP_DECK]
    else:
        mix = STANDARD
        deck = []
        for symbol in range(KINDS):
            deck.append(drawn_from([shop for shop in every if SYMBOL[shop] == symbol], 1, rng)[0])
        deck += drawn_from([shop for shop in every if SYMBOL[shop] >= KINDS], SHOPS_OF_OTHER_SYMBOLS, rng)
    rng.shuffle(deck)
    return deck, [shop for shop in every if shop not in deck] if mix != KNOWN else [], mix


def drawn_from(pile: list[int], count: int, rng: Rng) -> list[int]:
    """Some cards of a pile, unseen."""
    rng.shuffle(pile)
    return pile[:count]


def solo_shops(unlocked: Sequence[int]) -> list[int]:
    """The fixed shop deck of solo play, changed by what was unlocked."""
    deck = list(SOLO_SHOPS)
    for number in unlocked:
        achievement = ACHIEVEMENTS[number]
        for old, new in achievement.swaps:
            deck[deck.index(old)] = new
        deck += achievement.shops
    return [shop_number(name) for name in deck]


def make_fancy_deck(seats: int, unlocked: Sequence[int]) -> list[int]:
    """All fancy dragons; in solo a fixed deck, extended by what was unlocked."""
    if seats > 1:
        return list(range(len(FANCY)))
    names = list(SOLO_FANCY)
    for number in unlocked:
        names += ACHIEVEMENTS[number].fancy
    return [fancy_number(name) for name in names]


def lay_starters(s: State) -> None:
    """The six starter shops, each with its artisan in the first slot."""
    plots = list(STARTER_PLOTS)
    s.rng.shuffle(plots)
    starters = [number for number, shop in enumerate(SHOPS) if shop.is_starter]
    for plot, shop in zip(plots, starters, strict=True):
        open_shop(s, plot, shop)
        s.slots[plot * SLOTS] = SYMBOL[shop]


def deal_companions(s: State) -> None:
    """One companion to each player, face up."""
    companions = list(range(len(COMPANIONS)))
    s.rng.shuffle(companions)
    for me in s.players:
        me.companion = companions.pop()


def opening(s: State) -> list[Step]:
    """What happens before the first turn."""
    order = [(s.first + turn) % s.seats for turn in range(s.seats)]
    steps: list[Step] = []
    if s.seats == 1:
        steps.append(ChoosePiece(0))
    for seat in order:
        companion = s.players[seat].companion
        if companion != NONE:
            start = COMPANIONS[companion].start
            if start is not None:
                steps.append(Do(seat, start, NONE))
    steps.append(Deal())
    steps.extend([KeepFirst(seat) for seat in order])
    steps.append(ReturnOffers())
    steps.extend([Do(seat, AnyGoods(1), NONE) for seat in order[3:]])
    steps.append(BeginTurn(s.first, 0))
    return steps


class Deal(Step):
    """Three artisans and two fancy dragons to each player. (p. 5)"""

    def resolve(self, s: State) -> None:
        s.revealed += 1
        for seat, me in enumerate(s.players):
            me.hand = [s.artisan_deck.pop() for _ in range(START_HAND)]
            dealt = FANCY_DEALT if me.companion == NONE else COMPANIONS[me.companion].fancy_dealt
            me.offer = [s.fancy_deck.pop() for _ in range(dealt)]
            if s.journal is not None:
                for card in me.hand:
                    s.note(DrewArtisan(seat, card))
                for card in me.offer:
                    s.note(DrewFancy(seat, card))


class KeepFirst(Ask):
    """Which of the fancy dragons dealt to keep; all choose at once, in secret. (p. 5)"""

    sealed: ClassVar[bool] = True
    rule: ClassVar[str] = "setup"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in s.players[self.seat].offer:
            options.append(KeepDealt(self.seat, card))
        return options


class KeepDealt(Step):
    """Keep this fancy dragon."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.offer.remove(self.card)
        me.fancy.append(self.card)
        if s.journal is not None:
            s.note(KeptFancy(self.seat, self.card))

    def key(self) -> str:
        return f"keep {FANCY[self.card].id}"

    def things(self) -> Sequence[str]:
        return (f"fancy {FANCY[self.card].id}",)


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
