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
    """The fourteen spirits of a clan."""
    name = CLANS[which]
    return [
        Spirit(f"{name}-1-p3", which, strength=1, points=3),
        Spirit(f"{name}-1-p4", which, strength=1, points=4),
        Spirit(f"{name}-1-p5", which, strength=1, points=5),
        Spirit(f"{name}-1-p6", which, strength=1, points=6),
        Spirit(f"{name}-1-p7", which, strength=1, points=7),
        Spirit(f"{name}-2", which, strength=2, points=1),
        Spirit(f"{name}-3", which, strength=3, points=1),
        Spirit(f"{name}-4", which, strength=4, points=1),
        Spirit(f"{name}-5", which, strength=5, points=1),
        Spirit(f"{name}-6", which, strength=6, points=1),
        Spirit(f"{name}-x1", which, factor=1),
        Spirit(f"{name}-x2", which, factor=2),
        Spirit(f"{name}-x3", which, factor=3),
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
