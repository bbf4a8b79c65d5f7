"""What a solo game is called when it is over. The printed bands are lost: these are reconstructed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rating:
    """The name of a result, and the hearts from which on a won game has it."""

    id: str
    least: int
    basis: str = "reconstructed"


RATINGS: Final[list[Rating]] = [
    Rating("master-of-flamecraft", least=60),
    Rating("flamekeeper", least=50),
    Rating("shop-host", least=40),
    Rating("fountain-helper", least=0),
]
LOSS: Final = Rating("dry-fountain", least=0)
