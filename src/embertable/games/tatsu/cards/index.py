"""Every card of the game."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.game import Card
from embertable.games.tatsu.cards.tables import SPIRITS


def all_cards() -> Sequence[Card]:
    """As the card browser lists them."""
    return [Card(spirit.id, "spirits") for spirit in SPIRITS]
