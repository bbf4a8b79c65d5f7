"""What is said of a table of Flamecraft in traits."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.mind.opinions import OPINIONS, hope
from embertable.games.flamecraft.mind.outlook import turns_left
from embertable.games.flamecraft.mind.traits import FIRST_ARTISANS, FIRST_SPELLS, KINDS, kind, stage
from embertable.games.flamecraft.variants import Variants
from tests.games.flamecraft.given import given
from tests.games.told import told


@pytest.mark.parametrize(
    ("me", "said"),
    [
        ({"bread": 2}, {("goods bread", "1"): 1, ("goods bread", "2"): 1}),
        ({"coins": 1}, {("purse", "1"): 1, ("points", "coins"): 1}),
        ({"hand": ["meat", "meat"]}, {("hand", "2"): 1, ("hand meat", "2"): 1, ("kinds in hand", "1"): 1}),
        ({"fancy": ["butters"], "bread": 3, "coins": 1}, {("fancy", "butters"): 1, ("sun ready", "butters"): 1}),
        ({"fancy": ["ditto"]}, {("fancy", "ditto"): 1}),
        ({"fancy": ["rosy"], "bread": 4}, {("points", "moons"): 5}),
        ({"reserved": "purple-iron-2"}, {("reserved", "purple-iron-2"): 1}),
        ({"companion": "park-ranger"}, {("companion", "park-ranger"): 1, ("mode", "companions"): 1}),
        ({"bread": 2, "crystal": 2}, {("payable", "purple-meat-3"): 1, ("castable", "1"): 1}),
        ({"bread": 2}, {("nearly payable", "purple-meat-3"): 1}),
        ({"hearts": 12}, {("points", "placing"): 12}),
    ],
)
def test_a_trait_says_what_is_so(me: dict[str, Any], said: dict[tuple[str, str], int]) -> None:
    found = told(GAME, given(me=me, row=["purple-meat-3"]).s)

    assert said.items() <= found.items()


@pytest.mark.parametrize(
    ("me", "unsaid"),
    [
        ({"fancy": ["butters"], "bread": 2, "coins": 1}, ("sun ready", "butters")),
        ({"bread": 1}, ("nearly payable", "purple-meat-3")),
        ({"potion": 2, "iron": 2, "crystal": 1, "coins": 3}, ("payable", "purple-meat-2")),  # coins do not pay for it
    ],
)
def test_a_trait_does_not_say_what_is_not_so(me: dict[str, Any], unsaid: tuple[str, str]) -> None:
    assert unsaid not in told(GAME, given(me=me, row=["purple-meat-2", "purple-meat-3"]).s)


def test_what_is_on_offer_to_all_is_told_to_who_plays_alone() -> None:
    """Among several it is the same for everyone, and decides nothing."""
    alone, several = (set(told(GAME, given(seats=seats, row=["purple-meat-3"]).s)) for seats in (1, 2))

    assert {("in row", "purple-meat-3"), ("in town", "critical-rolls")} <= alone
    assert not {("in row", "purple-meat-3"), ("in town", "critical-rolls")} & several


def test_an_enchantment_needs_a_shop_that_takes_it() -> None:
    """One that is paid for but fits no other shop than the one visited cannot be cast next turn."""
    free = given(me={"bread": 2, "crystal": 2}, row=["purple-meat-3"]).s
    visited = [shop for shop in free.shops if shop >= 0 and GAME.room("cards.tables").SYMBOL[shop] == 1]
    free.pieces[0] = free.shops.index(visited[0])

    assert len(visited) == 1
    assert ("castable", "1") not in told(GAME, free)


def test_a_turn_is_followed_by_what_is_left_of_it() -> None:
    game = given()
    assert ("question", "visit") in told(GAME, game.s)

    game.gather("critical-rolls")

    assert ("question", "firing") in told(GAME, game.s)
    assert {("under way", "ability"), ("here", "critical-rolls")} <= set(told(GAME, game.s))
    assert not [name for name in told(GAME, game.s, 1) if name[0] in ("question", "under way")]


def test_two_equal_seats_are_told_alike() -> None:
    """But for the question and for what is under way, which are the active player's."""
    player = {"bread": 2, "hand": ["meat"], "coins": 1}
    s = given(me=player, others=[player]).s
    mine, other = (told(GAME, s, seat) for seat in range(2))

    assert mine.pop(("question", "visit")) == 1
    assert {name: count for name, count in mine.items() if name[0] != "under way"} == other


def test_opinions_are_told_in_tenths() -> None:
    """With what the seat has, and weighed as they were written by hand, they come to the hope written by hand."""
    s = given(me={"bread": 3, "meat": 2, "coins": 2, "hand": ["meat"], "fancy": ["butters"], "hearts": 9}).s
    found = told(GAME, s)

    weighed = sum(opinion.weight * found.get(("opinion", opinion.name), 0) / 10 for opinion in OPINIONS)
    points = sum(count for (family, _), count in found.items() if family == "points")

    assert points + weighed == pytest.approx(hope(s, 0), abs=0.1 * len(OPINIONS))


def test_turns_run_out() -> None:
    s = given(seats=3, artisans=["bread", "meat", "plant", "potion", "iron", "crystal"]).s
    assert [turns_left(s, seat) for seat in range(3)] == [4, 4, 4]

    s.ending = 0
    assert [turns_left(s, seat) for seat in range(3)] == [2, 1, 1]

    s.last = 2
    assert [turns_left(s, seat) for seat in range(3)] == [1, 1, 0]


def test_every_kind_of_table_is_known_by_its_name() -> None:
    assert [KINDS[kind(GAME.new(seats))] for seats in range(1, 6)] == ["alone", "2", "3", "4", "5"]
    assert KINDS[kind(GAME.new(4, Variants(enchantments="gold")))] == "4-gold"


def test_the_stage_grows_as_the_decks_shrink() -> None:
    for seats in GAME.seats:
        s = GAME.new(seats, seed=1)
        assert [len(s.artisan_deck), len(s.spell_deck)] == [FIRST_ARTISANS[seats], FIRST_SPELLS]
        assert stage(s) == 0
    s.spell_deck = s.spell_deck[:1]
    assert stage(s) == 12
    s.ending = 0
    assert stage(s) == 14
    s.last = 1
    assert stage(s) == 15
