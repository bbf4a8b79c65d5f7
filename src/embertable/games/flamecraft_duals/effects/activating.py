"""Gardener: one dragon wakes another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.cards.tables import ABILITIES
from embertable.games.flamecraft_duals.chapters.action import AskActor, activations, refused_activations
from embertable.games.flamecraft_duals.chapters.coin import add_coin
from embertable.games.flamecraft_duals.effects.moving import NOT_ADJACENT
from embertable.games.flamecraft_duals.places.hexes import CELLS, NEIGHBOURS
from embertable.games.flamecraft_duals.places.stacks import top, why_not_take
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, KINDS_OF, NONE

NOBODY_TO_WAKE: Final = Refusal("nobody to wake", "gardener")
IN_THE_CHAIN: Final = Refusal("in the chain", "gardener")


@dataclass(frozen=True)
class ActivateNeighbour(Effect):
    """Gardener: an adjacent token acts from its own cell; no token twice in one chain."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseNeighbour(seat, top(s.board[source]), source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if can_wake(s, seat, source, s.chain) else NOBODY_TO_WAKE


def can_wake(s: State, seat: int, cell: int, chain: list[int]) -> bool:
    """Whether a chain of gardeners that reached this cell can be finished; `chain` are the tokens used before."""
    used = [*chain, top(s.board[cell])]
    for other in NEIGHBOURS[cell]:
        token = top(s.board[other])
        if token != NONE and token not in used:
            for kind in KINDS_OF[FACE[token]]:
                ability = ABILITIES[kind]
                if isinstance(ability, ActivateNeighbour):
                    if can_wake(s, seat, other, used):
                        return True
                elif ability.why_not(s, seat, other) is None:
                    return True
    return False


class ChooseNeighbour(AskActor):
    """The gardener wakes a neighbour: choose which, and which of its kinds."""

    rule: ClassVar[str] = "gardener"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for cell in self.around(s):
            if why_not_wake(s, cell) is None:
                options += activations(s, self.seat, cell)
        return add_coin(s, self.seat, options)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        around = self.around(s)
        found: list[tuple[Step, Refusal]] = []
        for cell in range(CELLS):
            refusal = why_not_wake(s, cell) or (None if cell in around else NOT_ADJACENT)
            found += refused_activations(s, self.seat, cell, refusal)
        return found + self.meanwhile(s)


def why_not_wake(s: State, cell: int) -> Refusal | None:
    """A token that was not yet used in this chain."""
    return why_not_take(s.board, s.piece, cell) or (IN_THE_CHAIN if top(s.board[cell]) in s.chain else None)
