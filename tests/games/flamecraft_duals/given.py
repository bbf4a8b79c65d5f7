"""A table as a test names it: what is not named is empty, and tokens not named are out of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from embertable.core.flow import advance
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, FANCY, NUMBER
from embertable.games.flamecraft_duals.chapters.action import CHOOSE_CELL
from embertable.games.flamecraft_duals.chapters.scoring import SCORE_CARDS
from embertable.games.flamecraft_duals.chapters.solo import SOLO_REFRESH
from embertable.games.flamecraft_duals.chapters.turn import REFRESH, begin_turn
from embertable.games.flamecraft_duals.places.hexes import CELL, CELL_NAMES, CELLS, PLACES
from embertable.games.flamecraft_duals.places.stacks import EMPTY, stack_of, tokens_of
from embertable.games.flamecraft_duals.setup import bare_table
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import (
    BUDDY_TOKEN,
    DRAGON_IDS,
    FACE,
    FACE_IDS,
    NONE,
    TOKENS,
)
from tests.games.given import GivenTable


def at(q: int, r: int) -> str:
    """The name of a cell given as the specification does."""
    return CELL_NAMES[PLACES.index((q, r))]


class Tokens:
    """Hands out tokens by their faces, each only once."""

    def __init__(self) -> None:
        self.left = list(range(TOKENS))

    def take(self, face: str) -> int:
        token = next(token for token in self.left if FACE_IDS[FACE[token]] == face)
        self.left.remove(token)
        return token

    def take_all(self, faces: Sequence[str]) -> list[int]:
        return [self.take(face) for face in faces]


class Given(GivenTable[State]):
    """A game in the middle, played by keys."""

    @property
    def me(self) -> Player:
        return self.s.players[0]

    @property
    def rival(self) -> Player:
        return self.s.players[1]

    @property
    def hand(self) -> list[str]:
        return [CARD_IDS[card] for card in self.me.hand]

    @property
    def scored(self) -> list[str]:
        return [CARD_IDS[card] for card in self.me.scored]

    @property
    def tray(self) -> list[str]:
        return faces(self.s.tray)

    @property
    def bag(self) -> list[str]:
        return sorted(faces(self.s.bag))

    def stack(self, cell: str) -> list[str]:
        """The faces on a cell, from bottom to top."""
        return faces(tokens_of(self.s.board[CELL[cell]]))


def faces(tokens: Sequence[int]) -> list[str]:
    return [FACE_IDS[FACE[token]] for token in tokens]


def given(
    board: Mapping[str, Sequence[str]] | None = None,
    tray: Sequence[str] = (),
    hand: Sequence[str] = (),
    rival_hand: Sequence[str] = (),
    coins: int = 0,
    rival_coins: int = 0,
    bag: Sequence[str] = (),
    reserve: Sequence[str] = (),
    deck: Sequence[str] = (),
    dragons: Sequence[str] = (),
    display: Sequence[str] = (),
    fountains: Sequence[str] = (),
    pile: Sequence[str] = (),
    piece: str | None = None,
    held: Sequence[str] = (),
    scored: Sequence[str] = (),
    rival_scored: Sequence[str] = (),
    scoring: bool = False,
    seats: int = 2,
    seed: int = 1,
) -> Given:
    """The first seat is on turn: at its start, with a token in the tray, or in the Score phase. Deck top first."""
    supply = Tokens()
    cells = [EMPTY] * CELLS
    for cell, stack in (board or {}).items():
        cells[CELL[cell]] = stack_of(supply.take_all(stack))
    players = [Player(numbers(hand), [], numbers(scored), coins, supply.take_all(held))]
    if seats == 2:
        players.append(Player(numbers(rival_hand), [], numbers(rival_scored), rival_coins, []))
    s = bare_table(seats, seed)
    s.journal = []
    s.has_fountain = bool(fountains or pile or piece)
    s.dragons = [DRAGON_IDS.index(name) for name in dragons]
    s.players = players
    s.board = cells
    s.piece = CELL[piece] if piece else NONE
    s.bag = supply.take_all(bag)
    s.reserve = supply.take_all(reserve)
    s.deck = numbers(deck)[::-1]
    s.display = numbers(display)
    s.fountains = numbers(fountains)
    s.pile = numbers(pile)
    s.turns = 1
    s.tray = supply.take_all(tray)
    for dragon in s.dragons:
        if not FANCY[dragon].is_active and DRAGON_IDS[dragon] != "buddy":
            FANCY[dragon].effect.do(s, 0, dragon)
    s.out = [token for token in supply.left if token != BUDDY_TOKEN]
    refresh = REFRESH if seats == 2 else SOLO_REFRESH
    if scoring:
        s.then(SCORE_CARDS[0], refresh)
    elif tray:
        s.then(CHOOSE_CELL[0], SCORE_CARDS[0], refresh)
    else:
        begin_turn(s, 0, refresh)
    advance(s)
    return Given(s)


def numbers(cards: Sequence[str]) -> list[int]:
    return [NUMBER[card] for card in cards]


FULL_DECK = tuple(CARD_IDS[:42])
FILLER = ["baker-line", "cook-line", "gardener-line", "jeweller-line", "blacksmith-line"]
RHOMBUS = {"c3": ["baker"], "c4": ["baker"], at(0, 1): ["jeweller"], at(1, -1): ["jeweller"]}
