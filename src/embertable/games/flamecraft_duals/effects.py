"""The verbs fancy dragons are written in: second uses of a coin, and changes to the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft_duals.bag import can_pull, pull
from embertable.games.flamecraft_duals.deck import can_draw, draw
from embertable.games.flamecraft_duals.events import Exchanged
from embertable.games.flamecraft_duals.hexes import CELL_NAMES, CELLS, TOKEN_MASK
from embertable.games.flamecraft_duals.moving import single_steps
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import BUDDY_TOKEN, FACE, FACE_IDS, FACES


@dataclass(frozen=True)
class KeepCards(Effect):
    """Draw shop cards and keep them: nothing goes back under the deck."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        draw(s, self.count)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_draw(s)


@dataclass(frozen=True)
class Exchange(Effect):
    """Exchange a token not yet placed for the top token of any cell."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(CHOOSE_EXCHANGE[seat])

    def possible(self, s: State, seat: int, source: int) -> bool:
        return bool(s.tray) and any(s.board)


@dataclass(frozen=True)
class MoveAny(Effect):
    """Move any top token one step."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(CHOOSE_STEP[seat])

    def possible(self, s: State, seat: int, source: int) -> bool:
        return bool(single_steps(s))


@dataclass(frozen=True)
class PullInstead(Effect):
    """Instead of a pull of one token pull more, place one of them, and put the others back."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        pull(s, self.count)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_pull(s)


@dataclass(frozen=True)
class AddBuddy(Effect):
    """The Buddy token goes into the bag: without an ability, and of any kind in a pattern."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.bag.append(BUDDY_TOKEN)


@dataclass(frozen=True)
class CoinsAtEnd(Effect):
    """What coins are worth at the end: each one left, and having none left."""

    each: int
    none_left: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.coin_hearts = self.each
        s.no_coin_hearts = self.none_left


@dataclass(frozen=True)
class HandLimit(Effect):
    """Another number of shop cards in hand, for the deal and for every Refresh."""

    cards: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.hand_limit = self.cards


@dataclass(frozen=True)
class OpenCards(Effect):
    """Shop cards lie open beside the deck, and may be taken instead of its top card."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.open_cards = self.count


class ChooseExchange(Ask):
    """Choose the token to leave, and the cell whose top token you take for it."""

    rule: ClassVar[str] = "fancy"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for face in faces_in(s.tray):
            leave = LEAVE[face]
            options += [leave[cell] for cell in range(CELLS) if s.board[cell]]
        return options


class LeaveToken(Step):
    """Leave a token of the tray on a cell, without activating it, and take the top token from there."""

    def __init__(self, face: int, cell: int) -> None:
        self.face = face
        self.cell = cell
        self.called = f"leave {FACE_IDS[self.face]} {CELL_NAMES[self.cell]}"

    def resolve(self, s: State) -> None:
        place = index_of(s.tray, self.face)
        stack = s.board[self.cell]
        taken = (stack & TOKEN_MASK) - 1
        s.board[self.cell] = stack - taken + s.tray[place]
        s.tray[place] = taken
        if s.journal is not None:
            s.note(Exchanged(s.turn, self.face, FACE[taken], self.cell))

    def key(self) -> str:
        return self.called

    def things(self) -> Sequence[str]:
        return (f"tray {FACE_IDS[self.face]}", f"cell {CELL_NAMES[self.cell]}")


class ChooseStep(Ask):
    """Move any top token to a legal cell beside it."""

    rule: ClassVar[str] = "fancy"

    def options(self, s: State) -> list[Step]:
        return single_steps(s)


LEAVE: Final[list[list[Step]]] = [[LeaveToken(face, cell) for cell in range(CELLS)] for face in range(FACES)]
CHOOSE_EXCHANGE: Final[list[Step]] = [ChooseExchange(0), ChooseExchange(1)]
CHOOSE_STEP: Final[list[Step]] = [ChooseStep(0), ChooseStep(1)]


def faces_in(tokens: list[int]) -> list[int]:
    """The different faces among tokens, in order: tokens that look alike are one option."""
    return sorted({FACE[token] for token in tokens})


def index_of(tokens: list[int], face: int) -> int:
    """Where the first token of a face lies in a list."""
    for index in range(len(tokens)):
        if FACE[tokens[index]] == face:
            return index
    raise AssertionError(f"no {FACE_IDS[face]} among the tokens")
