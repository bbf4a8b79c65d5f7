"""Which cards each ruling of the rules page concerns, in the order of the page."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft_duals.cards.fancy import FANCY_DRAGONS
from embertable.games.flamecraft_duals.terms import FACE_IDS

RULINGS: Final[list[tuple[str, ...]]] = [
    (),  # who begins
    (),  # a coin for fewer cards
    ("swift",),  # a coin before the ability
    (*(dragon.id for dragon in FANCY_DRAGONS if dragon.id != "buddy"), *FACE_IDS),  # an ability that cannot be finished
]
