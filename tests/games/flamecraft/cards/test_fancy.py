"""Every fancy dragon, played from a prepared table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from embertable.core.flow import advance
from embertable.games.flamecraft.cards.tables import FANCY
from embertable.games.flamecraft.chapters.end import FinalScoring
from embertable.games.flamecraft.terms import KIND_NAMES
from tests.games.flamecraft.given import FANCY_CARD, given


@dataclass
class Play:
    """A table, the choices up to the window and after the reveal, and what the player then has more."""

    table: dict[str, Any]
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    hearts: int = 0
    stock: dict[str, int] = field(default_factory=dict)


SUNS = {
    "eenie": Play(
        {
            "town": {
                "smith-mart": ["iron-0", "meat", "bread"],
                "draco-bell": ["meat-0", "iron", "potion"],
                "hello-nursery": ["plant-0", "crystal", "iron"],
            }
        },
        hearts=4,
        stock={"coins": 1},
    ),
    "meenie": Play(
        {
            "spells": {
                "smith-mart": ["purple-iron-1"],
                "draco-bell": ["purple-meat-1"],
                "hello-nursery": ["purple-plant-1"],
                "critical-rolls": ["purple-bread-1"],
                "potable-potions": ["purple-potion-1"],
            }
        },
        hearts=5,
    ),
    "goldie": Play({}, hearts=3),
    "hocus": Play(
        {"town": {"smith-mart": ["iron-0", "meat", "crystal"]}},
        ["visit smith-mart", "fire iron", "take 2 iron"],
        ["take bread", "take meat", "take plant"],
        hearts=2,
        stock={"iron": 4, "meat": 2, "crystal": 1, "bread": 1, "plant": 1},
    ),
    "pocus": Play(
        {"town": {"smith-mart": ["iron-0", "meat", "crystal"]}},
        ["visit smith-mart"],
        ["fire iron", "hearts"],
        hearts=2,
        stock={"iron": 2, "meat": 1, "crystal": 1},
    ),
    "sparkle": Play(
        {
            "me": {"bread": 3, "crystal": 3, "iron": 9},
            "row": ["purple-iron-1"],
            "town": {"smith-mart": ["iron-0", "meat", ""]},
            "park": ["bread"],
        },
        ["visit smith-mart", "cast purple-iron-1", "take bread"],
        hearts=4 + 4,
        stock={"bread": 2, "crystal": 2, "iron": 6},
    ),
    "starburst": Play({"me": {"bread": 2, "meat": 2, "plant": 2}, "row": ["purple-iron-2", "purple-iron-1"]}, hearts=7),
    "stitch": Play(
        {
            "me": {"hand": ["meat"]},
            "town": {"draco-bell": ["meat", "", "meat"], "smith-mart": ["iron-0", "", ""]},
            "park": ["bread"],
        },
        ["visit smith-mart", "place meat smith-mart 2", "take bread"],
        hearts=1 + 3,
        stock={"iron": 2},
    ),
    "twinkle": Play(
        {
            "me": {"bread": 2, "crystal": 2, "iron": 4},
            "row": ["purple-iron-1"],
            "spells": {"smith-mart": ["purple-iron-2"]},
            "park": ["bread"],
        },
        ["visit smith-mart", "cast purple-iron-1", "take bread"],
        hearts=4 + 4,
        stock={"bread": 1, "crystal": 1, "iron": 1},
    ),
    "bubba": Play({"me": {"bread": 2, "iron": 2}}, after=["give bread", "give bread"], hearts=6, stock={"iron": 1}),
    "dapper": Play(
        {"me": {"hand": ["meat"]}, "town": {"smith-mart": ["iron-0", "", "bread"]}, "park": ["bread", "plant"]},
        ["visit smith-mart", "place meat smith-mart 2", "take bread"],
        ["take plant"],
        hearts=1 + 3,
        stock={"iron": 2, "bread": 1},
    ),
    "dazzle": Play(
        {"town": {"smith-mart": ["iron-0", "meat", "bread"]}, "spells": {"smith-mart": ["purple-iron-1"]}},
        ["visit smith-mart"],
        hearts=4,
        stock={"iron": 3, "meat": 1, "bread": 1},
    ),
    "butters": Play({"me": {"bread": 4}, "park": ["iron"]}, after=["take iron"], hearts=5),
    "softpaw": Play(
        {"me": {"meat": 4, "hand": ["plant"]}},
        after=["place", "place plant smith-mart 3"],
        hearts=5,
        stock={"coins": 2},
    ),
    "greenhorn": Play({"me": {"plant": 4}}, hearts=5, stock={"coins": 1}),
    "dusk": Play({"me": {"potion": 4}}, hearts=5),
    "steely": Play({"me": {"iron": 4}}, after=["take 2 meat"], hearts=5, stock={"meat": 2}),
    "dawn": Play({"me": {"crystal": 4}}, after=["take meat", "take iron"], hearts=5, stock={"meat": 1, "iron": 1}),
}


def test_every_sun_dragon_is_played_here() -> None:
    assert set(SUNS) == {card.id for card in FANCY if not card.moon}


@pytest.mark.parametrize("card", SUNS)
def test_a_sun_dragon_does_what_it_says(card: str) -> None:
    play = SUNS[card]
    me = {**play.table.get("me", {}), "fancy": [card, "talisa"]}
    game = given(**{**play.table, "me": me})
    for key in play.before:
        game.choose(key)
        if (
            game.question == "ChooseAction"
            and "gather" in game.keys
            and not any("cast" in each for each in play.before)
        ):
            game.choose("gather")

    game.choose(f"reveal {card}").choose(*play.after)

    assert game.me.played == [FANCY_CARD[card]]
    assert (game.me.hearts, game.stock()) == (play.hearts, play.stock)


HAND_MOONS = {
    "breadblaze": "bread",
    "meatmuncher": "meat",
    "grasshorn": "plant",
    "potionpaw": "potion",
    "steelfang": "iron",
    "richwing": "crystal",
}
GOODS_MOONS = {
    "rosy": "bread",
    "prowler": "meat",
    "thicket": "plant",
    "brewster": "potion",
    "rusty": "iron",
    "zircon": "crystal",
}
OTHER_MOONS: dict[str, tuple[dict[str, Any], int]] = {
    "even-steven": ({"bread": 2, "meat": 1}, 5),
    "odd-todd": ({"bread": 1, "meat": 3, "iron": 5, "plant": 2}, 3 + 2),
    "talisa": ({}, 0),
    "pally": ({"played": ["eenie", "meenie"]}, 2),
    "ditto": ({"hand": ["bread", "bread", "bread", "iron", "iron"]}, 4),
    "patches": ({"hand": ["bread", "meat", "plant", "potion", "iron"]}, 5 + 2),
}


def final_hearts(card: str, mine: dict[str, Any], others: dict[str, Any] | None = None) -> int:
    """The hearts a moon dragon gives in final scoring."""
    game = given(me={**mine, "fancy": [card]}, others=[others or {}])
    game.s.agenda = [FinalScoring()]
    advance(game.s)
    return game.me.moon_hearts


def test_every_moon_dragon_is_scored_here() -> None:
    assert {*HAND_MOONS, *GOODS_MOONS, *OTHER_MOONS} == {card.id for card in FANCY if card.moon}


@pytest.mark.parametrize("card", HAND_MOONS)
def test_a_moon_dragon_counts_artisans_in_hand(card: str) -> None:
    """A heart for each of its kind, three more for the most; ties count for both."""
    kind = HAND_MOONS[card]
    two = {"hand": [kind, kind, next(other for other in KIND_NAMES if other != kind)]}

    assert final_hearts(card, two) == 2 + 3
    assert final_hearts(card, two, {"hand": [kind, kind]}) == 2 + 3
    assert final_hearts(card, two, {"hand": [kind] * 3}) == 2
    assert final_hearts(card, {}) == 0


@pytest.mark.parametrize("card", GOODS_MOONS)
def test_a_moon_dragon_counts_goods(card: str) -> None:
    """A heart for every two, three more for the most if there are at least three; coins never count."""
    kind = GOODS_MOONS[card]

    assert final_hearts(card, {kind: 5, "coins": 4}) == 2 + 3
    assert final_hearts(card, {kind: 5}, {kind: 5}) == 2 + 3
    assert final_hearts(card, {kind: 5}, {kind: 6}) == 2
    assert final_hearts(card, {kind: 2}) == 1


@pytest.mark.parametrize("card", OTHER_MOONS)
def test_a_moon_dragon_does_what_it_says(card: str) -> None:
    mine, hearts = OTHER_MOONS[card]

    assert final_hearts(card, mine) == hearts


def test_pocus_lets_every_fire_up_choose() -> None:
    """Hearts for one, the ability of the other; an artisan without effect may be fired for hearts."""
    game = given(
        me={"bread": 1, "crystal": 1, "iron": 3, "fancy": ["pocus"]},
        row=["purple-iron-1"],
        town={"smith-mart": ["iron-0", "meat", "crystal"]},
        park=["bread"],
    )
    game.choose("visit smith-mart", "cast purple-iron-1", "take bread", "reveal pocus")

    game.choose("fire meat", "hearts", "fire iron", "ability", "take 2 iron", "fire crystal", "hearts")

    assert game.me.hearts == 4 + 2 + 2
    assert game.stock() == {"iron": 2}


def test_a_wish_about_this_turn_is_over_when_the_turn_is() -> None:
    game = given(me={"hand": ["meat"], "fancy": ["stitch"]}, others=[{}], park=["bread"])
    game.gather("smith-mart").choose("place meat smith-mart 2", "take bread").finish()

    game.gather("draco-bell").finish()

    assert game.question == "ChooseVisit"
    assert "reveal stitch" not in game.keys


def test_sparkle_cannot_be_played_at_the_market() -> None:
    game = given(me={"fancy": ["sparkle", "twinkle"]}, town={"bizarre-bazaar": ["bread", "", ""]})

    game.gather("bizarre-bazaar").choose("take bread")

    assert not any("bazaar" in key and key.startswith("use") for key in game.keys)
