"""What a seat sees, as numbers."""

from __future__ import annotations

from embertable.games.flamecraft import GAME


def test_an_observation_has_one_length_for_all_tables() -> None:
    lengths = {len(GAME.observe(GAME.new(seats, None, 1), 0)) for seats in GAME.seats}

    assert len(lengths) == 1
