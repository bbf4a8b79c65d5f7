"""Simple gains as signs: what a slot or an enchantment gives, for those who know the signs."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.effects import Effect
from embertable.games.flamecraft.effects.drawing import FancyDragon
from embertable.games.flamecraft.effects.gaining import AnyGoods, Coins, Goods
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.taking import Artisans
from embertable.games.flamecraft.terms import KIND_NAMES

Glyph = tuple[str, int]  # a sign, and how many


def glyphs(effects: Sequence[Effect]) -> list[Glyph]:
    """The signs of several effects; those that signs would not say are left out."""
    found: list[Glyph] = []
    for effect in effects:
        if isinstance(effect, Hearts):
            found.append(("heart", effect.count))
        elif isinstance(effect, Coins):
            found.append(("coin", effect.count))
        elif isinstance(effect, FancyDragon):
            found.append(("sun", effect.count))
        elif isinstance(effect, Artisans):
            found.append(("artisan", effect.count))
        elif isinstance(effect, AnyGoods):
            found.append(("wild", effect.count))
        elif isinstance(effect, Goods):
            found += [(KIND_NAMES[kind], count) for kind, count in enumerate(effect.goods) if count]
    return found
