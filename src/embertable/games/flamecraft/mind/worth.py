"""What cards are worth to a bot."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import All, Effect
from embertable.games.flamecraft.effects.drawing import FancyDragon
from embertable.games.flamecraft.effects.gaining import AnyGoods, Coins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.taking import Artisans

NTH_GOOD: Final = (0.0, 1.0, 2.0, 2.9, 3.7, 4.4, 5.0, 5.5)  # what so many goods of one kind are worth, in first goods


def worths(effects: tuple[Effect, ...]) -> float:
    """What rewards are worth together, in hearts."""
    total = 0.0
    for effect in effects:
        total += worth(effect)
    return total


def worth(effect: Effect) -> float:
    """What a reward is worth, in hearts."""
    if isinstance(effect, Hearts):
        return float(effect.count)
    if isinstance(effect, Coins):
        return 1.1 * effect.count
    if isinstance(effect, Artisans):
        return 1.6
    if isinstance(effect, FancyDragon):
        return 2.4
    if isinstance(effect, AnyGoods):
        return 0.6 * effect.count
    if isinstance(effect, All):
        return worths(effect.parts)
    return 0.0


def good_worth(owned: int) -> float:
    """What one more good is worth when so many are owned."""
    return 1.0 if owned < 3 else (0.6 if owned < 7 else 0.1)
