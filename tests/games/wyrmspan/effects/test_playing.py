"""Playing dragons and caves by an effect."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.terms import (
    DECK,
    DISPLAY,
    HAND,
    LESS_ONE,
    NO_RESOURCES,
)
from tests.games.wyrmspan.given import given, table_with


def test_play_dragon_free() -> None:
    table = (
        given(me={"coins": 0, "hand": ["standard-horned-lung-dragon"]})
        .use(PlayDragon())
        .choose("play standard-horned-lung-dragon golden")
    )
    assert (table.at("golden 1"), table.me.coins) == ("standard-horned-lung-dragon", 0)


def test_play_dragon_from_the_display_without_resources() -> None:
    """Coins and eggs of the cost are still paid."""
    table = given(me={"coins": 2}, display=["standard-horned-lung-dragon"]).use(
        PlayDragon(HAND | DISPLAY, price=NO_RESOURCES)
    )
    table.choose("play standard-horned-lung-dragon crimson")
    assert (table.at("crimson 1"), table.me.coins, table.display[0]) == ("standard-horned-lung-dragon", 1, "")


def test_play_dragon_for_one_less() -> None:
    table = table_with(hand=["stealthy-rufftail"], gold=1).use(PlayDragon(price=LESS_ONE))
    assert table.keys == ["play stealthy-rufftail crimson less meat", "decline"]
    table = table_with(hand=["little-amphiptere"]).use(PlayDragon(price=LESS_ONE))
    assert table.keys == ["play little-amphiptere crimson", "play little-amphiptere golden", "decline"], (
        "without cost the discount is lost"
    )


def test_play_cave_from_the_display() -> None:
    table = given(me={"coins": 0, "mat_eggs": 0, "dug_crimson": 3}, cave_display=["cave-34"]).use(PlayCave(DISPLAY))
    table.choose("excavate cave-34 crimson")
    assert (table.me.excavated[0], table.me.stock, table.me.coins) == (4, [0, 2, 0, 0], 0)


def test_play_cave_from_the_deck_plays_exactly_that_card() -> None:
    table = given(me={"dug_crimson": 4, "dug_golden": 4}, cave_deck=["cave-34"]).use(PlayCave(DECK))
    assert (table.me.excavated, table.me.stock) == ([4, 4, 2], [0, 2, 0, 0])


def test_play_cave_is_passed_over_when_everything_is_excavated() -> None:
    table = given(me={"dug_crimson": 4, "dug_golden": 4, "dug_amethyst": 4, "caves": ["cave-34"]}).use(PlayCave())
    assert table.hand_caves == ["cave-34"]
