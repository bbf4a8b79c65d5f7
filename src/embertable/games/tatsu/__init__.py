"""Tatsu: a trick-taking game of two clans in which you may ask others to play your card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from embertable.core.base import GameBase
from embertable.games.tatsu.knowledge.view import View
from embertable.games.tatsu.state import State


class Tatsu(GameBase[State, View]):
    """The game as the catalogue lists it."""

    id = "tatsu"
    seats = range(2, 5)
    rules = 1
    minutes = (20, 30)
    deck_headings: ClassVar[Mapping[str, str]] = {"spirits": "cards"}


GAME = Tatsu()
