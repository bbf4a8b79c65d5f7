"""The end: who has won, and when."""

from __future__ import annotations

from embertable.core.flow import is_over
from embertable.games.tatsu import GAME
from tests.games.tatsu.given import given


def test_the_cap_ends_the_game_and_equal_totals_share() -> None:
    hands = [["red-6"], ["yellow-2"], ["red-3"], ["yellow-3"]]
    game = given(hands=hands, tricks=6, deals=3, max_deals=3, totals=[80, 80, 80, 80])

    game.choose("play red-6", "play yellow-2")

    assert is_over(game.s)
    assert [score.wins for score in GAME.scores(game.s)] == [True] * 4
