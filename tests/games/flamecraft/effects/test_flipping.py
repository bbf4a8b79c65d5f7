"""Flipping coins."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.flipping import Flip, FlipOwnCoins
from embertable.games.flamecraft.effects.points import Hearts
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(Flip(Hearts(1), Hearts(1)), {}, ["keep"], hearts=1),
    Done(FlipOwnCoins(1, Hearts(0)), {"me": {"coins": 1}, "seed": 4}, ["flip"], stock={"coins": 1}),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
