"""Gardener: one dragon wakes another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Effect
from embertable.core.flow import Step
from embertable.games.flamecraft_duals.cards.tables import ABILITIES
from embertable.games.flamecraft_duals.chapters.action import AskActor, activations
from embertable.games.flamecraft_duals.chapters.coin import add_coin
from embertable.games.flamecraft_duals.places.hexes import NEIGHBOURS
from embertable.games.flamecraft_duals.places.stacks import top
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, KINDS_OF, NONE


@dataclass(frozen=True)
class ActivateNeighbour(Effect):
    """Gardener: an adjacent token acts from its own cell; no token twice in one chain."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseNeighbour(seat, top(s.board[source]), source))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_wake(s, seat, source, s.chain)


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
                elif ability.possible(s, seat, other):
                    return True
    return False


class ChooseNeighbour(AskActor):
    """The gardener wakes a neighbour: choose which, and which of its kinds."""

    rule: ClassVar[str] = "gardener"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for cell in self.around(s):
            if s.board[cell] and top(s.board[cell]) not in s.chain:
                options += activations(s, self.seat, cell)
        return add_coin(s, self.seat, options)
