"""Flamecraft Duals: stack dragons on a small board so that the patterns of your secret shop cards lie there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from embertable.core.base import GameBase
from embertable.games.flamecraft_duals.knowledge.view import View
from embertable.games.flamecraft_duals.state import State


class FlamecraftDuals(GameBase[State, View]):
    """The game of the catalogue."""

    id = "flamecraft_duals"
    seats = range(1, 3)
    rules = 1
    minutes = (20, 40)
    deck_headings: ClassVar[Mapping[str, str]] = {
        "artisans": "activating",
        "duals": "activating",
        "shops": "scoring",
        "fountains": "fountain",
        "fancy": "fancy",
        "ratings": "solo",
    }


GAME = FlamecraftDuals()
