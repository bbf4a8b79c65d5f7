"""Everything in the box, as the card browser lists it."""

from __future__ import annotations

from embertable.core.game import Card
from embertable.games.wyrmspan import cards as printed
from embertable.games.wyrmspan.shelf import CAVE_TABLE, DECISIONS, DRAGONS, GUILDS, OBJECTIVES

assert printed, "the cards are on the shelf"


def cards() -> list[Card]:
    """Dragons by their number, caves, guild tiles, objectives and the Automa's decisions."""
    return [
        *[Card(str(dragon.number), "dragons", basis=dragon.basis) for dragon in DRAGONS],
        *[Card(f"cave-{cave.number}", "caves", basis=cave.basis) for cave in CAVE_TABLE],
        *[Card(f"guild-{tile.id}", "guilds", basis=tile.basis) for tile in GUILDS],
        *[Card(f"objective-{objective.id}", "objectives", basis=objective.basis) for objective in OBJECTIVES],
        *[Card(f"automa-{decision.id}", "automa", basis=decision.basis) for decision in DECISIONS],
    ]
