"""What a seat sees, as numbers."""

from __future__ import annotations

from embertable.games.flamecraft_duals import GAME


def test_an_observation_has_always_the_same_length() -> None:
    lengths = {len(GAME.observe(GAME.new(seats, seed=seed), 0)) for seats in (1, 2) for seed in range(3)}

    assert len(lengths) == 1
