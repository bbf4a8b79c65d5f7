"""A fancy dragon that draws shop cards."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.cards.tables import CoinUse
from embertable.games.flamecraft_duals.chapters.drawing import draw
from embertable.games.flamecraft_duals.chapters.supply import why_not_draw
from embertable.games.flamecraft_duals.state import State


@dataclass(frozen=True)
class KeepCards(CoinUse):
    """Draw shop cards and keep them: nothing goes back under the deck."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        draw(s, self.count)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_draw(s)
