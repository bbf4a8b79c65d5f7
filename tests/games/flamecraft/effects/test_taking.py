"""Taking artisans."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft.effects.taking import Artisans, OtherArtisans, ParkArtisans
from tests.games.flamecraft.effects.doing import Done, is_done, verb_name

VERBS = [
    Done(Artisans(2), {"park": ["bread", "meat"]}, ["take meat", "draw"], hand=["bread", "meat"]),
    Done(OtherArtisans(), {"park": ["bread", "meat"]}, ["take meat"], by_artisan=True, hand=["meat"]),
    Done(ParkArtisans(2), {"park": ["iron"]}, ["take iron"], hand=["iron"]),
    Done(ParkArtisans(2), {"park": ["iron"]}, ["decline"]),
]


@pytest.mark.parametrize("done", VERBS, ids=verb_name)
def test_a_verb_does_what_it_says(done: Done) -> None:
    assert is_done(done)
