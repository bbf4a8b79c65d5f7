"""Placing a token, activating it, and the six abilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import DECLINE, Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft_duals.bag import can_pull, pull, put_back
from embertable.games.flamecraft_duals.cards.fancy import FANCY
from embertable.games.flamecraft_duals.coin import add_coin, has_coin, pay
from embertable.games.flamecraft_duals.crafts import CHOOSE_SWAP, ChooseDish, ChooseFirstStep, ChooseSecondStep
from embertable.games.flamecraft_duals.effects import MoveAny, PullInstead, faces_in, index_of
from embertable.games.flamecraft_duals.events import Activated, Placed
from embertable.games.flamecraft_duals.hexes import (
    CELL_NAMES,
    CELLS,
    NEIGHBOURS,
    TOKEN_BITS,
    TOKEN_MASK,
    legal_cells,
    top,
    where,
)
from embertable.games.flamecraft_duals.moving import can_step_beside
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE, FACE_IDS, FACES, KINDS_OF, NONE


class Ability(Effect):
    """What a dragon of a kind can do when it is activated."""

    def usable(self, s: State, cell: int, chain: tuple[int, ...]) -> bool:
        """Whether a dragon on this cell could carry it out at all; `chain` are the tokens used before it."""
        raise AssertionError(f"{type(self).__name__} does not say when it can be used")

    def begin(self, s: State, token: int, cell: int, chain: tuple[int, ...]) -> None:
        """Put its steps on the agenda; `chain` ends with the acting token."""
        raise AssertionError(f"{type(self).__name__} does not say what it does")


@dataclass(frozen=True)
class PlayAnother(Ability):
    """Baker: pull another token, place it, and activate it if you like."""

    def usable(self, s: State, cell: int, chain: tuple[int, ...]) -> bool:
        return can_pull(s)

    def begin(self, s: State, token: int, cell: int, chain: tuple[int, ...]) -> None:
        s.then(PULL_ANOTHER[s.turn])


@dataclass(frozen=True)
class PullAndPlace(Ability):
    """Jeweller: pull three tokens, place one without activating it, put the others back."""

    count: int

    def usable(self, s: State, cell: int, chain: tuple[int, ...]) -> bool:
        return can_pull(s)

    def begin(self, s: State, token: int, cell: int, chain: tuple[int, ...]) -> None:
        pull(s, self.count)
        s.then(PLACE_IDLE[s.turn])


@dataclass(frozen=True)
class MoveAnywhere(Ability):
    """Cook: move one adjacent token to any other legal cell."""

    def usable(self, s: State, cell: int, chain: tuple[int, ...]) -> bool:
        for start in NEIGHBOURS[cell]:  # noqa: SIM110  a generator is slow here, compiled or not
            if s.board[start]:
                return True
        return False

    def begin(self, s: State, token: int, cell: int, chain: tuple[int, ...]) -> None:
        s.then(ChooseDish(s.turn, token, cell))


@dataclass(frozen=True)
class MoveOneStep(Ability):
    """Blacksmith: move one or two adjacent tokens by one step, one after the other."""

    def usable(self, s: State, cell: int, chain: tuple[int, ...]) -> bool:
        return can_step_beside(s, cell)

    def begin(self, s: State, token: int, cell: int, chain: tuple[int, ...]) -> None:
        s.forged = NONE
        s.then(ChooseFirstStep(s.turn, token, cell), ChooseSecondStep(s.turn, token, cell))


@dataclass(frozen=True)
class SwapAny(Ability):
    """Potion maker: swap the top tokens of any two cells."""

    def usable(self, s: State, cell: int, chain: tuple[int, ...]) -> bool:
        return sum([1 for stack in s.board if stack]) > 1

    def begin(self, s: State, token: int, cell: int, chain: tuple[int, ...]) -> None:
        s.then(CHOOSE_SWAP[s.turn])


@dataclass(frozen=True)
class ActivateNeighbour(Ability):
    """Gardener: an adjacent token acts from its own cell; no token twice in one chain."""

    def usable(self, s: State, cell: int, chain: tuple[int, ...]) -> bool:
        for other in NEIGHBOURS[cell]:
            token = top(s.board[other])
            if token != NONE and token not in chain:
                for kind in KINDS_OF[FACE[token]]:
                    if ABILITIES[kind].usable(s, other, (*chain, token)):
                        return True
        return False

    def begin(self, s: State, token: int, cell: int, chain: tuple[int, ...]) -> None:
        s.then(ChooseNeighbour(s.turn, token, cell, chain))


ABILITIES: Final[list[Ability]] = [
    PlayAnother(),
    PullAndPlace(3),
    MoveAnywhere(),
    MoveOneStep(),
    SwapAny(),
    ActivateNeighbour(),
]


class PullAnother(Ask):
    """The baker calls another dragon out of the bag."""

    rule: ClassVar[str] = "baker"

    def options(self, s: State) -> list[Step]:
        return pulls(s, self.seat)


def pulls(s: State, seat: int) -> list[Step]:
    """Pull a token to play, or spend a coin: on more tokens to choose from, or on something else first."""
    options: list[Step] = [PULL]
    for dragon in s.dragons:
        if isinstance(FANCY[dragon].effect, PullInstead) and has_coin(s, seat):
            options.append(PULL_MORE[dragon])
    return add_coin(s, seat, options)


class Pull(Step):
    """Pull one token and place it."""

    def resolve(self, s: State) -> None:
        pull(s, 1)
        s.then(PLACE[s.turn])

    def key(self) -> str:
        return "pull"

    def things(self) -> Sequence[str]:
        return ("bag",)


class PullMore(Step):
    """Spend the coin on a fancy dragon: choose from more tokens than one."""

    def __init__(self, dragon: int) -> None:
        self.dragon = dragon

    def resolve(self, s: State) -> None:
        pay(s, self.dragon)
        FANCY[self.dragon].effect.do(s, s.turn, self.dragon)
        s.then(PLACE[s.turn])

    def key(self) -> str:
        return f"coin {DRAGON_IDS[self.dragon]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.dragon]}",)


class Place(Ask):
    """Put a token of the tray on a legal cell."""

    rule: ClassVar[str] = "placing"

    def __init__(self, seat: int, awake: bool) -> None:
        super().__init__(seat)
        self.awake = awake  # whether the token may be activated

    def options(self, s: State) -> list[Step]:
        cells = legal_cells(s.board, s.piece)
        places = PUT_AWAKE if self.awake else PUT_IDLE
        options: list[Step] = []
        for face in faces_in(s.tray):
            put = places[face]
            options += [put[cell] for cell in cells]
        return add_coin(s, self.seat, options)


class PutToken(Step):
    """Put this token on this cell; whatever else was pulled goes back into the bag."""

    def __init__(self, face: int, cell: int, awake: bool) -> None:
        self.face = face
        self.cell = cell
        self.awake = awake
        self.called = f"place {FACE_IDS[self.face]} {CELL_NAMES[self.cell]}"

    def resolve(self, s: State) -> None:
        token = s.tray.pop(index_of(s.tray, self.face))
        s.board[self.cell] = s.board[self.cell] << TOKEN_BITS | token + 1
        if s.journal is not None:
            s.note(Placed(s.turn, self.face, self.cell))
        if s.tray:
            put_back(s)
        if self.awake:
            s.then(ChooseActivation(s.turn, token, self.cell))

    def key(self) -> str:
        return self.called

    def things(self) -> Sequence[str]:
        return (f"tray {FACE_IDS[self.face]}", f"cell {CELL_NAMES[self.cell]}")


class ChooseActivation(Ask):
    """You may activate the token you just placed, if it is still on top."""

    rule: ClassVar[str] = "activating"

    def __init__(self, seat: int, token: int, cell: int) -> None:
        super().__init__(seat)
        self.token = token
        self.cell = cell

    def options(self, s: State) -> list[Step]:
        cell = where(s.board, self.token, self.cell)
        options: list[Step] = []
        if s.board[cell] & TOKEN_MASK == self.token + 1:
            chain = (self.token,)
            for kind in KINDS_OF[FACE[self.token]]:
                if ABILITIES[kind].usable(s, cell, chain):
                    options.append(Activate(self.token, cell, kind, chain))
        if options:
            options.append(DECLINE)
            return add_coin(s, self.seat, options)
        # Scoring follows at once and offers the coin again; here it matters only where it could make an ability usable.
        if has_coin(s, self.seat) and any(isinstance(FANCY[dragon].effect, MoveAny) for dragon in s.dragons):
            options.append(DECLINE)
            return add_coin(s, self.seat, options)
        return options


class Activate(Step):
    """Use one ability of a token; `chain` are the tokens used so far, this one the last."""

    def __init__(self, token: int, cell: int, kind: int, chain: tuple[int, ...]) -> None:
        self.token = token
        self.cell = cell
        self.kind = kind
        self.chain = chain

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            s.note(Activated(s.turn, FACE[self.token], self.kind, self.cell))
        ABILITIES[self.kind].begin(s, self.token, self.cell, self.chain)

    def key(self) -> str:
        return f"activate {FACE_IDS[self.kind]} {CELL_NAMES[self.cell]}"

    def things(self) -> Sequence[str]:
        return (f"cell {CELL_NAMES[self.cell]}",)


class ChooseNeighbour(Ask):
    """The gardener wakes a neighbour: choose which, and which of its kinds."""

    rule: ClassVar[str] = "gardener"

    def __init__(self, seat: int, token: int, cell: int, chain: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.token = token
        self.cell = cell
        self.chain = chain

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for cell in NEIGHBOURS[where(s.board, self.token, self.cell)]:
            token = top(s.board[cell])
            if token != NONE and token not in self.chain:
                chain = (*self.chain, token)
                for kind in KINDS_OF[FACE[token]]:
                    if ABILITIES[kind].usable(s, cell, chain):
                        options.append(Activate(token, cell, kind, chain))
        return add_coin(s, self.seat, options)


PULL: Final = Pull()
PULL_MORE: Final[list[Step]] = [PullMore(dragon) for dragon in range(len(DRAGON_IDS))]
PULL_ANOTHER: Final[list[Step]] = [PullAnother(0), PullAnother(1)]
PLACE: Final[list[Step]] = [Place(0, True), Place(1, True)]
PLACE_IDLE: Final[list[Step]] = [Place(0, False), Place(1, False)]
PUT_AWAKE: Final[list[list[Step]]] = [[PutToken(face, cell, True) for cell in range(CELLS)] for face in range(FACES)]
PUT_IDLE: Final[list[list[Step]]] = [[PutToken(face, cell, False) for cell in range(CELLS)] for face in range(FACES)]
