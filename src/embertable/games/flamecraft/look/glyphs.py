"""Simple gains as signs: what a slot or an enchantment gives, for those who know the signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.effects import All, Effect
from embertable.games.flamecraft.effects.drawing import FancyDragon
from embertable.games.flamecraft.effects.gaining import AnyGoods, Coins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.taking import Artisans

Glyph = tuple[str, int]  # a sign, and how many

SIGNS: Final[dict[type[Effect], str]] = {
    Hearts: "heart",
    Coins: "coin",
    FancyDragon: "sun",
    Artisans: "artisan",
    AnyGoods: "wild",
}


def glyphs(effects: Sequence[Effect]) -> list[Glyph]:
    """The signs of several effects; those that signs would not say are left out."""
    return [(SIGNS[type(effect)], getattr(effect, "count", 1)) for effect in effects if type(effect) in SIGNS]


def parts_of(effect: Effect) -> Sequence[Effect]:
    """The effects that happen together in one."""
    return effect.parts if isinstance(effect, All) else (effect,)
