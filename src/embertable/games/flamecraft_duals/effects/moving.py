"""Tokens that go from cell to cell: cook, blacksmith, potion maker, and a fancy dragon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Decline, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.cards.tables import CoinUse
from embertable.games.flamecraft_duals.chapters.action import AskActor
from embertable.games.flamecraft_duals.chapters.coin import add_coin, refused_coin
from embertable.games.flamecraft_duals.chapters.phases import no_pull, while_acting
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import Moved, Swapped
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, CELLS, NEIGHBOURS
from embertable.games.flamecraft_duals.places.stacks import (
    below,
    has_step,
    legal_cells,
    legal_steps,
    put,
    top,
    why_not_put,
    why_not_take,
)
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, NONE

NO_NEIGHBOUR: Final = Refusal("no neighbour", "words")
NO_STEP: Final = Refusal("no step", "words")
NOT_ADJACENT: Final = Refusal("not adjacent", "words")
TOO_FAR: Final = Refusal("too far", "words")
MOVED_ALREADY: Final = Refusal("moved already", "blacksmith")
ONE_TOKEN: Final = Refusal("one token", "potion-maker")


@dataclass(frozen=True)
class MoveAnywhere(Effect):
    """Cook: move one adjacent token to any other legal cell."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseDish(seat, top(s.board[source]), source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        for start in NEIGHBOURS[source]:
            if s.board[start]:
                return None
        return NO_NEIGHBOUR


class ChooseDish(AskActor):
    """The cook sends an adjacent token to any other legal cell."""

    rule: ClassVar[str] = "cook"

    def options(self, s: State) -> list[Step]:
        cells = legal_cells(why_not_put(s.board, s.piece))
        options: list[Step] = []
        for start in self.around(s):
            if why_not_take(s.board, s.piece, start) is None:
                moves = MOVE[start]
                options += [moves[end] for end in cells if end != start]
        return add_coin(s, self.seat, options)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_moves(s, self.around(s), NONE, MOVE, False) + self.meanwhile(s)


@dataclass(frozen=True)
class MoveOneStep(Effect):
    """Blacksmith: move one or two adjacent tokens by one step, one after the other."""

    def do(self, s: State, seat: int, source: int) -> None:
        token = top(s.board[source])
        s.forged = NONE
        s.then(ChooseFirstStep(seat, token, source), ChooseSecondStep(seat, token, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_step(s, NEIGHBOURS[source])


class ChooseFirstStep(AskActor):
    """The blacksmith moves an adjacent token by one step."""

    rule: ClassVar[str] = "blacksmith"

    def options(self, s: State) -> list[Step]:
        return add_coin(s, self.seat, single_steps(s, self.around(s), NONE, FORGE))

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_moves(s, self.around(s), NONE, FORGE, True) + self.meanwhile(s)


class ChooseSecondStep(AskActor):
    """The blacksmith may move another adjacent token, judged after the first move."""

    rule: ClassVar[str] = "blacksmith"

    def options(self, s: State) -> list[Step]:
        if s.forged == NONE:
            return []
        options = single_steps(s, self.around(s), s.forged, MOVE)
        if options:
            options.append(STOP)
            add_coin(s, self.seat, options)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_moves(s, self.around(s), s.forged, MOVE, True) + self.meanwhile(s)


class Stop(Decline):
    """One move is enough."""

    def key(self) -> str:
        return "stop"


@dataclass(frozen=True)
class MoveAny(CoinUse):
    """Move any top token one step."""

    def is_move(self) -> bool:
        return True

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(CHOOSE_STEP[seat])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_step(s, EVERYWHERE)


class ChooseStep(Ask):
    """Move any top token to a legal cell beside it."""

    rule: ClassVar[str] = "fancy"

    def options(self, s: State) -> list[Step]:
        return single_steps(s, EVERYWHERE, NONE, MOVE)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_moves(s, EVERYWHERE, NONE, MOVE, True) + refused_coin(s, self.seat)


def single_steps(s: State, cells: list[int], moved: int, moves: list[list[Step]]) -> list[Step]:
    """Every move of a top token of these cells to a cell beside it; the token `moved` before stays."""
    options: list[Step] = []
    refusals = why_not_put(s.board, s.piece)
    for start in cells:
        if why_not_lift(s, start, moved) is None:
            ends = moves[start]
            options += [ends[end] for end in legal_steps(refusals, start)]
    return options


def why_not_lift(s: State, start: int, moved: int) -> Refusal | None:
    """There must be a token, and not the one moved before."""
    if not s.board[start]:
        return why_not_take(s.board, s.piece, start)
    return MOVED_ALREADY if top(s.board[start]) == moved else None


def refused_moves(
    s: State, cells: list[int], moved: int, moves: list[list[Step]], is_step: bool
) -> list[tuple[Step, Refusal]]:
    """Moves that cannot be made: of tokens on other cells than these, and to where a token may not go or is too far."""
    found: list[tuple[Step, Refusal]] = []
    far: list[tuple[Step, Refusal]] = []
    refusals = why_not_put(s.board, s.piece)
    legal = legal_cells(refusals)
    for start in EVERYWHERE:
        refusal = why_not_lift(s, start, moved)
        if refusal is None and start not in cells:
            refusal = NOT_ADJACENT
        if refusal is not None:
            if s.board[start]:
                found += [(moves[start][end], refusal) for end in legal if end != start][:1]
            continue
        for end in EVERYWHERE:
            if end != start and is_step and end not in NEIGHBOURS[start]:
                far.append((moves[start][end], TOO_FAR))
            elif end != start:
                against = refusals[end]
                found += [] if against is None else [(moves[start][end], against)]
    return found + far


def why_not_step(s: State, cells: list[int]) -> Refusal | None:
    """A top token of these cells must be able to move by one step."""
    refusal = NO_NEIGHBOUR
    refusals = why_not_put(s.board, s.piece)
    for start in cells:
        if s.board[start]:
            if has_step(refusals, start):
                return None
            refusal = NO_STEP
    return refusal


class MoveToken(BoardOption):
    """Move the top token of one cell onto another."""

    def __init__(self, start: int, end: int) -> None:
        here, there = CELL_NAMES[start], CELL_NAMES[end]
        super().__init__(f"move {here} {there}", f"cell {here}", f"cell {there}")
        self.start = start
        self.end = end

    def resolve(self, s: State) -> None:
        board = s.board
        token = top(board[self.start])
        board[self.start] = below(board[self.start])
        board[self.end] = put(board[self.end], token)
        if s.journal is not None:
            s.note(Moved(s.turn, FACE[token], self.start, self.end))


class ForgeToken(MoveToken):
    """The first of a blacksmith's two moves: this token may not be the second."""

    def resolve(self, s: State) -> None:
        s.forged = top(s.board[self.start])
        super().resolve(s)


@dataclass(frozen=True)
class SwapAny(Effect):
    """Potion maker: swap the top tokens of any two cells."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(CHOOSE_SWAP[seat])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if sum([1 for stack in s.board if stack]) > 1 else ONE_TOKEN


class ChooseSwap(Ask):
    """The potion maker swaps the top tokens of two cells."""

    rule: ClassVar[str] = "potion-maker"

    def options(self, s: State) -> list[Step]:
        cells = [cell for cell in range(CELLS) if why_not_take(s.board, s.piece, cell) is None]
        options: list[Step] = []
        for index in range(len(cells)):
            swaps = SWAP[cells[index]]
            options += [swaps[other] for other in cells[index + 1 :]]
        return add_coin(s, self.seat, options)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        first = next(cell for cell in range(CELLS) if s.board[cell])
        for cell in range(CELLS):
            refusal = why_not_take(s.board, s.piece, cell)
            if refusal is not None:
                found.append((SWAP[first][cell], refusal))
        return found + while_acting(s, self.seat) + no_pull(s)


class SwapTokens(BoardOption):
    """Exchange the top tokens of two cells."""

    def __init__(self, cell: int, other: int) -> None:
        here, there = CELL_NAMES[cell], CELL_NAMES[other]
        super().__init__(f"swap {here} {there}", f"cell {here}", f"cell {there}")
        self.cell = cell
        self.other = other

    def resolve(self, s: State) -> None:
        board = s.board
        token = top(board[self.cell])
        other_token = top(board[self.other])
        board[self.cell] = put(below(board[self.cell]), other_token)
        board[self.other] = put(below(board[self.other]), token)
        if s.journal is not None:
            s.note(Swapped(s.turn, FACE[token], self.cell, FACE[other_token], self.other))


EVERYWHERE: Final[list[int]] = list(range(CELLS))
MOVE: Final[list[list[Step]]] = [[MoveToken(start, end) for end in EVERYWHERE] for start in EVERYWHERE]
FORGE: Final[list[list[Step]]] = [[ForgeToken(start, end) for end in EVERYWHERE] for start in EVERYWHERE]
SWAP: Final[list[list[Step]]] = [[SwapTokens(cell, other) for other in EVERYWHERE] for cell in EVERYWHERE]
STOP: Final = Stop()
CHOOSE_STEP: Final[list[Step]] = [ChooseStep(0), ChooseStep(1)]
CHOOSE_SWAP: Final[list[Step]] = [ChooseSwap(0), ChooseSwap(1)]
