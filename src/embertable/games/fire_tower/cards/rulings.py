"""Which cards each ruling of the rules page concerns, in the order of the page."""

from __future__ import annotations

from typing import Final

from embertable.games.fire_tower.cards.tables import ACTION_CARDS, EVENTS, SHADOW
from embertable.games.fire_tower.terms import FIRE, WATER, WIND


def of_kind(kind: int) -> tuple[str, ...]:
    """The cards of one kind."""
    return tuple(card.id for card in ACTION_CARDS if card.kind == kind)


PATTERNS: Final = ("explosion", "burning-snag", "flare-up")
CHAMPIONS: Final = ("champion-of-the-wood", "grand-champion")

RULINGS: Final[list[tuple[str, ...]]] = [
    PATTERNS,  # filled as far as can be
    ("flare-up",),  # only its line can be cut
    (*of_kind(FIRE), "air-drop", "fire-engine", "dozer-line", "scratch-line"),  # over the edge
    (*of_kind(FIRE), *of_kind(WATER), "burnt-tower"),  # what is adjacent, and what is a token to choose
    of_kind(WIND),
    (*of_kind(FIRE), *of_kind(WATER)),  # at least one token
    ("reckless-abandon",),
    ("burnt-tower",),  # one's own tower
    ("burnt-tower", "firestorm"),  # several at once
    ("firestorm",),
    (*of_kind(FIRE), "burnt-tower"),  # in the middle of an action
    ("burnt-tower",),  # cards that were taken
    (),  # the discard pile
    (),  # the turn limit
    (*(event.id for event in EVENTS), "bucket"),  # whose turn it is in an event
    ("burnt-tower", *(face.id for face in SHADOW), *CHAMPIONS),  # what is optional
]
