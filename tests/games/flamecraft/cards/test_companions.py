"""Every companion, asked for help from a prepared table."""

from __future__ import annotations

from embertable.core.flow import choose
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import COMPANIONS
from embertable.games.flamecraft.terms import NONE
from embertable.games.flamecraft.variants import Variants
from tests.games.flamecraft.given import COMPANION, given


def test_spell_saver_makes_an_enchantment_payable() -> None:
    """Three goods less, also where coins are barred; what is saved is the player's choice as far as it can be."""
    game = given(me={"potion": 2, "iron": 1, "companion": "spell-saver"}, row=["purple-meat-2"])

    game.choose("visit draco-bell")
    assert game.keys == ["gather", "cast purple-meat-2 saving"]
    game.choose("cast purple-meat-2 saving")

    assert game.me.hearts == 8
    assert game.stock() == {}
    assert game.me.companion_used


def test_spell_saver_lets_the_player_choose_what_to_save() -> None:
    game = given(
        me={"bread": 3, "meat": 1, "plant": 1, "companion": "spell-saver"}, row=["purple-bread-1"], park=["iron"]
    )

    game.choose(
        "visit critical-rolls", "cast purple-bread-1 saving", "save bread", "save meat", "save plant", "take iron"
    )

    assert game.stock() == {"bread": 1, "meat": 1, "plant": 1}


def test_park_ranger_fires_artisans_in_the_park() -> None:
    """Any number, each once; iron takes the kind of any artisan there, bread does not take itself."""
    game = given(me={"companion": "park-ranger"}, park=["bread", "iron", "crystal"])

    game.choose("companion park-ranger", "fire iron", "take 2 crystal", "fire bread", "take iron")

    assert game.stock() == {"crystal": 2}
    assert game.hand() == ["iron"]
    assert game.park() == ["bread", "crystal"]
    assert game.keys == ["fire crystal-1", "go on"]


def test_window_shopper_uses_any_shop() -> None:
    """As if gathering there: the price is paid, the piece stays."""
    game = given(me={"bread": 8, "companion": "window-shopper"}, town={"gnome-depot": [], "wishing-well": []})

    game.choose("companion window-shopper")

    assert game.me.hearts == 10
    assert game.stock() == {}
    assert game.s.pieces[0] == -1
    assert game.s.turn.visited == NONE


def test_house_warmer_places_and_fires_that_shop() -> None:
    """The one placed may be fired; one placed by it in the same shop as well, each once."""
    game = given(
        me={"hand": ["crystal", "plant"], "companion": "house-warmer"}, town={"draco-bell": ["meat-0", "", ""]}
    )

    game.choose("companion house-warmer", "place crystal draco-bell 3", "fire meat", "place plant draco-bell 2")

    assert game.short_keys == ["fire crystal", "go on"]
    game.choose("fire crystal", "take bread", "take meat", "take iron")
    assert game.short_keys == ["fire plant", "go on"]
    assert game.me.hearts == 2


def test_grand_opener_helps_when_a_shop_is_turned_up() -> None:
    """Not when it is laid face down; the rewards of the slots and a coin for each."""
    game = given(
        me={"hand": ["meat", "bread", "iron"], "companion": "grand-opener"},
        town={"smith-mart": ["iron-0", "", "bread"]},
        park=["plant"],
        shops=["drake-of-cakes", "saving-throw"],
    )
    game.gather("smith-mart").choose("place meat smith-mart 2", "take plant")
    assert "companion grand-opener" not in game.keys
    game.until("LastMoment")

    game.choose("companion grand-opener", "place bread drake-of-cakes 1", "place iron drake-of-cakes 2")

    assert game.stock()["coins"] == 2
    assert game.me.hearts == 1 + 2
    assert len(game.me.fancy) == 1


def test_coin_changer_turns_coins_into_goods() -> None:
    game = given(me={"coins": 3, "companion": "coin-changer"})

    game.choose("companion coin-changer", "pay 2 coins", "take bread", "take bread", "take iron", "take crystal")

    assert game.stock() == {"bread": 2, "iron": 1, "crystal": 1, "coins": 1}


def test_fashion_scout_plays_a_dragon_again() -> None:
    """Its price is paid again; a moon dragon is judged as if the game ended now."""
    game = given(me={"plant": 4, "bread": 4, "played": ["greenhorn"], "fancy": ["rosy"], "companion": "fashion-scout"})

    game.choose("companion fashion-scout")
    assert game.keys == ["play rosy", "play greenhorn"]
    game.choose("play greenhorn")

    assert game.me.hearts == 5
    assert game.stock() == {"bread": 4, "coins": 1}


def test_every_companion_gives_its_start() -> None:
    """Two coins, a reserved enchantment with the row refilled at once, five fancy dragons to choose from."""
    for seed in range(40):
        s = GAME.new(5, Variants(companions=True), seed)
        while type(s.agenda[-1]).__name__ == "ChooseReserve":
            choose(s, s.agenda[-1].seat, s.options[0].key())  # type: ignore[attr-defined]  # an ask is on top
            assert len(s.row) == 5
            assert len(s.spell_deck) == 12
        for me in s.players:
            name = COMPANIONS[me.companion].id
            assert me.stock[6] == (2 if name in ("window-shopper", "coin-changer") else 0)
            assert (me.reserved != -1) == (name == "spell-saver")
            assert len(me.offer) == (5 if name == "fashion-scout" else 2)
    assert len(COMPANION) == 7
