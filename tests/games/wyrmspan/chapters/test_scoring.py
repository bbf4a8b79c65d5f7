"""Who wins."""

from __future__ import annotations

from embertable.games.wyrmspan import GAME
from tests.games.wyrmspan.given import given


def test_most_dragons_break_a_tie() -> None:
    others = [
        {"coins": 1, "golden": ["scaly-rock-dragon"]},
        {"coins": 1, "crimson": ["little-amphiptere", "dowsing-fae"]},
    ]
    scores = GAME.scores(given(me={"coins": 1, "crimson": ["descending-firevern"]}, others=others).s)
    assert [score.points for score in scores] == [5, 5, 5]
    assert [score.wins for score in scores] == [False, False, True]


def test_still_tied_the_victory_is_shared() -> None:
    table = given(
        me={"coins": 1, "crimson": ["descending-firevern"]}, others=[{"coins": 1, "golden": ["scaly-rock-dragon"]}]
    )
    assert [score.wins for score in GAME.scores(table.s)] == [True, True]
