"""The Action phase: pull a token, place it on a legal cell, and activate it if you like."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, FANCY, CoinUse
from embertable.games.flamecraft_duals.chapters.coin import AskDragon, add_coin, has_coin, has_coin_to_move
from embertable.games.flamecraft_duals.chapters.supply import pull, put_back
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import Activated, Placed
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, CELLS, NEIGHBOURS
from embertable.games.flamecraft_duals.places.stacks import faces_in, index_of, legal_cells, put, top, where
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE, FACE_IDS, FACES, KIND_IDS, KINDS, KINDS_OF


def pulls(s: State, seat: int) -> list[Step]:
    """Pull a token to play, or spend a coin: on more tokens to choose from, or on something else first."""
    options: list[Step] = [PULL]
    if has_coin(s, seat):
        for dragon in s.dragons:
            use = FANCY[dragon].effect
            if isinstance(use, CoinUse) and use.is_pull():
                options.append(PULL_MORE[dragon])
    return add_coin(s, seat, options)


class Pull(BoardOption):
    """Pull one token and place it."""

    def resolve(self, s: State) -> None:
        pull(s, 1)
        s.then(CHOOSE_CELL[s.turn])


class PullMore(AskDragon):
    """Spend the coin on a fancy dragon: choose from more tokens than one."""

    aside: ClassVar[bool] = False

    def resolve(self, s: State) -> None:
        super().resolve(s)
        s.then(CHOOSE_CELL[s.turn])


class ChooseCell(Ask):
    """Put a token of the tray on a legal cell."""

    rule: ClassVar[str] = "placing"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        return placings(s, self.seat, PLAY_TOKEN)


def placings(s: State, seat: int, places: list[list[Step]]) -> list[Step]:
    """Every token of the tray on every legal cell, by what `places` has for its face and the cell."""
    cells = legal_cells(s.board, s.piece)
    options: list[Step] = []
    for face in faces_in(s.tray):
        put_face = places[face]
        options += [put_face[cell] for cell in cells]
    return add_coin(s, seat, options)


class PutToken(BoardOption):
    """Put this token on this cell; whatever else was pulled goes back into the bag."""

    def __init__(self, face: int, cell: int) -> None:
        token, there = FACE_IDS[face], CELL_NAMES[cell]
        super().__init__(f"place {token} {there}", f"tray {token}", f"cell {there}")
        self.face = face
        self.cell = cell

    def resolve(self, s: State) -> None:
        self.lay(s)

    def lay(self, s: State) -> int:
        """The token that was put."""
        token = s.tray.pop(index_of(s.tray, self.face))
        s.board[self.cell] = put(s.board[self.cell], token)
        if s.journal is not None:
            s.note(Placed(s.turn, self.face, self.cell))
        if s.tray:
            put_back(s)
        return token


class PlayToken(PutToken):
    """Put this token on this cell, and activate it if you like."""

    def resolve(self, s: State) -> None:
        token = self.lay(s)
        s.chain = []
        s.then(ChooseActivation(s.turn, token, self.cell))


class AskActor(Ask):
    """A question of a token that acts: even when it is covered, it is measured from the cell where it lies."""

    def __init__(self, seat: int, token: int, cell: int) -> None:
        super().__init__(seat)
        self.token = token
        self.cell = cell  # where it lay when it began

    def around(self, s: State) -> list[int]:
        """The cells beside the acting token."""
        return NEIGHBOURS[where(s.board, self.token, self.cell)]


class ChooseActivation(AskActor):
    """You may activate the token you just placed, if it is still on top."""

    rule: ClassVar[str] = "activating"

    def options(self, s: State) -> list[Step]:
        cell = where(s.board, self.token, self.cell)
        options: list[Step] = []
        if top(s.board[cell]) == self.token:
            options += activations(s, self.seat, cell)
        # Scoring follows at once and offers the coin again; here it matters only where it could open up an ability.
        if options or has_coin_to_move(s, self.seat):
            options.append(DECLINE)
            add_coin(s, self.seat, options)
        return options


def activations(s: State, seat: int, cell: int) -> list[Step]:
    """The abilities of the top token of a cell that can be carried out at all."""
    options: list[Step] = []
    for kind in KINDS_OF[FACE[top(s.board[cell])]]:
        if ABILITIES[kind].possible(s, seat, cell):
            options.append(ACTIVATE[kind][cell])
    return options


class Activate(BoardOption):
    """The top token of a cell uses one of its abilities."""

    def __init__(self, kind: int, cell: int) -> None:
        super().__init__(f"activate {KIND_IDS[kind]} {CELL_NAMES[cell]}", f"cell {CELL_NAMES[cell]}")
        self.kind = kind
        self.cell = cell

    def resolve(self, s: State) -> None:
        token = top(s.board[self.cell])
        s.chain = [*s.chain, token]
        if s.journal is not None:
            s.note(Activated(s.turn, FACE[token], self.kind, self.cell))
        ABILITIES[self.kind].do(s, s.turn, self.cell)


PULL: Final = Pull("pull", "bag")
PULL_MORE: Final[list[Step]] = [PullMore(dragon) for dragon in range(len(DRAGON_IDS))]
CHOOSE_CELL: Final[list[Step]] = [ChooseCell(0), ChooseCell(1)]
PUT_TOKEN: Final[list[list[Step]]] = [[PutToken(face, cell) for cell in range(CELLS)] for face in range(FACES)]
PLAY_TOKEN: Final[list[list[Step]]] = [[PlayToken(face, cell) for cell in range(CELLS)] for face in range(FACES)]
ACTIVATE: Final[list[list[Step]]] = [[Activate(kind, cell) for cell in range(CELLS)] for kind in range(KINDS)]
