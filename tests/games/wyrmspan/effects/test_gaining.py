"""Gaining tokens."""

from __future__ import annotations

from embertable.core.flow import fresh
from embertable.games.wyrmspan.effects.gaining import Gain, GainAndCache, GainAny, GainTuckedCost, NameKind
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.terms import (
    ANY,
    ANYWHERE,
    COIN,
    GOLD,
    HERE,
    MEAT,
    MILK,
    TUCKED,
)
from tests.games.wyrmspan.given import given, table_with


def test_gain_takes_tokens_without_asking() -> None:
    table = table_with().use(Gain(GOLD, 2)).use(Gain(COIN))
    assert (table.me.stock, table.me.coins) == ([0, 2, 0, 0], 7)


def test_gain_any_asks_for_each_token_in_any_order() -> None:
    table = table_with().use(GainAny(2))
    assert table.keys == ["meat", "gold", "crystal", "milk", "decline"]
    table.choose("milk")
    assert table.keys == ["meat", "gold", "crystal", "milk", "decline"]
    assert [option.key() for option in fresh(table.s)] == ["milk", "decline"], "a bot looks at one order only"
    table.choose("gold")
    assert table.me.stock == [0, 1, 0, 1]


def test_gain_any_may_be_broken_off() -> None:
    table = table_with().use(GainAny(2)).choose("gold").decline()
    assert table.me.stock == [0, 1, 0, 0]


def test_gain_and_cache_offers_to_keep() -> None:
    verb = GainAndCache(GOLD, 1, HERE)
    table = table_with(crimson=["reticent-manta"]).use(verb, "reticent-manta").choose("cache gold on crimson 1")
    assert (table.cached("reticent-manta"), table.me.stock) == ([0, 1, 0, 0], [0, 0, 0, 0])
    table = table_with(crimson=["reticent-manta"]).use(verb, "reticent-manta").decline()
    assert (table.cached("reticent-manta"), table.me.stock) == ([0, 0, 0, 0], [0, 1, 0, 0])


def test_gain_and_cache_may_have_to_cache() -> None:
    """The Custodial Koiwyrm: of two resources one must be cached."""
    table = (
        table_with(crimson=["custodial-koiwyrm"])
        .use(GainAndCache(ANY, 2, ANYWHERE, least=1), "custodial-koiwyrm")
        .choose("meat", "gold")
    )
    assert table.keys == ["cache meat on crimson 1", "cache gold on crimson 1"]


def test_gain_tucked_cost_speaks_of_the_card_just_tucked() -> None:
    verb = Trade(Price(TUCKED), GainTuckedCost())
    table = (
        table_with(crimson=["hawkish-firevern"], hand=["stealthy-rufftail"])
        .use(verb, "hawkish-firevern")
        .choose("pay stealthy-rufftail")
    )
    assert table.keys == ["meat", "gold"]
    assert table.choose("gold").me.stock == [0, 1, 0, 0]


def test_name_kind_gives_everybody_the_same() -> None:
    table = given(others=[{}, {}]).use(NameKind(2, 1)).choose("milk")
    assert [mat.stock[MILK] for mat in table.s.players] == [2, 1, 1]


def test_what_is_carried_out_is_finished_though_its_dragon_is_covered() -> None:
    """Here then means the dragon on top."""
    table = given(
        me={"crimson": ["spry-horned-lung-dragon"], "tucked": {"spry-horned-lung-dragon": ["reticent-manta"]}}
    )
    table.use(GainAndCache(MEAT, 1, HERE), "reticent-manta").choose("cache meat on crimson 1")
    assert table.cached("spry-horned-lung-dragon") == [1, 0, 0, 0]


def test_tokens_to_cache_are_gained_in_any_order() -> None:
    """The Custodial Koiwyrm: milk first, then meat."""
    verb = GainAndCache(ANY, 2, ANYWHERE, least=1)
    table = table_with(crimson=["custodial-koiwyrm"]).use(verb, "custodial-koiwyrm").choose("milk")
    assert table.keys == ["meat", "gold", "crystal", "milk"]
    table.choose("meat")
    assert table.me.stock == [1, 0, 0, 1]
