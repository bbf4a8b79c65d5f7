"""Every shop, used from a prepared table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from embertable.games.flamecraft.cards.tables import SHOPS
from embertable.games.flamecraft.terms import KIND_NAMES, SYMBOL_NAMES
from tests.games.flamecraft.given import Given, given


@dataclass
class Use:
    """A table, the choices made once the ability is used, and what the player then has."""

    table: dict[str, Any]
    keys: list[str] = field(default_factory=list)
    hearts: int = 0
    stock: dict[str, int] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    collect: list[str] = field(default_factory=list)  # choices made when collecting


GOLDIE = ["goldie"]  # a sun dragon in hand keeps the turn open

SHOP_USES = {
    "drake-of-cakes": Use(
        {"me": {"bread": 1}, "park": ["meat", "iron", "plant"]}, ["take meat", "take iron"], hand=["iron", "meat"]
    ),
    "guilty-treasures": Use(
        {"me": {"coins": 1}}, ["take iron", "give for 4 hearts"], hearts=4, stock={"bread": 1, "iron": 1}
    ),
    "la-petite-dragonne": Use(
        {"me": {"hand": ["crystal"]}, "town": {"la-petite-dragonne": ["bread", "", "iron"]}},
        stock={"bread": 2, "iron": 1, "coins": 3},
    ),
    "fogo-de-char": Use(
        {"me": {"meat": 1, "hand": ["bread"]}}, ["place bread draco-bell 3"], hearts=2, stock={"coins": 2}
    ),
    "full-plate-buffet": Use(
        {"me": {"coins": 1}}, ["pay 1 coins for 1 bread 1 meat 1 plant"], stock={"bread": 2, "meat": 3, "plant": 2}
    ),
    "pizza-coven": Use(
        {"me": {"iron": 4}, "park": ["bread", "meat", "plant", "potion", "iron"]},
        ["on iron", "lay meat", "on bread", "on meat", "on potion", "on plant"],
        hearts=5,
        stock={"coins": 1},
    ),
    "hedges-and-henges": Use({"me": {"plant": 1}}, ["go on", "1 coins"], stock={"plant": 1, "coins": 1}),
    "oh-my-gourd": Use(
        {"me": {"plant": 1}, "town": {"oh-my-gourd": ["iron", "crystal", ""]}},
        ["pay 2 plant for goods of artisans here"],
        stock={"iron": 3, "crystal": 3},
    ),
    "sage-of-sage": Use(
        {"row": ["purple-bread-2", "purple-iron-1"]},
        ["from purple-bread-2", "take plant", "take potion", "take iron", "reserve"],
        stock={"plant": 2, "potion": 1, "iron": 1},
    ),
    "draconic-tonic": Use(
        {"row": ["purple-bread-2", "purple-iron-1"]}, ["reserve purple-bread-2"], stock={"potion": 1, "coins": 1}
    ),
    "funky-brewsters": Use(
        {"me": {"hand": ["crystal"]}, "town": {"funky-brewsters": ["bread", "", ""]}},
        ["take bread", "take meat", "take plant"],
        stock={"bread": 2, "meat": 1, "plant": 1, "potion": 1},
        hand=["bread"],
    ),
    "spellfire-springs": Use(
        {"me": {"potion": 1}, "town": {"spellfire-springs": ["iron", "", ""]}},
        ["take 2 iron"],
        stock={"potion": 1, "iron": 5},
        collect=["fire iron", "take 2 iron"],
    ),
    "gnome-depot": Use({"me": {"bread": 8}}, hearts=10, stock={"iron": 1}),
    "saving-throw": Use(
        {"me": {"hand": ["bread"]}, "town": {"hello-nursery": ["plant-0", "crystal", ""]}},
        ["place bread hello-nursery 3"],
        hearts=3,
        stock={"iron": 1, "coins": 2},
    ),
    "the-savage-beat": Use({"park": ["bread", "bread", "iron"]}, stock={"bread": 1, "iron": 2}),
    "dragon-hoard-bank": Use({"me": {"coins": 3, "hearts": 1}}, hearts=7, stock={"crystal": 1}),
    "tip-the-scales": Use(
        {"me": {"bread": 2, "iron": 1}},
        ["spend bread", "spend iron", "spend crystal"],
        hearts=3,
        stock={"bread": 1},
    ),
    "touch-o-glass": Use(
        {"me": {"hand": ["bread"]}, "park": ["meat"]},
        ["take meat", "give it away"],
        hearts=3,
        stock={"crystal": 1},
        hand=["meat"],
    ),
    "bizarre-bazaar": Use({"me": {"fancy": ["even-steven"]}}, hearts=5, stock={"meat": 1}, collect=["take meat"]),
    "draggin-tail-roost": Use(
        {"park": ["bread", "iron", "meat"]},
        ["fire iron", "take 2 iron"],
        stock={"iron": 2},
        hand=["bread", "iron"],
        collect=["take bread"],
    ),
    "dryacon-alley": Use(
        {"me": {"coins": 2}, "park": ["meat"]}, ["space 1", "take meat"], hearts=2, stock={"coins": 1}, hand=["meat"]
    ),
    "eternal-flame": Use(
        {"town": {"eternal-flame": ["iron", "", ""]}},
        ["take 2 plant"],
        stock={"iron": 1, "meat": 1, "plant": 2},
        collect=["take meat"],
    ),
    "flagons-and-dragons": Use({"seats": 3}, ["invite 1", "invite 2"], hearts=4, stock={"coins": 1}),
    "maw-and-paws": Use(
        {"park": ["bread", "meat"], "artisans": ["iron"] * 6},
        ["take bread", "take meat"],
        stock={"iron": 1},
        hand=["bread", "meat"],
        collect=["take iron"],
    ),
    "nunyas-beeswax": Use(
        {"me": {"coins": 1}},
        ["pay 1 coins for fire all elsewhere", "fire iron"],
        stock={"meat": 1, "iron": 2},
        collect=["take meat"],
    ),
    "scale-mail-post": Use(
        {"park": ["bread"], "fancy": ["talisa", "pally", "ditto"]},
        ["keep pally"],
        hand=["bread"],
        collect=["take bread"],
    ),
    "sew-cute": Use({"park": ["bread"]}, hearts=1, hand=["bread"], collect=["take bread"]),
    "wishing-well": Use({"seed": 4}, ["flip", "go on"], hearts=2, stock={"coins": 3}),
}


def test_every_shop_with_an_ability_is_used_here() -> None:
    assert set(SHOP_USES) == {shop.id for shop in SHOPS if shop.ability is not None}


@pytest.mark.parametrize("shop", SHOP_USES)
def test_a_shop_does_what_it_says(shop: str) -> None:
    use = SHOP_USES[shop]
    table = {**use.table, "town": {shop: [], **use.table.get("town", {})}}
    game = given(**table)

    game.gather(shop).choose(*use.collect)
    if game.question:
        game.until("ChooseAbility").choose(f"use {shop}").choose(*use.keys)

    assert (game.me.hearts, game.stock(), game.hand()) == (use.hearts, use.stock, use.hand)


@pytest.mark.parametrize("shop", [shop for shop in SHOPS if shop.is_starter], ids=lambda shop: shop.id)
def test_a_starter_shop_gives_its_goods_and_its_slots(shop: Any) -> None:
    """Two goods of its kind at first, a reward in both free slots, no ability."""
    kinds = [next(kind for kind in range(6) if slot.kinds >> kind & 1) for slot in shop.slots[1:]]
    game = given(me={"hand": [KIND_NAMES[kinds[0]]], "fancy": GOLDIE})

    game.gather(shop.id)

    assert game.stock() == {SYMBOL_NAMES[shop.symbol]: 2}
    assert game.slots(shop.id) == [SYMBOL_NAMES[shop.symbol], "", ""]
    assert any(key.endswith(f"{shop.id} 2") for key in game.keys)
    assert not any(key.startswith("use") for key in game.until("LastMoment").keys)


def opened(top: str, **table: Any) -> Given:
    """A table at which the next shop of the deck has just been turned up."""
    game = given(
        me={"hand": ["meat"], **table.pop("me", {})},
        town={"smith-mart": ["iron-0", "", "bread"]},
        shops=[top, "saving-throw"],
        park=["iron"],
        **table,
    )
    return game.gather("smith-mart").choose("place meat smith-mart 2", "take iron").finish()


def test_eternal_flame_is_seeded_when_it_is_turned_up() -> None:
    """Two artisans of the deck in slots 1 and 3, none in the middle, no reward."""
    game = opened("eternal-flame", artisans=["plant", "crystal", "iron", "bread", "bread", "bread", "bread"])

    assert game.slots("eternal-flame") == ["plant", "", "crystal"]


def test_eternal_flame_can_end_the_game() -> None:
    """Who reveals it and so takes the last artisan has the last turn of all."""
    game = opened("eternal-flame", artisans=["plant", "crystal"])

    assert game.s.ending == 0
    assert game.s.last == 2


def test_dryacon_alley_gives_another_turn_and_keeps_the_coins() -> None:
    """The same player visits again; later somebody takes all coins lying there."""
    game = given(me={"coins": 2}, others=[{"bread": 1}], town={"dryacon-alley": []})
    game.use("dryacon-alley").choose("space 2")

    assert game.question == "ChooseVisit"
    assert game.s.active == 0
    assert game.s.coin_spaces == [0, 2, 0]
    game.gather("smith-mart").finish()
    game.use("dryacon-alley")
    assert game.stock(1) == {"bread": 1, "coins": 3}
    assert game.s.coin_spaces == [0, 0, 0]


def test_sleeping_artisans_give_nothing_and_cannot_be_fired() -> None:
    game = given(me={"fancy": GOLDIE}, town={"draggin-tail-roost": ["iron", "crystal", ""]}, park=["bread"])

    game.gather("draggin-tail-roost").choose("draw").until("FireStep")

    assert game.stock() == {}
    assert not any(key.startswith("fire") for key in game.keys)


def test_tokens_on_an_artisan_go_to_whoever_takes_it() -> None:
    """Laid by Pizza Coven, taken with the artisan, and counted as collected."""
    game = given(
        me={"iron": 1}, others=[{"fancy": GOLDIE}], town={"pizza-coven": [], "sew-cute": []}, park=["bread", "meat"]
    )
    game.use("pizza-coven").choose("on bread", "lay iron", "go on").finish()
    assert game.me.hearts == 1

    game.mine = 1
    game.gather("sew-cute").choose("take bread-1")

    assert game.stock() == {"iron": 1}
    assert game.s.turn.gathered == 2


def test_maw_and_paws_flips_again_before_the_effect() -> None:
    """Whatever the first flip showed, only the second has an effect."""
    game = given(me={"fancy": GOLDIE}, town={"maw-and-paws": []}, park=["bread", "meat"])
    game.gather("maw-and-paws").choose("take iron").until("ChooseAbility")

    game.choose("use maw-and-paws", "take bread", "take meat", "flip again")

    assert game.events().count("Flipped") == 2
    assert game.question in ("LastMoment", "ChoosePlacing")
    assert game.hand() == ["bread", "meat"]
