"""The town on the page: runners that hide nobody, scrolls that know the purse, lots of a solo town."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

from embertable.core.flow import apply, is_over
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import SPELLS
from embertable.games.flamecraft.chapters.enchant import most_sets
from embertable.games.flamecraft.look.board import RUNNER, apart, board
from embertable.web.board.drawing import draw

LANGUAGES = ("en", "uk", "ru")


@pytest.mark.parametrize(
    "places", [[], [0.0], [50.0], [0.0, 0.0, 0.0, 0.0, 0.0], [97.0, 98.0, 99.0], [10.0, 12.0, 60.0], [3.0, 50.0, 51.0]]
)
def test_runners_stand_apart_and_on_the_path(places: list[float]) -> None:
    """However close the scores are, every number can be read."""
    stands = apart(places)

    assert stands == sorted(stands)
    assert all(second - first >= RUNNER - 0.1 for first, second in pairwise(stands))
    assert all(-0.1 <= place <= 100.1 for place in stands)


def test_a_runner_with_room_stands_at_its_place() -> None:
    assert apart([12.5, 40.0, 90.0]) == [12.5, 40.0, 90.0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_scroll_is_in_reach_when_the_rules_let_it_be_paid(seats: int) -> None:
    """What the scroll says of the purse and what may be cast never differ."""
    chance = random.Random(seats)
    s = GAME.new(seats, None, seats)
    seen = set()
    for _ in range(150):
        if is_over(s):
            break
        for seat in range(seats):
            for scroll, spell in zip(board(GAME.view(s, seat), GAME.tongue("en"))["row"], s.row, strict=True):
                payable = most_sets(s, seat, spell, 0) > 0
                assert (scroll["lacks"] == 0) == payable, SPELLS[spell].id
                assert bool(scroll["lacks"]) <= bool(scroll["short"])
                seen.add(payable)
        apply(s, chance.choice(s.options))
    assert seen == {True, False}


def test_an_onlooker_has_no_purse() -> None:
    s = GAME.new(2, None, 1)
    assert {scroll["lacks"] for scroll in board(GAME.view(s, None), GAME.tongue("en"))["row"]} == {None}


def test_alone_every_plot_of_the_town_is_in_its_place() -> None:
    """The player chooses where a shop is built, so the free plots lie between the shops."""
    rows = board(GAME.view(GAME.new(1, None, 3), 0), GAME.tongue("en"))["rows"]
    numbers = [shop["plot"] for row in rows for shop in row]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("code", LANGUAGES)
def test_labels_are_words(code: str) -> None:
    """Nothing that only a page can fill in stays in what is read aloud."""
    s = GAME.new(3, None, 5)
    page = draw("embertable.games.flamecraft", GAME.view(s, 0), GAME.tongue(code), "sheet.svg").board
    for label in re.findall(r'(?:aria-label|title)="([^"]*)"', page):
        assert "\ue000symbol" not in label
