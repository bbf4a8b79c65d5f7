"""What a table may agree on."""

from __future__ import annotations

import pytest

from embertable.core.errors import BadVariant
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.variants import Variants


@pytest.mark.parametrize(
    ("seats", "variants", "says"),
    [
        (1, Variants(fancy="picked"), "solo game"),
        (1, Variants(fountain=True), "solo game"),
        (2, Variants(dragons=("star",)), "exactly two different"),
        (2, Variants(dragons=("star", "star")), "exactly two different"),
        (2, Variants(dragons=("star", "dusk")), "there are: star, precious"),
        (2, Variants(dragons=("star", "seer"), fancy="drawn"), "not both"),
    ],
)
def test_modes_that_do_not_exist_are_refused(seats: int, variants: Variants, says: str) -> None:
    """One sentence says what does exist."""
    with pytest.raises(BadVariant, match=says):
        GAME.new(seats, variants)
