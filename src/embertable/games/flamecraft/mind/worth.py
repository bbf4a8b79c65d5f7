"""What cards are worth to a bot, in hearts."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import Effect
from embertable.games.flamecraft.effects.drawing import FancyDragon
from embertable.games.flamecraft.effects.gaining import AnyGoods, Coins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.taking import Artisans

NTH_GOOD: Final = (0.0, 1.0, 2.0, 2.9, 3.7, 4.4, 5.0, 5.5)  # what so many goods of one kind are worth, in first goods

# What one of each is worth as the reward of an enchantment.
WORTH: Final[dict[type[Effect], float]] = {Hearts: 1.0, Coins: 1.1, Artisans: 1.6, FancyDragon: 2.4, AnyGoods: 0.6}


def worths(effects: tuple[Effect, ...]) -> float:
    """What rewards are worth together."""
    total = 0.0
    for effect in effects:
        total += WORTH.get(type(effect), 0.0) * getattr(effect, "count", 1)
    return total


def good_worth(owned: int) -> float:
    """What one more good is worth when so many are owned."""
    return 1.0 if owned < 3 else (0.6 if owned < 7 else 0.1)
