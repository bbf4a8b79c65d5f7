"""From seats and a seed to the first question."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step, advance
from embertable.core.refusal import Refusal
from embertable.core.rng import seeded
from embertable.games.flamecraft_duals.cards.tables import FANCY
from embertable.games.flamecraft_duals.chapters.solo import begin_solo
from embertable.games.flamecraft_duals.chapters.supply import fill_display, take_token
from embertable.games.flamecraft_duals.chapters.turn import REFRESH, begin_turn
from embertable.games.flamecraft_duals.chapters.waiting import COIN_OPTIONS, PULL_OPTIONS, refused_tokens
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import DragonPicked, FirstPulled
from embertable.games.flamecraft_duals.places.hexes import CELLS, START
from embertable.games.flamecraft_duals.places.stacks import EMPTY, put
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import (
    ALIKE,
    ARTISANS,
    BUDDY_TOKEN,
    CARDS,
    COIN_HEARTS,
    COINS,
    DRAGON_IDS,
    DRAGONS,
    FACE,
    HAND,
    KINDS,
    KINDS_OF,
    NONE,
    PLAYING,
    SHOP_CARDS,
)
from embertable.games.flamecraft_duals.variants import Variants

DRAGON_TAKEN: Final = Refusal("dragon taken", "fancy")
NOT_BEGUN: Final = Refusal("not begun", "fancy")


def bare_table(seats: int, seed: int) -> State:
    """Nothing is laid out yet."""
    return State(
        seats=seats,
        agenda=[],
        options=[],
        rng=seeded(seed),
        revealed=0,
        journal=[],
        has_fountain=False,
        dragons=[],
        hand_limit=HAND,
        open_cards=0,
        coin_hearts=COIN_HEARTS,
        no_coin_hearts=0,
        players=[Player([], [], [], COINS, []) for _ in range(seats)],
        board=[EMPTY] * CELLS,
        piece=NONE,
        bag=[],
        reserve=[],
        out=[],
        deck=[],
        returned=[],
        display=[],
        fountains=[],
        pile=[],
        turn=0,
        turns=0,
        tray=[],
        coin_spent=False,
        fountain_scored=False,
        card_scored=False,
        chain=[],
        forged=NONE,
        ending=False,
        special=False,
        result=PLAYING,
    )


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """The first question of a new game."""
    s = bare_table(seats, seed)
    s.has_fountain = variants.fountain or seats == 1
    s.dragons = [DRAGON_IDS.index(name) for name in variants.dragons]
    if variants.fancy == "picked":
        s.then(ChooseDragon(0), ChooseDragon(1), LayOut())
    else:
        if variants.fancy == "drawn":
            drawn = list(range(len(DRAGON_IDS)))
            s.rng.shuffle(drawn)
            s.dragons = drawn[:DRAGONS]
        s.then(LayOut())
    advance(s)
    return s


class ChooseDragon(Ask):
    """Choose a fancy dragon for this game; it will work for both players."""

    rule: ClassVar[str] = "fancy"

    def options(self, s: State) -> list[Step]:
        dragons = range(len(DRAGON_IDS))
        return [TakeDragon(self.seat, dragon) for dragon in dragons if why_not_take_dragon(s, dragon) is None]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        dragons = range(len(DRAGON_IDS))
        thought = [(TakeDragon(self.seat, dragon), why_not_take_dragon(s, dragon)) for dragon in dragons]
        taken: list[tuple[Step, Refusal]] = [(step, refusal) for step, refusal in thought if refusal is not None]
        others = [(option, NOT_BEGUN) for option in [*PULL_OPTIONS, *COIN_OPTIONS]]
        return taken + others + refused_tokens(NOT_BEGUN)


def why_not_take_dragon(s: State, dragon: int) -> Refusal | None:
    """Each player brings another one."""
    return DRAGON_TAKEN if dragon in s.dragons else None


class TakeDragon(BoardOption):
    """Lay this fancy dragon beside the board."""

    def __init__(self, seat: int, dragon: int) -> None:
        super().__init__(f"pick {DRAGON_IDS[dragon]}", f"card {DRAGON_IDS[dragon]}")
        self.seat = seat
        self.dragon = dragon

    def resolve(self, s: State) -> None:
        s.dragons = [*s.dragons, self.dragon]
        s.note(DragonPicked(self.seat, self.dragon))


class LayOut(Step):
    """Lay out the board, deal, fill the bag, and see who begins."""

    def resolve(self, s: State) -> None:
        lay_out_tokens(s)
        for dragon in s.dragons:
            if not FANCY[dragon].is_active:
                FANCY[dragon].effect.do(s, 0, dragon)
        lay_out_cards(s)
        s.reveal()
        if s.seats == 1:
            begin_solo(s)
        else:
            begin_turn(s, first_player(s), REFRESH)


def lay_out_tokens(s: State) -> None:
    """One artisan of each kind round the centre, one in the reserve, with the fountain one out; the rest in the bag."""
    kinds = list(range(KINDS))
    s.rng.shuffle(kinds)
    for cell, kind in zip(START, kinds, strict=True):
        s.board[cell] = put(EMPTY, kind * ALIKE)
    s.reserve = [kind * ALIKE + 1 for kind in range(KINDS)]
    used = 2
    if s.has_fountain:
        s.out = [kind * ALIKE + 2 for kind in range(KINDS)]
        used = 3
    s.bag = [kind * ALIKE + number for kind in range(KINDS) for number in range(used, ALIKE)]
    s.bag += range(ARTISANS, BUDDY_TOKEN)


def lay_out_cards(s: State) -> None:
    """Shuffle and deal the shop cards; with the fountain lay its cards open."""
    s.deck = list(range(SHOP_CARDS))
    s.rng.shuffle(s.deck)
    for player in s.players:
        player.hand = [s.deck.pop() for _ in range(s.hand_limit)]
    fill_display(s)
    if s.has_fountain:
        s.fountains = list(range(SHOP_CARDS, CARDS))


def first_player(s: State) -> int:
    """Each player pulls a token; who has the higher kind on the chart begins. The tokens go back."""
    while True:
        tokens = [take_token(s), take_token(s)]
        s.bag.extend(tokens)
        first = higher(tokens)
        s.note(FirstPulled(tuple([FACE[token] for token in tokens]), first))
        if first != NONE:
            return first


def higher(tokens: list[int]) -> int:
    """Which of two tokens stands higher on the chart; NONE where they have to be pulled again."""
    ranks = [rank(token) for token in tokens]
    if ranks[0] == ranks[1]:
        return NONE
    return 0 if ranks[0] < ranks[1] else 1


def rank(token: int) -> tuple[int, int]:
    """A token's place on the chart: by its higher kind, a two-coloured one before a plain one, Buddy last."""
    kinds = KINDS_OF[FACE[token]]
    if not kinds:
        return (KINDS, 0)
    return (min(kinds), 0 if len(kinds) > 1 else 1)
