"""What a solo game is called when it is over. The printed bands are lost: these are reconstructed."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft_duals.cards.tables import Rating

SOLO_RATINGS: Final[list[Rating]] = [
    Rating("master-of-flamecraft", least=60),
    Rating("flamekeeper", least=50),
    Rating("shop-host", least=40),
    Rating("fountain-helper"),
    Rating("dry-fountain", is_won=False),
]
