"""Tokens that go from cell to cell: how a top token moves, and the steps that move it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Step
from embertable.games.flamecraft_duals.events import Moved, Swapped
from embertable.games.flamecraft_duals.hexes import (
    CELL_NAMES,
    CELLS,
    NEIGHBOURS,
    TOKEN_BITS,
    TOKEN_MASK,
    has_step,
    legal_steps,
)
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE


class MoveToken(Step):
    """Move the top token of one cell onto another."""

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.called = f"move {CELL_NAMES[self.start]} {CELL_NAMES[self.end]}"

    def resolve(self, s: State) -> None:
        board = s.board
        stack = board[self.start]
        token = stack & TOKEN_MASK
        board[self.start] = stack >> TOKEN_BITS
        board[self.end] = board[self.end] << TOKEN_BITS | token
        if s.journal is not None:
            s.note(Moved(s.turn, FACE[token - 1], self.start, self.end))

    def key(self) -> str:
        return self.called

    def things(self) -> Sequence[str]:
        return (f"cell {CELL_NAMES[self.start]}", f"cell {CELL_NAMES[self.end]}")


class ForgeToken(MoveToken):
    """The first of a blacksmith's two moves: this token may not be the second."""

    def resolve(self, s: State) -> None:
        s.forged = (s.board[self.start] & TOKEN_MASK) - 1
        super().resolve(s)


class SwapTokens(Step):
    """Exchange the top tokens of two cells."""

    def __init__(self, cell: int, other: int) -> None:
        self.cell = cell
        self.other = other
        self.called = f"swap {CELL_NAMES[self.cell]} {CELL_NAMES[self.other]}"

    def resolve(self, s: State) -> None:
        board = s.board
        stack = board[self.cell]
        other = board[self.other]
        token = stack & TOKEN_MASK
        other_token = other & TOKEN_MASK
        board[self.cell] = stack - token + other_token
        board[self.other] = other - other_token + token
        if s.journal is not None:
            s.note(Swapped(s.turn, FACE[token - 1], self.cell, FACE[other_token - 1], self.other))

    def key(self) -> str:
        return self.called

    def things(self) -> Sequence[str]:
        return (f"cell {CELL_NAMES[self.cell]}", f"cell {CELL_NAMES[self.other]}")


MOVE: Final[list[list[Step]]] = [[MoveToken(start, end) for end in range(CELLS)] for start in range(CELLS)]
FORGE: Final[list[list[Step]]] = [[ForgeToken(start, end) for end in range(CELLS)] for start in range(CELLS)]
SWAP: Final[list[list[Step]]] = [[SwapTokens(cell, other) for other in range(CELLS)] for cell in range(CELLS)]


def single_steps(s: State) -> list[Step]:
    """Every move of any top token to a cell beside it."""
    options: list[Step] = []
    for cell in range(CELLS):
        if s.board[cell]:
            moves = MOVE[cell]
            options += [moves[end] for end in legal_steps(s.board, s.piece, cell)]
    return options


def can_step_beside(s: State, cell: int) -> bool:
    """Whether a token next to this cell can move by one step."""
    for start in NEIGHBOURS[cell]:  # noqa: SIM110  a generator is slow here, compiled or not
        if s.board[start] and has_step(s.board, s.piece, start):
            return True
    return False
