"""Setting up: from seats and a seed to the first question. (p. 2-3)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Ask, Step, advance
from embertable.core.rng import seeded
from embertable.games.wyrmspan.cards.tables import GUILDS, OBJECTIVES
from embertable.games.wyrmspan.chapters.rounds import PlayRound
from embertable.games.wyrmspan.chapters.solo import REMOVED_DRAGONS, prepare_decisions
from embertable.games.wyrmspan.chapters.supply import discard_cave, discard_dragon, draw_cave, draw_dragon, refill
from embertable.games.wyrmspan.events import Kept, RoundBegan
from embertable.games.wyrmspan.state import Automa, Player, State
from embertable.games.wyrmspan.terms import (
    CAVE_CARDS,
    DISPLAYED,
    DRAGON_CARDS,
    INCOME,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
)
from embertable.games.wyrmspan.variants import Variants, check_variants, level_of

FIRST_RESOURCES: Final = 3


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """The table before the first choice."""
    check_variants(seats, variants)
    rng = seeded(seed)
    guild = rng.below(len(GUILDS))
    squares = GUILDS[guild].squares_for_few if seats <= 2 else GUILDS[guild].squares_for_many
    deck = [card for card in range(1, DRAGON_CARDS + 1) if seats > 1 or card not in REMOVED_DRAGONS]
    cave_deck = list(range(1, CAVE_CARDS + 1))
    tiles = list(range(len(OBJECTIVES) // 2))
    rng.shuffle(tiles)
    sides = [2 * tile + rng.below(2) for tile in tiles]
    if seats == 1:
        sides = [side for side in sides if OBJECTIVES[side].automa is not None]
    s = State(
        seats=seats,
        agenda=[],
        options=[],
        rng=rng,
        revealed=0,
        journal=[],
        players=[new_player() for _ in range(seats)],
        round=0,
        first=0,
        deck=deck,
        discard=[],
        display=[0] * DISPLAYED,
        cave_deck=cave_deck,
        cave_discard=[],
        cave_display=[0] * DISPLAYED,
        drawn=[],
        known=[0] * (DRAGON_CARDS + 1),
        known_caves=[0] * (CAVE_CARDS + 1),
        guild=guild,
        squares=list(squares),
        markers=[],
        objectives=sides[:ROUNDS],
        fresh=[],
        walked=[],
        automa=None,
    )
    refill(s)
    for seat, me in enumerate(s.players):
        me.hand = sorted([draw_dragon(s) for _ in range(3)])
        me.hand_caves = sorted([draw_cave(s) for _ in range(3)])
        for card in me.hand:
            s.known[card] = 1 << seat
        for card in me.hand_caves:
            s.known_caves[card] = 1 << seat
    s.first = rng.below(seats)
    if seats == 1:
        s.automa = new_automa(level_of(variants))
        prepare_decisions(s)
    s.then(*[step for seat in range(seats) for step in (KeepFour(seat), FirstResources(seat))], BeginGame())
    advance(s)
    return s


def new_player() -> Player:
    """An empty mat, six coins, and an egg in one of the two nests."""
    return Player(
        stock=[0] * len(RESOURCES),
        coins=INCOME,
        hand=[],
        hand_caves=[],
        let_go=[],
        dragons=[0] * PLACES,
        standing=[0, 0, 0],
        caverns=[0] * PLACES,
        excavated=[1, 1, 1],
        explored=[0, 0, 0],
        mat_eggs=1,
        eggs=[0] * PLACES,
        cached=[0] * (PLACES * 4),
        tucks=[0] * PLACES,
        tucked=[],
        fed=[0] * PLACES,
        used=[],
        steps=0,
        placed=0,
        ranks=[],
        bought=0,
        passed=False,
    )


def new_automa(level: int) -> Automa:
    """One guild marker is hers from the start."""
    return Automa(
        level=level,
        deck=[],
        shown=[],
        aside=0,
        pile=[],
        pile_caves=[],
        steps=0,
        markers=1,
        coins=0,
        ranks=[],
        passed=False,
    )


class LetGo(Step):
    """Let these two cards go: a dragon by its number, a cave below zero."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        for card in (self.first, self.second):
            me.let_go.append(card)
            if card > 0:
                me.hand.remove(card)
            else:
                me.hand_caves.remove(-card)

    def key(self) -> str:
        return "let go " + " ".join([card_key(card) for card in (self.first, self.second)])

    def things(self) -> Sequence[str]:
        return [f"card {card}" if card > 0 else f"card cave-{-card}" for card in (self.first, self.second)]


def card_key(card: int) -> str:
    """A card of the first deal."""
    return str(card) if card > 0 else f"cave-{-card}"


class KeepFour(Ask):
    """Which two of your six cards do you let go?"""

    rule = "setup"
    sealed = True

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        cards = me.hand + [-card for card in me.hand_caves]
        options: list[Step] = [
            LetGo(self.seat, first, second) for index, first in enumerate(cards) for second in cards[index + 1 :]
        ]
        return options


class FirstResource(Step):
    """Begin with one of this kind."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resolve(self, s: State) -> None:
        s.players[self.seat].stock[self.kind] += 1
        if sum(s.players[self.seat].stock) < FIRST_RESOURCES:
            s.then(FirstResources(self.seat))

    def key(self) -> str:
        return RESOURCE_NAMES[self.kind]

    def things(self) -> Sequence[str]:
        return (f"token {RESOURCE_NAMES[self.kind]}",)


class FirstResources(Ask):
    """Which three resources do you begin with?"""

    rule = "setup"
    sealed = True

    def options(self, s: State) -> list[Step]:
        stock = s.players[self.seat].stock
        least = max([kind for kind in RESOURCES if stock[kind]], default=0)
        options: list[Step] = [FirstResource(self.seat, kind) for kind in range(least, 4)]
        return options


class BeginGame(Step):
    """All have chosen: the cards let go are discarded, and the first round begins."""

    def resolve(self, s: State) -> None:
        for seat, me in enumerate(s.players):
            for card in me.let_go:
                if card > 0:
                    discard_dragon(s, card)
                else:
                    discard_cave(s, -card)
            me.let_go = []
            s.note(Kept(seat))
        s.reveal()
        s.round = 1
        s.note(RoundBegan(1, s.first))
        s.then(PlayRound())
