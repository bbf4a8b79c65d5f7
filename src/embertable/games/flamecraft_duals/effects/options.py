"""What options have in common: they are made once, and name the cells or the card they touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Step
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS


class BoardOption(Step):
    """An option that touches things on the board. Its key is asked for often: it is written when the option is made."""

    def __init__(self, called: str, *touched: str) -> None:
        self.called = called
        self.touched = touched

    def key(self) -> str:
        return self.called

    def things(self) -> Sequence[str]:
        return self.touched


class CardOption(Step):
    """An option for one shop or fountain card: a verb and the card."""

    verb: ClassVar[str] = ""

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> str:
        return f"{self.verb} {CARD_IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {CARD_IDS[self.card]}",)
