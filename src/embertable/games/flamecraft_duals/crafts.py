"""The questions of the three dragons that rearrange the board: cook, blacksmith, potion maker."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft_duals.coin import add_coin
from embertable.games.flamecraft_duals.hexes import CELLS, NEIGHBOURS, legal_cells, legal_steps, top, where
from embertable.games.flamecraft_duals.moving import FORGE, MOVE, SWAP
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import NONE


class ChooseDish(Ask):
    """The cook sends an adjacent token to any other legal cell."""

    rule: ClassVar[str] = "cook"

    def __init__(self, seat: int, token: int, cell: int) -> None:
        super().__init__(seat)
        self.token = token
        self.cell = cell

    def options(self, s: State) -> list[Step]:
        cells = legal_cells(s.board, s.piece)
        options: list[Step] = []
        for start in NEIGHBOURS[where(s.board, self.token, self.cell)]:
            if s.board[start]:
                moves = MOVE[start]
                options += [moves[end] for end in cells if end != start]
        return add_coin(s, self.seat, options)


class ChooseFirstStep(Ask):
    """The blacksmith moves an adjacent token by one step."""

    rule: ClassVar[str] = "blacksmith"

    def __init__(self, seat: int, token: int, cell: int) -> None:
        super().__init__(seat)
        self.token = token
        self.cell = cell

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for start in NEIGHBOURS[where(s.board, self.token, self.cell)]:
            if s.board[start]:
                moves = FORGE[start]
                options += [moves[end] for end in legal_steps(s.board, s.piece, start)]
        return add_coin(s, self.seat, options)


class ChooseSecondStep(Ask):
    """The blacksmith may move another adjacent token, judged after the first move."""

    rule: ClassVar[str] = "blacksmith"

    def __init__(self, seat: int, token: int, cell: int) -> None:
        super().__init__(seat)
        self.token = token
        self.cell = cell

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if s.forged == NONE:
            return options
        for start in NEIGHBOURS[where(s.board, self.token, self.cell)]:
            token = top(s.board[start])
            if token not in (NONE, s.forged):
                moves = MOVE[start]
                options += [moves[end] for end in legal_steps(s.board, s.piece, start)]
        if options:
            options.append(STOP)
            add_coin(s, self.seat, options)
        return options


class Stop(Step):
    """One move is enough."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "stop"


class ChooseSwap(Ask):
    """The potion maker swaps the top tokens of two cells."""

    rule: ClassVar[str] = "potion-maker"

    def options(self, s: State) -> list[Step]:
        cells = [cell for cell in range(CELLS) if s.board[cell]]
        options: list[Step] = []
        for index in range(len(cells)):
            swaps = SWAP[cells[index]]
            options += [swaps[other] for other in cells[index + 1 :]]
        return add_coin(s, self.seat, options)


STOP: Final = Stop()
CHOOSE_SWAP: Final[list[Step]] = [ChooseSwap(0), ChooseSwap(1)]
