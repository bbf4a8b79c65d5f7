"""The Score phase: cards whose pattern lies on the board, and the fountain piece that moves after a fountain card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, HEARTS, PATTERNS, SHOP_CARDS, WAYS
from embertable.games.flamecraft_duals.coin import add_coin
from embertable.games.flamecraft_duals.effects import faces_in, index_of
from embertable.games.flamecraft_duals.events import CardScored, FountainOpened, PieceMoved
from embertable.games.flamecraft_duals.hexes import CELL_NAMES, CELLS, tokens_of
from embertable.games.flamecraft_duals.patterns import fits, lies
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, FACE_IDS, FACES, NONE


class Score(Ask):
    """Score cards whose pattern lies on the board, one at a time, as many as you like; one fountain card a turn."""

    rule: ClassVar[str] = "scoring"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        fitting = fits(s.board)
        for card in s.players[self.seat].hand:
            if matches(card, fitting):
                options.append(SCORE_CARD[card])
        if not s.fountain_scored:
            for card in s.fountains:
                if matches(card, fitting):
                    options.append(SCORE_CARD[card])
        options.append(END_SCORE)
        return add_coin(s, self.seat, options)


def matches(card: int, fitting: list[int]) -> bool:
    """Whether the pattern of a card lies on the board; `fitting` is where each kind is found."""
    return lies(PATTERNS[card], WAYS[card], fitting)


class ScoreShop(Step):
    """A shop card goes from the hand to the scored pile; the tokens stay."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.called = f"score {CARD_IDS[self.card]}"

    def resolve(self, s: State) -> None:
        me = s.players[s.turn]
        me.hand.remove(self.card)
        if self.card in me.shown:
            me.shown.remove(self.card)
        me.scored.append(self.card)
        s.card_scored = True
        s.reveal()
        s.note(CardScored(s.turn, self.card, HEARTS[self.card]))
        s.then(SCORE[s.turn])

    def key(self) -> str:
        return self.called

    def things(self) -> Sequence[str]:
        return (f"card {CARD_IDS[self.card]}",)


class ScoreFountain(ScoreShop):
    """An open fountain card goes to the scored pile; then the fountain piece must move."""

    def resolve(self, s: State) -> None:
        s.fountains.remove(self.card)
        s.players[s.turn].scored.append(self.card)
        s.card_scored = True
        s.fountain_scored = True
        s.note(CardScored(s.turn, self.card, HEARTS[self.card]))
        s.then(MOVE_PIECE[s.turn], SCORE[s.turn])


class EndScore(Step):
    """Score nothing more."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "end"


class MovePiece(Ask):
    """Move the fountain piece to another cell; one token of a stack there stays with you."""

    rule: ClassVar[str] = "piece"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for cell in range(CELLS):
            if cell != s.piece:
                if s.board[cell]:
                    options += [PUT_PIECE[cell][face] for face in faces_in(tokens_of(s.board[cell]))]
                else:
                    options.append(PUT_PIECE[cell][FACES])
        return options


class PutPiece(Step):
    """Put the piece on a cell, keep a token of this face from there (FACES: the cell is empty), the rest to the bag."""

    def __init__(self, cell: int, face: int) -> None:
        self.cell = cell
        self.face = face
        self.called = f"fountain {CELL_NAMES[cell]}" + ("" if face == FACES else f" keep {FACE_IDS[face]}")

    def resolve(self, s: State) -> None:
        tokens = tokens_of(s.board[self.cell])
        s.board[self.cell] = 0
        s.piece = self.cell
        kept = NONE
        if tokens:
            kept = self.face
            s.players[s.turn].held.append(tokens.pop(index_of(tokens, kept)))
            s.bag.extend(tokens)
        if s.journal is not None:
            s.note(PieceMoved(s.turn, self.cell, kept, tuple([FACE[token] for token in tokens])))
        if s.pile:
            card = s.pile.pop()
            s.fountains.append(card)
            s.reveal()
            s.note(FountainOpened(card))

    def key(self) -> str:
        return self.called

    def things(self) -> Sequence[str]:
        return (f"cell {CELL_NAMES[self.cell]}",)


SCORE: Final[list[Step]] = [Score(0), Score(1)]
SCORE_CARD: Final[list[Step]] = [
    ScoreShop(card) if card < SHOP_CARDS else ScoreFountain(card) for card in range(len(CARD_IDS))
]
END_SCORE: Final = EndScore()
MOVE_PIECE: Final[list[Step]] = [MovePiece(0), MovePiece(1)]
PUT_PIECE: Final[list[list[Step]]] = [[PutPiece(cell, face) for face in range(FACES + 1)] for cell in range(CELLS)]
