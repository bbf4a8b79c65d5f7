"""Giving tokens and artisans away."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.giving import Give
from embertable.games.flamecraft.effects.points import Hearts
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(Give(1, 1, Hearts(2)), {"me": {"iron": 1, "meat": 1}}, ["give iron"], hearts=2, stock={"meat": 1}),
    Done(
        Give(1, 3, Hearts(2), alike=True),
        {"me": {"iron": 1, "meat": 2, "coins": 1}},
        ["give meat", "give coin", "go on"],
        hearts=4,
        stock={"iron": 1, "meat": 1},
    ),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
