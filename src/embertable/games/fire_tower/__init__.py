"""Fire Tower: fight fire with fire, and be the last whose tower stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from embertable.core.base import GameBase
from embertable.games.fire_tower.knowledge.view import View
from embertable.games.fire_tower.state import State


class FireTower(GameBase[State, View]):
    """The game as the catalogue lists it."""

    id = "fire_tower"
    seats = range(2, 5)
    rules = 2
    minutes = (15, 30)
    deck_headings: ClassVar[Mapping[str, str]] = {
        "wind": "wind-cards",
        "fire": "fire-cards",
        "water": "water-cards",
        "firebreak": "firebreak-cards",
        "event": "events",
        "tower": "bucket",
        "shadow": "shadow",
        "champion": "champion",
    }


GAME = FireTower()
