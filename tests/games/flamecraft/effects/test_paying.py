"""Paying."""

from __future__ import annotations

import pytest

from embertable.core.effects import Trade
from embertable.games.flamecraft.cards.tables import goods
from embertable.games.flamecraft.effects.paying import (
    LeaveCoins,
    SpendAlike,
    SpendCoins,
    SpendDifferent,
    SpendGoods,
    SpendHearts,
)
from embertable.games.flamecraft.effects.points import Hearts
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(Trade(SpendGoods(goods(bread=2)), Hearts(3)), {"me": {"bread": 1, "coins": 1}}, hearts=3),
    Done(SpendGoods(goods(iron=2)), {"me": {"iron": 3}}, stock={"iron": 1}),
    Done(SpendAlike(2), {"me": {"iron": 2, "meat": 3}}, ["pay 2 meat"], stock={"iron": 2, "meat": 1}),
    Done(SpendDifferent(2), {"me": {"iron": 1, "meat": 1}}, ["spend meat", "enough"], stock={"iron": 1}),
    Done(SpendCoins(1), {"me": {"coins": 2}}, stock={"coins": 1}),
    Done(LeaveCoins(1), {"me": {"coins": 2}}, stock={"coins": 1}),
    Done(SpendHearts(2), {"me": {"hearts": 3}}, hearts=1),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
