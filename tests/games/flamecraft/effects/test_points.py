"""Gaining hearts."""

from __future__ import annotations

import pytest

from embertable.core.effects import Trade
from embertable.games.flamecraft.effects.counts import Owned
from embertable.games.flamecraft.effects.paying import SpendCoins
from embertable.games.flamecraft.effects.points import Hearts, HeartsForSpent, HeartsPer
from embertable.games.flamecraft.terms import BREAD
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(Hearts(3), hearts=3),
    Done(HeartsPer(Owned(BREAD), each=2), {"me": {"bread": 5}}, hearts=2, stock={"bread": 5}),
    Done(Trade(SpendCoins(2), HeartsForSpent(2)), {"me": {"coins": 2}}, hearts=4),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
