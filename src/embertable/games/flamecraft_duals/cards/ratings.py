"""What a solo game is called when it is over. The printed bands are lost: these are reconstructed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rating:
    """The name of a result: of a lost game, or of one won with at least so many hearts."""

    id: str
    least: int = 0
    is_won: bool = True
    basis: str = "reconstructed"


RATINGS: Final[list[Rating]] = [
    Rating("master-of-flamecraft", least=60),
    Rating("flamekeeper", least=50),
    Rating("shop-host", least=40),
    Rating("fountain-helper"),
    Rating("dry-fountain", is_won=False),
]
"""From the best down: a game is called by the first that fits."""
