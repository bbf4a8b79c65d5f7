"""Placing artisans."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.placing import (
    PlaceAndFireAll,
    PlaceArtisan,
    PlaceForCoins,
    PlaceHere,
    PlaceInAnySlot,
    PlaceToFill,
)
from embertable.games.flamecraft.effects.points import Hearts, HeartsForPlaced
from embertable.games.flamecraft.effects.verb import Also
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(PlaceArtisan(), {"me": {"hand": ["bread"]}}, ["place bread smith-mart 3"], stock={"coins": 2}),
    Done(
        PlaceForCoins(),
        {"me": {"hand": ["meat"]}, "park": []},
        stock={"coins": 1},
        hand=["bread"],
    ),
    Done(
        PlaceInAnySlot(Hearts(1)),
        {"me": {"hand": ["iron"]}},
        ["place iron smith-mart 3"],
        hearts=1,
        stock={"coins": 2},
    ),
    Done(
        PlaceToFill(Hearts(5)),
        {"me": {"hand": ["bread"]}, "town": {"smith-mart": ["iron-0", "meat", ""]}},
        ["place bread smith-mart 3"],
        hearts=5,
        stock={"coins": 2},
    ),
    Done(
        PlaceAndFireAll(),
        {"me": {"hand": ["bread"]}},
        ["place bread smith-mart 3", "fire iron", "take 2 iron", "go on"],
        stock={"coins": 2, "iron": 2},
    ),
    Done(Also(PlaceHere(), HeartsForPlaced()), {"me": {"hand": ["bread"]}}, hearts=2, stock={"coins": 2}),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
