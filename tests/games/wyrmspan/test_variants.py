"""Seats and variants that do not exist are refused."""

from __future__ import annotations

import pytest

from embertable.core.errors import BadVariant, WrongSeats
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.variants import Variants


@pytest.mark.parametrize("seats", [2, 5])
def test_an_automa_level_at_a_shared_table_is_refused(seats: int) -> None:
    with pytest.raises(BadVariant, match=r"automa-2 plays against 1 seat; with . the variant automa is usual"):
        GAME.new(seats, Variants("automa-2"))


def test_six_seats_are_refused() -> None:
    with pytest.raises(WrongSeats, match="1 to 5 seats, not by 6"):
        GAME.new(6)
