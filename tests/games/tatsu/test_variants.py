"""What a table may agree on."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.core.errors import BadVariant, WrongSeats
from embertable.games.tatsu import GAME
from embertable.games.tatsu.variants import Variants


@pytest.mark.parametrize(
    ("seats", "variants", "error", "says"),
    [
        (5, Variants(), WrongSeats, "tatsu is played by 2 to 4 seats, not by 5"),
        (4, Variants(max_deals=0), BadVariant, "1 or more, not 0"),
        (4, Variants(ghost_seat="fixed"), BadVariant, "ghost_seat=fixed is for 3 seats"),
    ],
)
def test_what_does_not_exist_is_refused(seats: int, variants: Variants, error: Any, says: str) -> None:
    with pytest.raises(error, match=says):
        GAME.new(seats, variants)
