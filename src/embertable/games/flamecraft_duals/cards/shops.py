"""The 42 shop cards: rows and circles of three alike, and rows of two alike and one other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.games.flamecraft_duals.patterns import Pattern, circle, row
from embertable.games.flamecraft_duals.terms import BAKER, BLACKSMITH, COOK, GARDENER, JEWELLER, POTION_MAKER


@dataclass(frozen=True)
class ShopCard:
    """A pattern to be laid, and what it is worth."""

    id: str
    pattern: Pattern
    hearts: int
    basis: str = "public"


SHOPS: Final[list[ShopCard]] = [
    ShopCard("baker-line", row(BAKER, BAKER, BAKER), hearts=3),
    ShopCard("baker-triangle", circle(BAKER), hearts=3),
    ShopCard("jeweller-line", row(JEWELLER, JEWELLER, JEWELLER), hearts=3),
    ShopCard("jeweller-triangle", circle(JEWELLER), hearts=3),
    ShopCard("cook-line", row(COOK, COOK, COOK), hearts=3),
    ShopCard("cook-triangle", circle(COOK), hearts=3),
    ShopCard("blacksmith-line", row(BLACKSMITH, BLACKSMITH, BLACKSMITH), hearts=3),
    ShopCard("blacksmith-triangle", circle(BLACKSMITH), hearts=3),
    ShopCard("potion-maker-line", row(POTION_MAKER, POTION_MAKER, POTION_MAKER), hearts=3),
    ShopCard("potion-maker-triangle", circle(POTION_MAKER), hearts=3),
    ShopCard("gardener-line", row(GARDENER, GARDENER, GARDENER), hearts=3),
    ShopCard("gardener-triangle", circle(GARDENER), hearts=3),
    ShopCard("baker-pair-jeweller", row(BAKER, BAKER, JEWELLER), hearts=2),
    ShopCard("baker-pair-cook", row(BAKER, BAKER, COOK), hearts=2),
    ShopCard("baker-pair-blacksmith", row(BAKER, BAKER, BLACKSMITH), hearts=2),
    ShopCard("baker-pair-potion-maker", row(BAKER, BAKER, POTION_MAKER), hearts=2),
    ShopCard("baker-pair-gardener", row(BAKER, BAKER, GARDENER), hearts=2),
    ShopCard("jeweller-pair-baker", row(JEWELLER, JEWELLER, BAKER), hearts=2),
    ShopCard("jeweller-pair-cook", row(JEWELLER, JEWELLER, COOK), hearts=2),
    ShopCard("jeweller-pair-blacksmith", row(JEWELLER, JEWELLER, BLACKSMITH), hearts=2),
    ShopCard("jeweller-pair-potion-maker", row(JEWELLER, JEWELLER, POTION_MAKER), hearts=2),
    ShopCard("jeweller-pair-gardener", row(JEWELLER, JEWELLER, GARDENER), hearts=2),
    ShopCard("cook-pair-baker", row(COOK, COOK, BAKER), hearts=2),
    ShopCard("cook-pair-jeweller", row(COOK, COOK, JEWELLER), hearts=2),
    ShopCard("cook-pair-blacksmith", row(COOK, COOK, BLACKSMITH), hearts=2),
    ShopCard("cook-pair-potion-maker", row(COOK, COOK, POTION_MAKER), hearts=2),
    ShopCard("cook-pair-gardener", row(COOK, COOK, GARDENER), hearts=2),
    ShopCard("blacksmith-pair-baker", row(BLACKSMITH, BLACKSMITH, BAKER), hearts=2),
    ShopCard("blacksmith-pair-jeweller", row(BLACKSMITH, BLACKSMITH, JEWELLER), hearts=2),
    ShopCard("blacksmith-pair-cook", row(BLACKSMITH, BLACKSMITH, COOK), hearts=2),
    ShopCard("blacksmith-pair-potion-maker", row(BLACKSMITH, BLACKSMITH, POTION_MAKER), hearts=2),
    ShopCard("blacksmith-pair-gardener", row(BLACKSMITH, BLACKSMITH, GARDENER), hearts=2),
    ShopCard("potion-maker-pair-baker", row(POTION_MAKER, POTION_MAKER, BAKER), hearts=2),
    ShopCard("potion-maker-pair-jeweller", row(POTION_MAKER, POTION_MAKER, JEWELLER), hearts=2),
    ShopCard("potion-maker-pair-cook", row(POTION_MAKER, POTION_MAKER, COOK), hearts=2),
    ShopCard("potion-maker-pair-blacksmith", row(POTION_MAKER, POTION_MAKER, BLACKSMITH), hearts=2),
    ShopCard("potion-maker-pair-gardener", row(POTION_MAKER, POTION_MAKER, GARDENER), hearts=2),
    ShopCard("gardener-pair-baker", row(GARDENER, GARDENER, BAKER), hearts=2),
    ShopCard("gardener-pair-jeweller", row(GARDENER, GARDENER, JEWELLER), hearts=2),
    ShopCard("gardener-pair-cook", row(GARDENER, GARDENER, COOK), hearts=2),
    ShopCard("gardener-pair-blacksmith", row(GARDENER, GARDENER, BLACKSMITH), hearts=2),
    ShopCard("gardener-pair-potion-maker", row(GARDENER, GARDENER, POTION_MAKER), hearts=2),
]
