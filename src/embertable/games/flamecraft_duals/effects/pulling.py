"""Fancy dragons that change what is pulled: more tokens to choose from, or another one for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.cards.tables import CoinUse
from embertable.games.flamecraft_duals.chapters.coin import refused_coin
from embertable.games.flamecraft_duals.chapters.supply import pull, why_not_pull
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import Exchanged
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, CELLS
from embertable.games.flamecraft_duals.places.stacks import NO_TOKEN, below, faces_in, index_of, put, top, why_not_take
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, FACE_IDS, FACES

NOTHING_PULLED: Final = Refusal("nothing pulled", "fancy")


@dataclass(frozen=True)
class PullInstead(CoinUse):
    """Instead of a pull of one token pull more, place one of them, and put the others back."""

    count: int

    def is_pull(self) -> bool:
        return True

    def do(self, s: State, seat: int, source: int) -> None:
        pull(s, self.count)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_pull(s)


@dataclass(frozen=True)
class Exchange(CoinUse):
    """Exchange a token not yet placed for the top token of any cell."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(CHOOSE_EXCHANGE[seat])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if not s.tray:
            return NOTHING_PULLED
        return None if any(s.board) else NO_TOKEN


class ChooseExchange(Ask):
    """Choose the token to leave, and the cell whose top token you take for it."""

    rule: ClassVar[str] = "fancy"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for face in faces_in(s.tray):
            leave = LEAVE[face]
            options += [leave[cell] for cell in range(CELLS) if why_not_take(s.board, s.piece, cell) is None]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for cell in range(CELLS):
            refusal = why_not_take(s.board, s.piece, cell)
            if refusal is not None:
                found += [(LEAVE[face][cell], refusal) for face in faces_in(s.tray)]
        return found + refused_coin(s, self.seat)


class LeaveToken(BoardOption):
    """Leave a token of the tray on a cell, without activating it, and take the top token from there."""

    def __init__(self, face: int, cell: int) -> None:
        token, there = FACE_IDS[face], CELL_NAMES[cell]
        super().__init__(f"leave {token} {there}", f"tray {token}", f"cell {there}")
        self.face = face
        self.cell = cell

    def resolve(self, s: State) -> None:
        place = index_of(s.tray, self.face)
        stack = s.board[self.cell]
        taken = top(stack)
        s.board[self.cell] = put(below(stack), s.tray[place])
        s.tray[place] = taken
        if s.journal is not None:
            s.note(Exchanged(s.turn, self.face, FACE[taken], self.cell))


LEAVE: Final[list[list[Step]]] = [[LeaveToken(face, cell) for cell in range(CELLS)] for face in range(FACES)]
CHOOSE_EXCHANGE: Final[list[Step]] = [ChooseExchange(0), ChooseExchange(1)]
