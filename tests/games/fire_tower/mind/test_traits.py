"""What can be said of a position: how far fire is, what the hand holds, who stands."""

from __future__ import annotations

import pytest

from embertable.core.mind import NOBODY
from embertable.core.traits import Tally
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.mind.families import TRAITS
from embertable.games.fire_tower.mind.traits import KINDS, PRICE, kind, mark, side
from embertable.games.fire_tower.variants import Variants
from tests.games.fire_tower.given import FIVE, Given, given
from tests.games.reading import check_reading, check_words, marks

TABLES = [
    (2, Variants(max_turns=30)),
    (3, Variants(forest="ne")),
    (3, Variants(mode="plain")),
    (4, Variants(mutual_aid=True, champion="grand")),
    (4, Variants(mode="plain", mutual_aid=True)),
    (4, Variants(mode="teams")),
]


def test_every_trait_is_said_in_three_languages() -> None:
    check_words(GAME)


def test_marks_are_traits_of_the_list_at_every_table() -> None:
    seen: set[str] = set()
    for seats, variants in TABLES:
        seen |= check_reading(GAME, seats, variants, seed=5)

    rare = {"reckless", "own doing", "drawn", "farthest 3", "farthest 1", "last tower", "distance no wind"}
    rare |= {f"last chance {turns}" for turns in range(3)}
    assert {family.name for family in TRAITS.families} - seen <= rare


@pytest.mark.parametrize(
    ("table", "name"), [*zip(TABLES, ["2", "3-shadow", "3-plain", "4-shadow", "4-plain", "4-teams"], strict=True)]
)
def test_every_kind_of_table_has_its_name(table: tuple[int, Variants], name: str) -> None:
    assert KINDS[kind(GAME.new(*table))] == name


def turned(seat: int, fire: list[tuple[int, int]], breaks: list[tuple[int, int]], wind: str) -> Given:
    """A table, or the same seen from the opposite corner."""
    hands = [["ember", "wind-north"], ["air-drop"], ["explosion"], ["dozer-line"]]
    if seat == 2:
        fire, breaks = ([(15 - row, 15 - column) for row, column in cells] for cells in (fire, breaks))
        wind = {"N": "S", "E": "W", "S": "N", "W": "E"}[wind]
        hands = [hands[2], hands[3], ["ember", "wind-south"], hands[1]]
    return given(4, turn=seat, wind=wind, fire=fire, breaks=breaks, hands=hands, phase="turn")


def test_all_corners_are_alike() -> None:
    """A table turned by half is the same to whoever sits opposite."""
    fire = [(2, 3), (2, 4), (5, 6), (9, 12), (12, 3), (1, 1)]
    breaks = [(3, 3), (8, 13)]
    for wind in "NESW":
        here, there = turned(0, fire, breaks, wind), turned(2, fire, breaks, wind)
        assert marks(GAME, here.s, 0) == marks(GAME, there.s, 2)


@pytest.mark.parametrize(
    ("wind", "fire", "family", "steps"),
    [
        ("N", [(3, 0)], "distance with wind", 3),
        ("W", [(3, 0)], "distance other wind", 3),
        ("W", [(0, 4)], "distance with wind", 4),
        ("S", [(2, 1)], "distance other wind", 3),
    ],
)
def test_fire_comes_with_the_wind_or_against_it(
    wind: str, fire: list[tuple[int, int]], family: str, steps: int
) -> None:
    game = given(2, wind=wind, fire=fire, hands=[FIVE] * 2)

    assert marks(GAME, game.s, 0)[family, str(steps)] == 1


def test_a_tower_behind_firebreaks_is_far_from_fire() -> None:
    wall = [(3, 0), (3, 1), (3, 2), (0, 3), (1, 3), (2, 3)]
    game = given(2, fire=[(4, 1)], breaks=wall, hands=[FIVE] * 2)

    assert marks(GAME, game.s, 0)["distance no wind", "16"] == 1


def test_a_hand_is_told_copy_by_copy() -> None:
    """North and west blow to the corner in the north-west, the other winds away."""
    game = given(2, hands=[["wind-north", "wind-east", "wind-west", "ember", "ember"], FIVE], fire=[(4, 4)])
    found = marks(GAME, game.s, 0)

    assert found["hand 1", "wind to us"] == found["hand 2", "wind to us"] == 1
    assert found["hand 1", "wind away"] == found["hand 1", "ember"] == found["hand 2", "ember"] == 1
    assert found["hand 2", "wind away"] == 0


def test_partners_and_shadows_are_one_side() -> None:
    teams = given(4, "teams", hands=[FIVE] * 4)
    haunted = given(4, "shadow", hands=[FIVE] * 4, shadows=["nw", "se"])
    plain = given(4, hands=[FIVE] * 4, turn=1, burnt=["nw"])

    assert [side(teams.s, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [side(haunted.s, seat) for seat in range(4)] == [0, 1, 0, 3]
    assert [side(plain.s, seat) for seat in range(4)] == [NOBODY, 1, 2, 3]


def test_a_side_counts_the_towers_and_hands_of_both_partners() -> None:
    game = given(4, "teams", hands=[["ember"], ["air-drop"], ["ember"], ["air-drop"]], fire=[(0, 3), (15, 9)])
    found = marks(GAME, game.s, 0)

    assert found["own towers", "2"] == 1
    assert found["hand 1", "ember"] == 2
    assert found["distance other wind", "3"] + found["distance with wind", "3"] == 1
    assert found["distance with wind", "6"] + found["distance other wind", "6"] == 1


def test_shadows_see_every_tower_that_stands() -> None:
    game = given(4, "shadow", turn=1, hands=[[], FIVE, [], FIVE], shadows=["nw", "se"], fire=[(0, 12)])
    found = marks(GAME, game.s, 0)

    assert found["haunters", "2"] == found["target", "3"] == 1
    assert found["farthest 2", "13"] == 1
    assert found == marks(GAME, game.s, 2)


def test_the_last_tower_waits_for_its_turn() -> None:
    """Clockwise: the shadow in the south-east acts, then the one in the north-west, then the tower."""
    game = given(
        4,
        "shadow",
        turn=2,
        hands=[[], FIVE, [], []],
        shadows=["nw", "se"],
        burnt=["sw"],
        fire=[(0, 13)],
        rolls="N",
        phase="turn",
    )

    assert marks(GAME, game.s, 1)["last tower", "2"] == 1
    assert marks(GAME, game.s, 0)["last chance 2", "2"] == marks(GAME, game.s, 0)["farthest 1", "2"] == 1


def test_three_cards_of_a_kind_are_enough_to_go_reckless() -> None:
    hand = ["air-drop", "air-drop", "fire-engine"]
    full, emptied = (given(2, hands=[hand, FIVE], buckets=[bucket], fire=[(4, 4)]) for bucket in ("full", "emptied"))

    assert [marks(GAME, each.s, 0)["reckless", ""] for each in (full, emptied)] == [0, 1]


def test_a_shadow_knows_the_cards_it_drew() -> None:
    game = given(
        3,
        "shadow",
        shadows=["nw"],
        fire=[(3, 15)],
        hands=[[], FIVE, FIVE],
        deck=["air-drop", "ember"],
        rolls="S",
        phase="turn",
    )

    assert marks(GAME, game.s, 0)["drawn", "air-drop"] == marks(GAME, game.s, 0)["drawn", "ember"] == 1


@pytest.mark.parametrize(("mode", "burner", "is_own"), [("shadow", 0, True), ("shadow", 1, False), ("teams", 2, True)])
def test_a_tower_burnt_by_its_own_side_has_a_price(mode: str, burner: int, is_own: bool) -> None:
    """Whatever is learned: no weight but the price itself tells these tables apart."""
    shadows, burnt = (["nw"], []) if mode == "shadow" else ([], ["nw"])
    game = given(4, mode, turn=1, shadows=shadows, burnt=burnt, hands=[[], FIVE, FIVE, FIVE])
    game.player(0).burner = burner
    tally = Tally([0] * TRAITS.size)
    mark(game.s, 0, tally)

    assert tally.total == (-PRICE if is_own else 0)
    assert marks(GAME, game.s, 0)["own doing", ""] == int(is_own)
