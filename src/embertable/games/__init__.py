"""The catalogue: the one list of games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from embertable.core.errors import UnknownGame
from embertable.core.game import AnyGame

CATALOGUE: Final = ("tatsu", "fire_tower", "flamecraft_duals", "flamecraft", "wyrmspan")


@cache
def game(name: str) -> AnyGame:
    """The game of this id. Its package is loaded when it is first asked for.

    >>> game(CATALOGUE[0]).id == CATALOGUE[0]
    True
    """
    if name not in CATALOGUE:
        raise UnknownGame("no game", game=name, known=CATALOGUE)
    found: AnyGame = import_module(f"embertable.games.{name}").GAME
    return found
