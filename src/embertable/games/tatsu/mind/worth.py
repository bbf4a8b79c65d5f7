"""What cards are worth to a bot."""

from __future__ import annotations

from typing import Final

from embertable.games.tatsu.cards.tables import CLAN, FACTOR, STRENGTH
from embertable.games.tatsu.terms import CARDS, RED, YELLOW

STRENGTH_TO_COME: Final = 0.07  # for every strength a clan's unplayed cards have more than the other's
OWN_CARDS: Final = 0.11  # for every own card more that a clan holds itself instead of having to ask for it


def worth(card: int, holder: int) -> float:
    """What an unplayed card is worth to red over yellow when a place of this clan holds it."""
    value = STRENGTH_TO_COME * STRENGTH[card] + (OWN_CARDS if CLAN[card] == holder else 0.0)
    return value if CLAN[card] == RED else -value


WORTH: Final[list[list[float]]] = [[worth(card, holder) for card in range(CARDS)] for holder in (RED, YELLOW)]
OWN_FACTOR: Final[list[list[int]]] = [
    [FACTOR[card] if CLAN[card] == clan else 0 for card in range(CARDS)] for clan in (RED, YELLOW)
]
