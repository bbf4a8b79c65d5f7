"""The six fountain cards. The printed patterns are lost: these were chosen to obey every printed fact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.games.flamecraft_duals.patterns import Pattern, rhombus
from embertable.games.flamecraft_duals.terms import BAKER, BLACKSMITH, COOK, GARDENER, JEWELLER, POTION_MAKER


@dataclass(frozen=True)
class FountainCard:
    """A pattern of four dragons, and what it is worth."""

    id: str
    pattern: Pattern
    hearts: int
    basis: str = "reconstructed"


FOUNTAIN_CARDS: Final[list[FountainCard]] = [
    FountainCard("fountain-baker-jeweller", rhombus(middle=BAKER, tips=JEWELLER), hearts=4),
    FountainCard("fountain-jeweller-blacksmith", rhombus(middle=JEWELLER, tips=BLACKSMITH), hearts=4),
    FountainCard("fountain-blacksmith-potion-maker", rhombus(middle=BLACKSMITH, tips=POTION_MAKER), hearts=4),
    FountainCard("fountain-potion-maker-gardener", rhombus(middle=POTION_MAKER, tips=GARDENER), hearts=4),
    FountainCard("fountain-gardener-cook", rhombus(middle=GARDENER, tips=COOK), hearts=4),
    FountainCard("fountain-cook-baker", rhombus(middle=COOK, tips=BAKER), hearts=4),
]
