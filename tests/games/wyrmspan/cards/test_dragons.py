"""Every dragon: what it costs, and what it gives."""

from __future__ import annotations

import pytest

from embertable.games.wyrmspan.cards.tables import DRAGONS, Dragon
from embertable.games.wyrmspan.terms import CAVE_NAMES, RESOURCE_NAMES
from tests.games.wyrmspan.given import given
from tests.games.wyrmspan.golden import GIVES, dragon_lines
from tests.golden.files import golden_text

GIVEN = golden_text("wyrmspan", GIVES).splitlines()


@pytest.mark.parametrize("dragon", DRAGONS, ids=lambda dragon: dragon.id)
def test_dragon(dragon: Dragon) -> None:
    """It is enticed for its cost, is worth its points, and its abilities give what the golden file says."""
    cost = dragon.cost.by_thing()
    stock = dict(zip(RESOURCE_NAMES, cost, strict=False))
    mine = {**stock, "coins": 1 + cost[4], "mat_eggs": cost[5], "hand": [dragon.id]}
    table = given(me=mine, others=[{"passed": True}])
    cave = dragon.caves[0]
    assert {key for key in table.keys if key.startswith("entice")} == {
        f"entice {dragon.id} {CAVE_NAMES[home]}" for home in dragon.caves
    }

    table.choose(f"entice {dragon.id} {CAVE_NAMES[cave]}")

    assert table.at(f"{CAVE_NAMES[cave]} 1") == dragon.id
    assert dragon.id not in table.hand
    expected = [line for line in GIVEN if line.startswith(f"{dragon.id} ")]
    assert dragon_lines(dragon) == expected


def test_entice_needs_the_whole_cost() -> None:
    """One token less, and with nothing to exchange the dragon is not offered."""
    for dragon in DRAGONS:
        cost = dragon.cost.by_thing()
        for missing in range(6):
            if cost[missing]:
                have = [count - (thing == missing) for thing, count in enumerate(cost)]
                mine = {**dict(zip(RESOURCE_NAMES, have, strict=False)), "coins": 1 + have[4], "mat_eggs": have[5]}
                table = given(me={**mine, "hand": [dragon.id]}, others=[{"passed": True}])
                assert not [key for key in table.keys if key.startswith("entice")], dragon.id
