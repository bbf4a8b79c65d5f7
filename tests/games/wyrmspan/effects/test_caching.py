"""Caching resources on dragons."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.caching import Cache, CacheFromSupply
from embertable.games.wyrmspan.terms import (
    ANY,
    ANYWHERE,
    HERE,
    MILK,
)
from tests.games.wyrmspan.given import table_with


def test_cache_takes_from_the_own_stock() -> None:
    table = table_with(crimson=["tawny-steppe-wyvern"], gold=1, meat=1).use(Cache(ANY, HERE), "tawny-steppe-wyvern")
    assert table.keys == ["cache meat", "cache gold", "decline"]
    table.choose("cache gold")
    assert (table.cached("tawny-steppe-wyvern"), table.me.stock) == ([0, 1, 0, 0], [1, 0, 0, 0])


def test_cache_for_a_hatchling_offers_the_exchange() -> None:
    table = table_with(amethyst=["redwood-lung-dragon"], gold=2).use(Cache(MILK, HERE), "redwood-lung-dragon")
    assert table.keys == ["exchange gold gold for milk", "decline"]
    table.choose("exchange gold gold for milk", "cache milk")
    assert table.cached("redwood-lung-dragon") == [0, 0, 0, 1]


def test_cache_from_supply() -> None:
    table = (
        table_with(crimson=["tawny-steppe-wyvern"], golden=["wise-anteldragon"])
        .use(CacheFromSupply(2, ANYWHERE))
        .choose("cache milk", "cache on golden 1")
    )
    table.choose("cache gold", "cache on crimson 1")
    assert (table.cached("wise-anteldragon"), table.cached("tawny-steppe-wyvern")) == ([0, 0, 0, 1], [0, 1, 0, 0])
