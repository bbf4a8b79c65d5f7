"""The 28 spirits: two clans of 14 with the same structure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.games.tatsu.terms import CARDS_OF_CLAN, CLANS, RED, YELLOW


@dataclass(frozen=True)
class Spirit:
    """A card. Strength 0 takes part in no comparison."""

    id: str
    clan: int
    strength: int = 0
    points: int = 0
    factor: int = 0
    fusion: bool = False


def clan(which: int) -> list[Spirit]:
    """The fourteen spirits of a clan: the weak are worth most, the strong one point each."""
    name = CLANS[which]
    return [
        *[Spirit(f"{name}-1-p{points}", which, strength=1, points=points) for points in (3, 4, 5, 6, 7)],
        *[Spirit(f"{name}-{strength}", which, strength=strength, points=1) for strength in (2, 3, 4, 5, 6)],
        *[Spirit(f"{name}-x{factor}", which, factor=factor) for factor in (1, 2, 3)],
        Spirit(f"{name}-fusion", which, fusion=True),
    ]


SPIRITS: Final[list[Spirit]] = clan(RED) + clan(YELLOW)

# The same by card number, for the hot paths.
IDS: Final[list[str]] = [spirit.id for spirit in SPIRITS]
CLAN: Final[list[int]] = [spirit.clan for spirit in SPIRITS]
STRENGTH: Final[list[int]] = [spirit.strength for spirit in SPIRITS]
POINTS: Final[list[int]] = [spirit.points for spirit in SPIRITS]
FACTOR: Final[list[int]] = [spirit.factor for spirit in SPIRITS]
FUSION: Final[list[bool]] = [spirit.fusion for spirit in SPIRITS]
NUMBER: Final[dict[str, int]] = {spirit.id: number for number, spirit in enumerate(SPIRITS)}


def deck(which: int) -> list[int]:
    """The card numbers of a clan."""
    return list(range(which * CARDS_OF_CLAN, (which + 1) * CARDS_OF_CLAN))
