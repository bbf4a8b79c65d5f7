"""The end of a game in words."""

from __future__ import annotations

import pytest

from embertable.core.game import Score
from embertable.core.text.table import table_tongue
from embertable.games import game
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
    assert verdict([Score(0, wins=False)] * 4, ["A", "B", "C", "D"], Visitor(lang=lang), table_tongue(lang)) == heading


def test_a_lost_solo_game_is_no_draw() -> None:
    assert verdict([Score(12, wins=False)], ["A"], Visitor(), table_tongue("en")) == "Defeat: 12\u00a0points"


def test_points_are_called_what_the_game_calls_them() -> None:
    scores = [Score(21, wins=True), Score(2, wins=False)]
    said = [
        verdict(scores, ["Олена", "Богдан"], Visitor(lang="uk"), each)
        for each in (game("tatsu").tongue("uk"), table_tongue("uk"))
    ]
    assert said == ["Перемога: Олена, 21\u00a0очко", "Перемога: Олена, 21\u00a0бал"]
