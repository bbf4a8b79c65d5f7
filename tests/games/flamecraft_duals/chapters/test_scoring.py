"""Hearts."""

from __future__ import annotations

from embertable.games.flamecraft_duals import GAME
from tests.games.flamecraft_duals.given import FILLER, given


def test_coins_left_are_hearts() -> None:
    game = given(scored=["baker-line"], coins=2, bag=["cook"] * 2, deck=FILLER)

    score = GAME.scores(game.s)[0]

    assert score.points == 5
    assert {part.name: part.points for part in score.parts} == {"shops": 3, "fountains": 0, "coins": 2}
