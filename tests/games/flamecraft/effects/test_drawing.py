"""Drawing fancy dragons."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.drawing import FancyDragon, KeepOneGiveOne
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(FancyDragon(2)),
    Done(KeepOneGiveOne(), {"fancy": ["talisa", "pally"]}, ["keep talisa"]),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
