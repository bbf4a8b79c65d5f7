"""Which spirits each ruling of the rules page concerns, in the order of the page."""

from __future__ import annotations

from typing import Final

from embertable.games.tatsu.cards.tables import SPIRITS

FUSIONS: Final = tuple(spirit.id for spirit in SPIRITS if spirit.fusion)
MULTIPLIERS: Final = tuple(spirit.id for spirit in SPIRITS if spirit.factor)

RULINGS: Final[list[tuple[str, ...]]] = [
    (),  # whoever is asked chooses the card
    (),  # nobody is asked for what the backs show
    FUSIONS,  # the last trick
    (*FUSIONS, *MULTIPLIERS),  # whose card it is
    (),  # three players
    (),  # the end
]
