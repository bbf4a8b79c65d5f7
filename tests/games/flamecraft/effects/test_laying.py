"""Laying tokens on the Park."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.gaining import Coins
from embertable.games.flamecraft.effects.laying import LayOnPark
from embertable.games.flamecraft.effects.points import Hearts
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(LayOnPark(Hearts(1), Coins(1)), {"me": {"iron": 1}, "park": ["bread"]}, hearts=1),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
