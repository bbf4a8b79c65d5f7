"""The options of Flamecraft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Variants:
    """Which enchantments and shops are used, companions, and what a solo player has unlocked."""

    enchantments: Literal["purple", "gold"] = "purple"
    companions: bool = False
    shops: Literal["standard", "random"] = "standard"
    shop_list: tuple[str, ...] = ()
    unlocked: tuple[str, ...] = ()
