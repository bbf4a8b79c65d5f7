"""Artisans that change places, and pieces brought to a shop."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.gaining import Coins
from embertable.games.flamecraft.effects.moving import InvitePieces, ReplaceAndFire, SwapAndFire
from embertable.games.flamecraft.effects.points import Hearts
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(
        SwapAndFire(),
        {},
        ["swap crystal", "take bread", "take meat", "take iron"],
        by_artisan=True,
        stock={"bread": 1, "meat": 1, "iron": 1},
    ),
    Done(ReplaceAndFire(), {"me": {"hand": ["iron"]}}, stock={"iron": 2}, hand=["iron"]),
    Done(InvitePieces(1, Hearts(2), Coins(1)), {}, hearts=2),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
