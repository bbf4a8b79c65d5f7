"""Variants that do not fit are refused, and so are other numbers of seats."""

from __future__ import annotations

import pytest

from embertable.core.errors import BadVariant, WrongSeats
from embertable.core.variants import parse_variants
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.variants import Variants
from tests.games.flamecraft.given import TEN


@pytest.mark.parametrize(
    ("seats", "written", "says"),
    [
        (1, {"companions": "true"}, "companions are for 2 to 5 players"),
        (1, {"shops": "random"}, "a solo game has its own shop deck"),
        (
            1,
            {"unlocked": "world-peace"},
            "there is no achievement 'world-peace'; there are: market-lord, party-planner",
        ),
        (1, {"unlocked": "treasurer,treasurer"}, "name each at most once"),
        (2, {"unlocked": "treasurer"}, "achievements change solo games only"),
        (2, {"shop_list": "sew-cute,wishing-well"}, "shop_list names 10 different shops, not 2"),
        (
            2,
            {"shop_list": "critical-rolls"},
            "there is no shop 'critical-rolls' for the deck; there are: drake-of-cakes",
        ),
        (2, {"shop_list": ",".join(TEN), "shops": "random"}, "a shop deck is either random or listed"),
        (2, {"enchantments": "silver"}, "variant enchantments is one of purple, gold"),
    ],
)
def test_a_variant_that_does_not_fit_is_refused_with_what_does(seats: int, written: dict[str, str], says: str) -> None:
    with pytest.raises(BadVariant, match=says.replace("'", ".")):
        GAME.new(seats, parse_variants(Variants, written), 1)


@pytest.mark.parametrize("seats", [0, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats, match="1 to 5 seats"):
        GAME.new(seats, Variants(), 1)
