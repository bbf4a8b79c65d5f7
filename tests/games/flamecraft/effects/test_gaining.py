"""Gaining goods and coins."""

from __future__ import annotations

import pytest

from embertable.core.effects import Trade
from embertable.games.flamecraft.cards.tables import goods
from embertable.games.flamecraft.effects.gaining import (
    AlikeGoods,
    AnyGoods,
    Coins,
    DifferentGoods,
    ExchangeGoods,
    FillCoinSpace,
    Goods,
    GoodsForSpent,
    GoodsOfArtisansHere,
    GoodsOfPark,
    GoodsOfThisPlace,
    TakeCoins,
)
from embertable.games.flamecraft.effects.paying import SpendAnyCoins, SpendCoins, SpendGoods
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(Coins(2), stock={"coins": 2}),
    Done(Goods(goods(bread=1, iron=2)), stock={"bread": 1, "iron": 2}),
    Done(AnyGoods(2), {}, ["take meat", "take iron"], stock={"meat": 1, "iron": 1}),
    Done(AlikeGoods(2), {}, ["take 2 meat"], stock={"meat": 2}),
    Done(DifferentGoods(2), {}, ["take meat", "take iron"], stock={"meat": 1, "iron": 1}),
    Done(
        Trade(SpendAnyCoins(), GoodsForSpent(1)),
        {"me": {"coins": 2}},
        ["pay 1 coins", "take iron"],
        stock={"coins": 1, "iron": 1},
    ),
    Done(GoodsOfThisPlace(2), {}, by_artisan=True, stock={"iron": 2}),
    Done(GoodsOfArtisansHere(2), {"town": {"smith-mart": ["iron-0", "meat", ""]}}, stock={"iron": 2, "meat": 2}),
    Done(
        ExchangeGoods(SpendGoods(goods(plant=1)), GoodsOfArtisansHere(1)),
        {"me": {"plant": 1}},
        stock={"iron": 1},
    ),
    Done(GoodsOfPark(), {"park": ["bread", "bread", "iron"]}, stock={"bread": 1, "iron": 1}),
    Done(
        Trade(SpendCoins(2), FillCoinSpace()),
        {"me": {"coins": 2}, "town": {"dryacon-alley": []}},
        ["space 3", "take iron"],
        here="dryacon-alley",
        hearts=3,
        stock={"iron": 1},
    ),
    Done(TakeCoins(), {"town": {"dryacon-alley": []}}, here="dryacon-alley"),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
