"""A choice played where the one who chooses could be sitting: nobody looks at the truth for it."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import State, apply, find_option, put
from embertable.core.game import AnyGame
from embertable.core.rng import Rng


def imagined(game: AnyGame, s: State, seat: int, picks: Sequence[str], rng: Rng) -> State:
    """A table the seat that is asked could be sitting at, after these picks of its own."""
    table: State = game.imagine(s, seat, rng)
    for key in picks:
        apply(table, find_option(table, seat, key))
    return table


def answered(game: AnyGame, s: State, seat: int, key: str, rng: Rng, picks: Sequence[str] = ()) -> State:
    """Such a table, perhaps after some picks, with the seat's answer given: nothing has come of it yet."""
    table = imagined(game, s, seat, picks, rng)
    put(table, find_option(table, seat, key))
    table.options = []  # the question is answered
    return table
