"""Wyrmspan: make room in three caves, entice dragons, and explore what you have built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from embertable.core.base import GameBase
from embertable.games.wyrmspan.knowledge.view import View
from embertable.games.wyrmspan.state import State


class Wyrmspan(GameBase[State, View]):
    """The game as the catalogue lists it."""

    id = "wyrmspan"
    seats = range(1, 6)
    rules = 3
    minutes = (60, 120)
    deck_headings: ClassVar[Mapping[str, str]] = {
        "dragons": "enticing",
        "caves": "excavating",
        "guilds": "guild",
        "objectives": "end-of-round",
        "automa": "solo",
    }


GAME = Wyrmspan()
