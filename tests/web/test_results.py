"""The end of a game in words."""

from __future__ import annotations

import pytest

from embertable.core.game import Score
from embertable.web.results import verdict
from embertable.web.visitor import Visitor


@pytest.mark.parametrize(
    ("lang", "heading"),
    [
        ("uk", "Нічия: переможця немає"),
        ("en", "A draw: nobody wins"),
        ("ru", "Ничья: победителя нет"),
    ],
)
def test_a_draw_has_a_heading_of_its_own(lang: str, heading: str) -> None:
    """No points, no names: nobody has won."""
    assert verdict([Score(0, wins=False)] * 4, ["A", "B", "C", "D"], Visitor(lang=lang)) == heading


def test_a_lost_solo_game_is_no_draw() -> None:
    assert verdict([Score(12, wins=False)], ["A"], Visitor()) == "Nobody won: 12 points"
