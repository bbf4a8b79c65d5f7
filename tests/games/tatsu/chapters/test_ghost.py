"""Three players and the ghost."""

from __future__ import annotations

from embertable.games.tatsu.terms import GHOST, RED, YELLOW
from tests.games.tatsu.given import given


def test_the_ghost_may_keep_its_seat() -> None:
    """With the ghost in a fixed seat the players keep theirs, and only the red role goes round."""
    game = given(seats=3, dealer=1, leader=1, ghost_seat="fixed", hands=[["red-2"], ["red-3"], ["red-4"], ["red-5"]])

    assert game.s.owners == [0, 1, 2, GHOST]
    assert game.s.controllers == [0, 1, 2, 1]
    assert game.s.clans == [YELLOW, RED, YELLOW, RED]
