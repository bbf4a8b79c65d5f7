"""Every cave card: what it gives."""

from __future__ import annotations

import pytest

from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, Cave
from tests.games.wyrmspan.given import given
from tests.games.wyrmspan.golden import GIVES, outcome, prepared
from tests.golden.files import golden_text

GIVEN = golden_text("wyrmspan", GIVES).splitlines()


@pytest.mark.parametrize("cave", CAVE_TABLE, ids=lambda cave: cave.id)
def test_cave(cave: Cave) -> None:
    """It is excavated for a coin, and gives what the golden file says."""
    table = given(me={"coins": 1, "caves": [cave.id]}, others=[{"passed": True}])
    table.choose(f"excavate {cave.id} amethyst")
    assert table.me.caverns[9] == cave.number
    given_now = f"{cave.id}: {outcome(prepared(cave=cave.id), cave.when_played, '')}"
    assert given_now in GIVEN
