"""Everything in the box, as the card browser lists it."""

from __future__ import annotations

from typing import Final

from embertable.core.game import Card
from embertable.games.wyrmspan.cards import automa, caves, dragons, guilds, mat, objectives
from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, DECISIONS, DRAGONS, GUILDS, OBJECTIVES

DECKS: Final = (automa, caves, dragons, guilds, mat, objectives)  # importing them laid their cards on the tables


def all_cards() -> list[Card]:
    """Dragons by their number, caves, guild tiles, objectives and the Automa's decisions."""
    return [
        *[Card(dragon.id, "dragons", basis=dragon.basis) for dragon in DRAGONS],
        *[Card(cave.id, "caves", basis=cave.basis) for cave in CAVE_TABLE],
        *[Card(f"guild-{tile.id}", "guilds", basis=tile.basis) for tile in GUILDS],
        *[Card(f"objective-{objective.id}", "objectives", basis=objective.basis) for objective in OBJECTIVES],
        *[Card(f"automa-{decision.id}", "automa", basis=decision.basis) for decision in DECISIONS],
    ]
