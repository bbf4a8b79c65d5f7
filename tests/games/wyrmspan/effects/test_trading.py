"""Paying for what a card offers."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.gaining import Gain
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.playing import PlayDragon
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.terms import (
    ANY,
    CACHED,
    COIN,
    DRAGON,
    EGG,
    GOLD,
    HERE,
    THIS_CAVE,
)
from tests.games.wyrmspan.given import table_with


def test_trade_is_offered_only_if_something_comes_of_it() -> None:
    full = {"mat_eggs": 2, "gold": 1}
    assert table_with(**full).use(Trade(Price(ANY), Lay())).question == "TakeTurn"
    table = table_with(mat_eggs=1, gold=1).use(Trade(Price(ANY), Lay()))
    assert table.keys == ["pay gold", "decline"]


def test_trade_by_storing_is_offered_for_nothing() -> None:
    """The Guarding Horned Drake and the Blue Keeper with a full nest: the stored item is worth a point by itself."""
    table = table_with(crimson=["blue-keeper"], eggs={"blue-keeper": 4}, gold=1).use(
        Trade(Price(CACHED), Lay(1, HERE)), "blue-keeper"
    )
    assert table.keys == ["pay gold", "decline"]


def test_trade_several_things() -> None:
    table = table_with(hand=["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]).use(
        Trade(Price(DRAGON, 2), Gain(COIN))
    )
    assert table.keys == ["pay sentinel-flyer", "pay subterranean-basilisk", "decline"]
    table.choose("pay subterranean-basilisk")
    assert (table.hand, table.me.coins) == (["sentinel-flyer"], 7)


def test_trade_eggs_from_a_region() -> None:
    verb = Trade(Price(EGG, where=THIS_CAVE), Gain(GOLD))
    table = table_with(mat_eggs=2, crimson=["hoarding-flyer"]).use(verb, "hoarding-flyer")
    assert table.question == "TakeTurn"
    table = table_with(
        crimson=["hoarding-flyer"], golden=["wise-anteldragon"], eggs={"hoarding-flyer": 1, "wise-anteldragon": 1}
    ).use(verb, "hoarding-flyer")
    assert table.keys == ["pay egg crimson 1", "decline"]


def test_seafarers_may_not_discard_the_only_dragon_they_could_play() -> None:
    """The Sentinel Flyer lives in the golden grotto, which is full; the Subterranean Basilisk has a place."""
    mine = {
        "hand": ["sentinel-flyer", "subterranean-basilisk"],
        "golden": ["wise-anteldragon", "brushtail-fae", "scaly-rock-dragon", "prescient-gryphdragon"],
    }
    table = table_with(**mine).use(Trade(Price(DRAGON), PlayDragon()))
    assert table.keys == ["pay sentinel-flyer", "decline"]
