"""What a bot should like."""

from __future__ import annotations

import pytest

from embertable.games.tatsu import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lead_is_better_than_none(seats: int) -> None:
    """Also where nobody has a partner: a seat is not its own rival."""
    s = GAME.new(seats, seed=5)
    even = GAME.evaluate(s, 0)
    s.totals = [400 if s.sides[seat] == s.sides[0] else 0 for seat in range(seats)]

    assert GAME.evaluate(s, 0) > max(even, 0.5)
