"""What pays, discards or uses something up is offered only if it can then change something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.flamecraft.given import given

FULL = {
    "critical-rolls": ["bread-0", "potion", "iron"],
    "draco-bell": ["meat-0", "plant", "crystal"],
    "hello-nursery": ["plant-0", "crystal", "bread"],
    "potable-potions": ["potion-0", "bread", "crystal"],
    "smith-mart": ["iron-0", "crystal", "plant"],
    "fragile-reptile": ["crystal-0", "bread", "meat"],
}


@pytest.mark.parametrize(
    ("stock", "is_offered"), [({}, False), ({"iron": 1}, True), ({"coins": 1}, True)], ids=["potion", "iron", "coin"]
)
def test_spellfire_springs_does_not_take_the_last_token_for_a_gift(stock: dict[str, int], is_offered: bool) -> None:
    """The plant dragon fired once more must have something left to give; the visit brought a plant and a potion."""
    game = given(me={"bread": 1, **stock}, town={"spellfire-springs": ["", "plant", ""]})
    game.gather("spellfire-springs").until("FireStep").choose("fire plant", "give bread")
    while "plant" in game.stock():
        game.me.stock[2] -= 1
        game.s.options = game.s.agenda[-1].options(game.s)  # type: ignore[attr-defined]  # an ask is on top

    assert game.stock() == {"potion": 1, **stock}
    assert ("use spellfire-springs" in game.keys) == is_offered


def test_nunyas_beeswax_does_not_take_the_coin_that_was_to_be_given() -> None:
    """Plant dragons alone elsewhere: the one fired for nothing can give the coin, those fired for a coin cannot."""
    town = {shop: ["plant", "", ""] for shop in FULL}
    game = given(town={**town, "nunyas-beeswax": []}, me={"coins": 1}, artisans=["iron", "iron"])
    game.choose("visit nunyas-beeswax", "take bread")
    game.me.stock[0] = 0

    game.choose("use nunyas-beeswax")

    assert game.question == "ChooseFireElsewhere"


def test_fashion_scout_does_not_help_with_pocus_already_in_force() -> None:
    table: dict[str, Any] = {"me": {"fancy": ["pocus"], "companion": "fashion-scout"}}
    game = given(**table).gather("smith-mart").until("FireStep")
    assert "companion fashion-scout" in game.keys

    game.choose("reveal pocus")

    assert "companion fashion-scout" not in game.keys


@pytest.mark.parametrize(
    ("park", "artisans", "helps"),
    [(["bread"], [], False), (["bread"], ["iron", "iron"], True), (["bread", "bread"], [], True)],
    ids=["alone", "deck", "two"],
)
def test_park_ranger_is_not_asked_when_a_lone_bread_dragon_can_take_nobody(
    park: list[str], artisans: list[str], helps: bool
) -> None:
    game = given(me={"companion": "park-ranger"}, park=park, artisans=artisans)

    assert ("companion park-ranger" in game.keys) == helps


def test_drake_of_cakes_takes_no_bread_for_an_empty_park() -> None:
    game = given(me={"bread": 3}, town={"drake-of-cakes": []})
    game.gather("drake-of-cakes")

    assert "use drake-of-cakes" not in game.keys


def test_oh_my_gourd_does_not_exchange_plants_for_the_same_plants() -> None:
    """A lone plant dragon gives back what was paid; a coin makes a difference, and so does a second dragon."""
    alone = given(me={"plant": 2}, town={"oh-my-gourd": ["plant", "", ""]}).use("oh-my-gourd")
    assert alone.question != "ChooseEffect"
    assert alone.me.hearts == 1

    rich = given(me={"plant": 2, "coins": 1}, town={"oh-my-gourd": ["plant", "", ""]}).use("oh-my-gourd")
    assert rich.question == "ChooseEffect"
    two = given(me={"plant": 2}, town={"oh-my-gourd": ["plant", "crystal", ""]}).use("oh-my-gourd")
    assert two.question == "ChooseEffect"


def test_funky_brewsters_does_not_replace_a_dragon_by_its_like_for_nothing() -> None:
    """With no token to give and nowhere to place, firing plant and meat dragons does nothing."""
    game = given(me={"hand": ["plant", "iron"]}, town={"funky-brewsters": ["", "", "plant"]})
    game.gather("funky-brewsters").until("ChooseAbility")
    game.me.stock = [0] * 7
    game.choose("use funky-brewsters")

    assert game.question != "ChooseReplacement"
    assert game.slots("funky-brewsters") == ["", "", "iron"]


def test_stitch_does_not_count_a_kind_that_sleeps() -> None:
    game = given(
        me={"hand": ["bread", "iron"], "fancy": ["stitch"]},
        town={"draggin-tail-roost": [], "critical-rolls": ["meat", "", ""]},
    )
    game.s.turn.placed = game.me.hand[:]
    game.s.slots[game.plot("critical-rolls") * 3 + 2] = game.me.hand.pop()
    game.s.slots[game.plot("draggin-tail-roost") * 3] = game.me.hand.pop()
    game.s.options = game.s.agenda[-1].options(game.s)  # type: ignore[attr-defined]  # an ask is on top

    game.choose("reveal stitch")

    assert game.question == "ChooseVisit"
    assert game.me.hearts == 2
