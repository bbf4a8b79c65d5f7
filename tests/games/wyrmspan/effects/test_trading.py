"""Paying for what a card offers."""

from __future__ import annotations

from embertable.core.codec import digest
from embertable.games.wyrmspan.effects.activating import Activate
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
    ITEM,
    THIS_CAVE,
    WHEN_PLAYED,
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
    assert table.keys == ["pay sentinel-flyer", "pay subterranean-basilisk", "pay swift-lung-dragon", "decline"]
    assert [option.key() for option in table.s.options if option.is_echo()] == ["pay swift-lung-dragon"]
    table.choose("pay swift-lung-dragon", "pay subterranean-basilisk")
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


def test_the_order_of_paying_leaves_no_trace() -> None:
    """Discard piles keep no order, so a deck made of one does not know how it was paid for."""
    cards = ["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]

    def paid(*keys: str) -> str:
        table = table_with(hand=cards, caves=["cave-12", "cave-34"]).use(Trade(Price(ITEM, 3), Gain(COIN)))
        return digest(table.choose(*keys).s)

    up = paid("pay sentinel-flyer", "pay swift-lung-dragon", "pay cave-12")
    assert up == paid("pay cave-12", "pay swift-lung-dragon", "pay sentinel-flyer")


def test_the_last_resource_is_not_taken_for_nothing() -> None:
    """The Keen Cricketcatcher could only use the Crafty Moray, which wants a resource itself."""
    mine = {"crimson": ["keen-cricketcatcher", "crafty-moray"], "dug_crimson": 3, "hand": ["hoarding-flyer"]}
    verb = Trade(Price(ANY), Activate(WHEN_PLAYED))
    assert table_with(**mine, gold=1).use(verb, "keen-cricketcatcher").question == "TakeTurn"
    table = table_with(**mine, gold=2).use(verb, "keen-cricketcatcher")
    assert table.choose("pay gold", "use crafty-moray").keys == ["pay gold", "decline"]
