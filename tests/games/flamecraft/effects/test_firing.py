"""Firing up."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.firing import (
    FireAgain,
    FireAllElsewhere,
    FireAllInPark,
    FireElsewhere,
    FireFromHand,
    FireHere,
    FireInPark,
    HeartsForFire,
    PayToFire,
)
from embertable.games.flamecraft.effects.giving import GiveFired
from embertable.games.flamecraft.effects.paying import SpendCoins
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.taking import TakeFired
from embertable.games.flamecraft.effects.verb import Also
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(FireHere(), stock={"iron": 2}),
    Done(
        FireElsewhere(),
        {},
        ["fire crystal", "take bread", "take meat", "take iron"],
        stock={"bread": 1, "meat": 1, "iron": 1},
    ),
    Done(FireAllElsewhere(), {}, ["go on"]),
    Done(Also(FireInPark(), TakeFired()), {"park": ["iron"]}, stock={"iron": 2}, hand=["iron"]),
    Done(FireAllInPark(), {"park": ["iron", "bread"]}, ["fire iron", "take 2 iron", "go on"], stock={"iron": 2}),
    Done(Also(FireFromHand(), GiveFired(Hearts(3))), {"me": {"hand": ["iron"]}}, hearts=3, stock={"iron": 2}),
    Done(Also(FireHere(), FireAgain()), stock={"iron": 4}),
    Done(Also(FireHere(), PayToFire(SpendCoins(1), FireAgain())), {"me": {"coins": 1}}, stock={"iron": 4}),
    Done(Also(HeartsForFire(2), FireHere()), {}, ["hearts"], hearts=2),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
