"""Setting up: from seats and a seed to the first question. (p. 2-3)"""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Ask, Step, advance
from embertable.core.lists import with_more, with_one, without
from embertable.core.rng import seeded
from embertable.games.wyrmspan.cards.tables import GUILDS, OBJECTIVES
from embertable.games.wyrmspan.chapters.rounds import PlayRound
from embertable.games.wyrmspan.chapters.solo import play_alone, prepare_decisions
from embertable.games.wyrmspan.chapters.supply import discard_cave, discard_dragon, draw_cave, draw_dragon, refill
from embertable.games.wyrmspan.effects.options import KindOption
from embertable.games.wyrmspan.effects.paying import CARDS, Payment, payable
from embertable.games.wyrmspan.events import Kept, RoundBegan
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import (
    CAVE_CARDS,
    DISPLAYED,
    DRAGON,
    DRAGON_CARDS,
    FIRST_CARDS,
    FIRST_RESOURCES,
    INCOME,
    PLACES,
    RESOURCES,
    ROUNDS,
)
from embertable.games.wyrmspan.variants import Variants, level_of


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """The table before the first choice."""
    rng = seeded(seed)
    guild = rng.below(len(GUILDS))
    tiles = list(range(len(OBJECTIVES) // 2))
    rng.shuffle(tiles)
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
        deck=list(range(1, DRAGON_CARDS + 1)),
        discard=[],
        display=[0] * DISPLAYED,
        cave_deck=list(range(1, CAVE_CARDS + 1)),
        cave_discard=[],
        cave_display=[0] * DISPLAYED,
        drawn=[],
        known=[0] * (DRAGON_CARDS + 1),
        known_caves=[0] * (CAVE_CARDS + 1),
        guild=guild,
        squares=list(GUILDS[guild].squares(seats)),
        markers=[],
        objectives=[2 * tile + rng.below(2) for tile in tiles],
        fresh=[],
        walked=[],
        opponents=[],
    )
    if seats == 1:
        play_alone(s, level_of(variants))
    s.objectives = s.objectives[:ROUNDS]
    refill(s)
    for seat, me in enumerate(s.players):
        me.hand = sorted([draw_dragon(s) for _ in range(FIRST_CARDS)])
        me.hand_caves = sorted([draw_cave(s) for _ in range(FIRST_CARDS)])
        for card in me.hand:
            s.known[card] = 1 << seat
        for card in me.hand_caves:
            s.known_caves[card] = 1 << seat
    s.first = rng.below(seats)
    for automa in s.opponents:
        prepare_decisions(s, automa)
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
        let_go_caves=[],
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


class LetGo(Step):
    """Let these two cards go, of either kind."""

    def __init__(self, seat: int, first: Payment, second: Payment) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        for card in (self.first, self.second):
            if card.what == DRAGON:
                me.hand = without(me.hand, card.which)
                me.let_go = with_one(me.let_go, card.which)
            else:
                me.hand_caves = without(me.hand_caves, card.which)
                me.let_go_caves = with_one(me.let_go_caves, card.which)

    def key(self) -> str:
        return f"let go {self.first.key()} {self.second.key()}"

    def things(self) -> Sequence[str]:
        return [*self.first.things(), *self.second.things()]


class KeepFour(Ask):
    """Which two of your six cards do you let go?"""

    rule = "setup"
    main = True
    sealed = True

    def options(self, s: State) -> list[Step]:
        cards = [card for card, _ in payable(s.players[self.seat], CARDS, 0)]
        options: list[Step] = [
            LetGo(self.seat, first, second) for index, first in enumerate(cards) for second in cards[index + 1 :]
        ]
        return options


class FirstResource(KindOption):
    """Begin with one of this kind."""

    def __init__(self, seat: int, kind: int, is_late: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.is_late = is_late  # a kind that in ascending order came before

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.stock = with_more(me.stock, self.kind, 1)
        if sum(s.players[self.seat].stock) < FIRST_RESOURCES:
            s.then(FirstResources(self.seat))

    def is_echo(self) -> bool:
        return self.is_late


class FirstResources(Ask):
    """Which three resources do you begin with?"""

    rule = "setup"
    sealed = True
    any_order = True

    def options(self, s: State) -> list[Step]:
        stock = s.players[self.seat].stock
        least = max([kind for kind in RESOURCES if stock[kind]], default=0)
        options: list[Step] = [FirstResource(self.seat, kind, kind < least) for kind in RESOURCES]
        return options


class BeginGame(Step):
    """All have chosen: the cards let go are discarded, and the first round begins."""

    def resolve(self, s: State) -> None:
        for seat, me in enumerate(s.players):
            for card in me.let_go:
                discard_dragon(s, card)
            for card in me.let_go_caves:
                discard_cave(s, card)
            me.let_go, me.let_go_caves = [], []
            s.note(Kept(seat))
        s.reveal()
        s.round = 1
        s.note(RoundBegan(1, s.first))
        s.then(PlayRound())
