"""Using other shops, and winning turns."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.activating import ExtraTurn, UseAnyShop
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(UseAnyShop(), {"me": {"bread": 8}, "town": {"gnome-depot": []}}, hearts=10),
    Done(ExtraTurn()),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
