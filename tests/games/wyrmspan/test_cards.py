"""Every single card: what it costs, and what it gives."""

from __future__ import annotations

import pytest

from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, DRAGONS, Cave, Dragon
from embertable.games.wyrmspan.terms import CAVE_NAMES, RESOURCE_NAMES
from tests.games.wyrmspan.given import given
from tests.games.wyrmspan.golden import GIVES, dragon_lines, outcome, prepared
from tests.golden.files import golden_text

GIVEN = golden_text("wyrmspan", GIVES).splitlines()


def test_all_cards_are_there() -> None:
    decks = [card.deck for card in GAME.cards()]
    assert [decks.count(deck) for deck in ("dragons", "caves", "guilds", "objectives", "automa")] == [
        183,
        75,
        4,
        20,
        16,
    ]


def test_reconstructed_cards_are_marked() -> None:
    marked = [card.id for card in GAME.cards() if card.basis == "reconstructed"]
    assert marked == ["103", "cave-9", "guild-plains", "guild-seafarers", "guild-highlands", "guild-rainforest"]


@pytest.mark.parametrize("dragon", DRAGONS, ids=lambda dragon: str(dragon.number))
def test_dragon(dragon: Dragon) -> None:
    """It is enticed for its cost, is worth its points, and its abilities give what the golden file says."""
    cost = dragon.cost.by_thing()
    stock = dict(zip(RESOURCE_NAMES, cost, strict=False))
    mine = {**stock, "coins": 1 + cost[4], "mat_eggs": cost[5], "hand": [dragon.number]}
    table = given(me=mine, others=[{"passed": True}])
    cave = dragon.caves[0]
    assert {key for key in table.keys if key.startswith("entice")} == {
        f"entice {dragon.number} {CAVE_NAMES[home]}" for home in dragon.caves
    }

    table.choose(f"entice {dragon.number} {CAVE_NAMES[cave]}")

    assert table.me.dragons[cave * 4] == dragon.number
    assert dragon.number not in table.me.hand
    expected = [line for line in GIVEN if line.startswith(f"{dragon.number} ")]
    assert dragon_lines(dragon) == expected


@pytest.mark.parametrize("cave", CAVE_TABLE, ids=lambda cave: str(cave.number))
def test_cave(cave: Cave) -> None:
    """It is excavated for a coin, and gives what the golden file says."""
    table = given(me={"coins": 1, "caves": [cave.number]}, others=[{"passed": True}])
    table.choose(f"excavate {cave.number} amethyst")
    assert table.me.caverns[9] == cave.number
    given_now = f"cave-{cave.number}: {outcome(prepared(cave=cave.number), cave.when_played, 0)}"
    assert given_now in GIVEN


def test_entice_needs_the_whole_cost() -> None:
    """One token less, and with nothing to exchange the dragon is not offered."""
    for dragon in DRAGONS:
        cost = dragon.cost.by_thing()
        for missing in range(6):
            if cost[missing]:
                have = [count - (thing == missing) for thing, count in enumerate(cost)]
                mine = {**dict(zip(RESOURCE_NAMES, have, strict=False)), "coins": 1 + have[4], "mat_eggs": have[5]}
                table = given(me={**mine, "hand": [dragon.number]}, others=[{"passed": True}])
                assert not [key for key in table.keys if key.startswith("entice")], dragon.number
