"""The fountain piece, which must move after a fountain card was scored."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import FountainOpened, PieceMoved
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, CELLS
from embertable.games.flamecraft_duals.places.stacks import EMPTY, faces_in, index_of, tokens_of
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, FACE_IDS, FACES, NONE

SAME_CELL: Final = Refusal("same cell", "piece")


class ChooseFountainCell(Ask):
    """Move the fountain piece to another cell; one token of a stack there stays with you."""

    rule: ClassVar[str] = "piece"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for cell in range(CELLS):
            if why_not_put_piece(s, cell) is None:
                if s.board[cell]:
                    options += [PUT_PIECE[cell][face] for face in faces_in(tokens_of(s.board[cell]))]
                else:
                    options.append(PUT_PIECE[cell][FACES])
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        thought = [(PUT_PIECE[cell][FACES], why_not_put_piece(s, cell)) for cell in range(CELLS)]
        return [(step, refusal) for step, refusal in thought if refusal is not None]


def why_not_put_piece(s: State, cell: int) -> Refusal | None:
    """The piece must move, to any other cell."""
    return SAME_CELL if cell == s.piece else None


class PutPiece(BoardOption):
    """Put the piece on a cell, keep a token of this face from there (FACES: the cell is empty), the rest to the bag."""

    def __init__(self, cell: int, face: int) -> None:
        keep = "" if face == FACES else f" keep {FACE_IDS[face]}"
        super().__init__(f"fountain {CELL_NAMES[cell]}{keep}", f"cell {CELL_NAMES[cell]}")
        self.cell = cell
        self.face = face

    def resolve(self, s: State) -> None:
        tokens = tokens_of(s.board[self.cell])
        s.board[self.cell] = EMPTY
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


CHOOSE_FOUNTAIN_CELL: Final[list[Step]] = [ChooseFountainCell(0), ChooseFountainCell(1)]
PUT_PIECE: Final[list[list[Step]]] = [[PutPiece(cell, face) for face in range(FACES + 1)] for cell in range(CELLS)]
