"""Every card of the game. Importing this file lays the decks on the tables."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.game import Card
from embertable.games.flamecraft_duals.cards.artisans import ARTISAN_ABILITIES
from embertable.games.flamecraft_duals.cards.fancy import FANCY_DRAGONS
from embertable.games.flamecraft_duals.cards.fountains import FOUNTAIN_CARDS
from embertable.games.flamecraft_duals.cards.ratings import SOLO_RATINGS
from embertable.games.flamecraft_duals.cards.shops import SHOPS
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, FANCY, RATINGS, number_cards
from embertable.games.flamecraft_duals.terms import ALIKE, BUDDY, FACE_IDS, KIND_IDS, KINDS

ABILITIES.extend(ARTISAN_ABILITIES)
FANCY.extend(FANCY_DRAGONS)
RATINGS.extend(SOLO_RATINGS)
number_cards([*SHOPS, *FOUNTAIN_CARDS])


def all_cards() -> Sequence[Card]:
    """As the card browser lists them."""
    return [
        *[Card(name, "artisans", copies=ALIKE) for name in KIND_IDS],
        *[Card(name, "duals", basis="public") for name in FACE_IDS[KINDS:BUDDY]],
        *[Card(card.id, "shops", basis=card.basis) for card in SHOPS],
        *[Card(card.id, "fountains", basis=card.basis) for card in FOUNTAIN_CARDS],
        *[Card(dragon.id, "fancy", basis=dragon.basis) for dragon in FANCY],
        *[Card(rating.id, "ratings", basis=rating.basis, is_result=True) for rating in RATINGS],
    ]
