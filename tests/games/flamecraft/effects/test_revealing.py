"""Revealing and returning fancy dragons."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.revealing import ReturnOthers, RevealFancy
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(RevealFancy(), {"me": {"fancy": ["even-steven"]}}, hearts=6),
    Done(ReturnOthers(Hearts(2)), {"me": {"fancy": ["talisa", "pally"]}}, ["return pally"], hearts=2),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
