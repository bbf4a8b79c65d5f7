"""Flamecraft: a shared town of shops, the small dragons who work in them, and the keepers who find them homes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from embertable.core.base import GameBase
from embertable.games.flamecraft.knowledge.view import View
from embertable.games.flamecraft.state import State


class Flamecraft(GameBase[State, View]):
    """The game as the catalogue lists it."""

    id = "flamecraft"
    seats = range(1, 6)
    rules = 2
    profile = "unlocked"
    minutes = (45, 75)
    deck_headings: ClassVar[Mapping[str, str]] = {
        "starter artisans": "artisans",
        "artisans": "artisans",
        "starter shops": "shops",
        "shops": "shops",
        "fancy dragons": "fancy",
        "purple enchantments": "enchant",
        "gold enchantments": "enchant",
        "companions": "companions",
    }


GAME = Flamecraft()
