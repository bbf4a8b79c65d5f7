"""The end of a game in words."""

from __future__ import annotations

import pytest

from embertable.core.game import Part, Score
from embertable.core.text.table import table_tongue
from embertable.games import game
from embertable.web.markup import Face
from embertable.web.results import scene, verdict
from embertable.web.visitor import Visitor

FACES = [Face("guest"), Face("guest")]


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


def test_where_nobody_counts_points_the_heading_says_what_it_was_won_with() -> None:
    """A tower that stands, not "one point"."""
    scores = [Score(1, wins=True, parts=(Part("tower", 1),)), Score(0, wins=False, parts=(Part("tower", 0),))]
    said = verdict(scores, ["Олена", "Богдан"], Visitor(lang="uk"), game("fire_tower").tongue("uk"))
    assert said == "Перемога: Олена – лишилася одна ціла вежа"
    assert scene(scores, ["A", "B"], FACES, 0, Visitor(), game("fire_tower").tongue("en"))["why"] == []


@pytest.mark.parametrize(
    ("lang", "alone", "together"),
    [
        ("uk", "Ви перемогли: 52\u00a0бали", "Перемога: ви та Олена, 52\u00a0бали"),
        ("en", "You win with 52\u00a0points", "You and Олена win with 52\u00a0points"),
        ("ru", "Вы победили: 52\u00a0очка", "Победа: вы и Олена, 52\u00a0очка"),
    ],
)
def test_a_reader_who_has_won_is_told_so(lang: str, alone: str, together: str) -> None:
    """Not that some guest has; the others, and spectators, read the name."""
    names, visitor, tongue = ["Олена", "Guest"], Visitor(lang=lang), table_tongue(lang)
    won, tied = [Score(9, wins=False), Score(52, wins=True)], [Score(52, wins=True), Score(52, wins=True)]
    assert verdict(won, names, visitor, tongue, you=1) == alone
    assert verdict(tied, names, visitor, tongue, you=1) == together
    assert all("Guest" in verdict(won, names, visitor, tongue, you=reader) for reader in (0, None))


@pytest.mark.parametrize(("lang", "you"), [("uk", "Ви"), ("en", "You"), ("ru", "Вы")])
def test_the_closing_scene_calls_the_reader_you(lang: str, you: str) -> None:
    scores = [Score(9, wins=False), Score(52, wins=True)]
    told = scene(scores, ["Олена", "Guest"], FACES, 1, Visitor(lang=lang), table_tongue(lang))
    assert [each["name"] for place in told["places"] for each in place["seats"]] == [you, "Олена"]
    assert told["versus"] == (you.lower(), "Олена")


def test_a_game_that_was_given_up_is_not_won_by_points() -> None:
    """Whoever conceded may have had more of them."""
    scores = [Score(10, wins=False), Score(8, wins=True)]
    assert (
        verdict(scores, ["A", "B"], Visitor(), table_tongue("en"), is_conceded=True) == "B wins: the game was conceded"
    )
    assert scene(scores, ["A", "B"], FACES, 0, Visitor(), table_tongue("en"), is_conceded=True)["why"] == []
