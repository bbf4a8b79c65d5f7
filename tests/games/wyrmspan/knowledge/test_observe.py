"""What a seat sees, as numbers."""

from __future__ import annotations

from embertable.games.wyrmspan import GAME
from tests.games.wyrmspan.given import given


def test_an_observation_has_one_length_for_all_tables() -> None:
    lengths = {len(GAME.observe(GAME.new(seats, None, 1), 0)) for seats in GAME.seats}

    assert len(lengths) == 1


def test_an_observation_tells_which_dragons_stand() -> None:
    """Two that are worth the same, nest the same and stand in the same place are not the same."""
    first, second = (given(me={"crimson": [dragon]}).s for dragon in ("homely-fae", "ringtail-serpent"))
    same = given(me={"crimson": ["homely-fae"]}).s

    for seat in range(2):
        assert GAME.observe(first, seat) == GAME.observe(same, seat)
        assert GAME.observe(first, seat) != GAME.observe(second, seat)
