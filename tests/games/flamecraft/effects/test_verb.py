"""How verbs join into sentences."""

from __future__ import annotations

import pytest

from embertable.core.counts import AtLeast
from embertable.core.effects import If
from embertable.games.flamecraft.effects.counts import OddKinds
from embertable.games.flamecraft.effects.gaining import Coins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.verb import Also
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(If(AtLeast(1, OddKinds()), Hearts(1)), {"me": {"iron": 1}}, hearts=1, stock={"iron": 1}),
    Done(If(AtLeast(1, OddKinds()), Hearts(1)), {"me": {"iron": 2}}, stock={"iron": 2}),
    Done(Also(Hearts(1), Coins(1)), hearts=1, stock={"coins": 1}),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
