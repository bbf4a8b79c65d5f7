"""What a seat sees."""

from __future__ import annotations

from embertable.games.fire_tower import GAME


def test_hands_are_secret() -> None:
    s = GAME.new(3, seed=2)
    view = GAME.view(s, 1)
    assert [player["hand"] is None for player in view["players"]] == [True, False, True]
    assert GAME.view(s, None)["players"][1]["hand"] is None
