"""The Action phase: pull a token, place it on a legal cell, and activate it if you like."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, FANCY, CoinUse
from embertable.games.flamecraft_duals.chapters.coin import (
    ASK_DRAGON,
    AskDragon,
    add_coin,
    has_coin_to_move,
    why_not_coin,
)
from embertable.games.flamecraft_duals.chapters.phases import (
    idle_tokens,
    kinds_at,
    no_pull,
    while_acting,
    why_not_idle,
)
from embertable.games.flamecraft_duals.chapters.supply import pull, put_back
from embertable.games.flamecraft_duals.chapters.waiting import ACTIVATE_OPTIONS, PLACE_OPTIONS, PULL_OPTIONS
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import Activated, Placed
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, CELLS, NEIGHBOURS
from embertable.games.flamecraft_duals.places.stacks import (
    faces_in,
    index_of,
    legal_cells,
    put,
    top,
    where,
    why_not_put,
)
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE, FACE_IDS, FACES, KIND_IDS, KINDS, KINDS_OF

NO_ABILITY: Final = Refusal("no ability", "activating")
COVERED: Final = Refusal("covered", "activating")


def pulls(s: State, seat: int) -> list[Step]:
    """Pull a token to play, or spend a coin: on more tokens to choose from, or on something else first."""
    options: list[Step] = [PULL]
    if s.dragons and why_not_coin(s, seat) is None:
        options += [PULL_MORE[dragon] for dragon in pullers(s)]
    return add_coin(s, seat, options)


def pullers(s: State) -> list[int]:
    """The fancy dragons that stand for a pull."""
    found: list[int] = []
    for dragon in s.dragons:
        use = FANCY[dragon].effect
        if isinstance(use, CoinUse) and use.is_pull():
            found.append(dragon)
    return found


def refused_pulls(s: State, seat: int, pull: Refusal | None) -> list[tuple[Step, Refusal]]:
    """What cannot be done where a token is to be pulled; `pull` stands against the pull itself, if anything does."""
    found: list[tuple[Step, Refusal]] = [] if pull is None else [(PULL, pull)]
    helpers = pullers(s)
    refusal = pull or why_not_coin(s, seat)
    if refusal is not None:
        found += [(PULL_MORE[dragon], refusal) for dragon in helpers]
    offered = [ASK_DRAGON[dragon] for dragon in helpers]
    return found + [pair for pair in while_acting(s, seat) if pair[0] not in offered] + idle_tokens(s)


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

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_placings(s, self.seat, PLAY_TOKEN)


def placings(s: State, seat: int, places: list[list[Step]]) -> list[Step]:
    """Every token of the tray on every legal cell, by what `places` has for its face and the cell."""
    cells = legal_cells(why_not_put(s.board, s.piece))
    options: list[Step] = []
    for face in faces_in(s.tray):
        put_face = places[face]
        options += [put_face[cell] for cell in cells]
    return add_coin(s, seat, options)


def refused_placings(s: State, seat: int, places: list[list[Step]]) -> list[tuple[Step, Refusal]]:
    """Where no token of the tray may be put, and what is not done meanwhile."""
    found: list[tuple[Step, Refusal]] = []
    for cell, refusal in enumerate(why_not_put(s.board, s.piece)):
        if refusal is not None:
            found += [(places[face][cell], refusal) for face in faces_in(s.tray)]
    return found + while_acting(s, seat) + no_pull(s)


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

    def meanwhile(self, s: State) -> list[tuple[Step, Refusal]]:
        """What is not done while a token acts."""
        return while_acting(s, self.seat) + no_pull(s)


class ChooseActivation(AskActor):
    """You may activate the token you just placed, if it is still on top."""

    rule: ClassVar[str] = "activating"

    def options(self, s: State) -> list[Step]:
        cell = where(s.board, self.token, self.cell)
        options: list[Step] = []
        if self.why_not_cell(s, cell, cell) is None:
            options += activations(s, self.seat, cell)
        # Scoring follows at once and offers the coin again; here it matters only where it could open up an ability.
        if options or has_coin_to_move(s, self.seat):
            options.append(DECLINE)
            add_coin(s, self.seat, options)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        here = where(s.board, self.token, self.cell)
        found: list[tuple[Step, Refusal]] = []
        for cell in range(CELLS):
            found += refused_activations(s, self.seat, cell, self.why_not_cell(s, cell, here))
        return found + self.meanwhile(s)

    def why_not_cell(self, s: State, cell: int, here: int) -> Refusal | None:
        """The token must be the one that was just placed, which lies `here`, and still on top."""
        if cell != here:
            return why_not_idle(s, cell)
        return None if top(s.board[cell]) == self.token else COVERED


def refused_activations(s: State, seat: int, cell: int, refusal: Refusal | None) -> list[tuple[Step, Refusal]]:
    """The abilities of a top token that cannot be activated; `refusal` stands against its cell, if anything does."""
    found: list[tuple[Step, Refusal]] = []
    for kind in kinds_at(s, cell):
        against = refusal or why_not_ability(s, seat, kind, cell)
        if against is not None:
            found.append((ACTIVATE[kind][cell], against))
    return found


def why_not_ability(s: State, seat: int, kind: int, cell: int) -> Refusal | None:
    """A token has the abilities of its kinds, Buddy none."""
    return ABILITIES[kind].why_not(s, seat, cell) if kind in KINDS_OF[FACE[top(s.board[cell])]] else NO_ABILITY


def activations(s: State, seat: int, cell: int) -> list[Step]:
    """The abilities of the top token of a cell that can be carried out at all."""
    options: list[Step] = []
    for kind in KINDS_OF[FACE[top(s.board[cell])]]:
        if ABILITIES[kind].why_not(s, seat, cell) is None:
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


PULL: Final[Step] = Pull("pull", "bag")
PULL_MORE: Final[list[Step]] = [PullMore(dragon) for dragon in range(len(DRAGON_IDS))]
CHOOSE_CELL: Final[list[Step]] = [ChooseCell(0), ChooseCell(1)]
PUT_TOKEN: Final[list[list[Step]]] = [[PutToken(face, cell) for cell in range(CELLS)] for face in range(FACES)]
PLAY_TOKEN: Final[list[list[Step]]] = [[PlayToken(face, cell) for cell in range(CELLS)] for face in range(FACES)]
ACTIVATE: Final[list[list[Step]]] = [[Activate(kind, cell) for cell in range(CELLS)] for kind in range(KINDS)]
PULL_OPTIONS.append(PULL)
PLACE_OPTIONS.extend(PUT_TOKEN)
ACTIVATE_OPTIONS.extend(ACTIVATE)
