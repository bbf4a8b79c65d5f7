"""A choice played where the one who chooses could be sitting: nobody looks at the truth for it."""

from __future__ import annotations

from embertable.core.flow import State, find_option, put
from embertable.core.game import AnyGame
from embertable.core.rng import Rng


def answered(game: AnyGame, s: State, seat: int, key: str, rng: Rng) -> State:
    """A table the seat that is asked could be sitting at, with its answer given: nothing has come of it yet."""
    table: State = game.imagine(s, seat, rng)
    put(table, find_option(table, seat, key))
    table.options = []  # the question is answered
    return table
