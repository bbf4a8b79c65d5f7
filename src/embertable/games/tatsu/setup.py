"""From seats and seed to the first question."""

from __future__ import annotations

from embertable.core.errors import BadVariant
from embertable.core.flow import advance
from embertable.core.rng import seeded
from embertable.games.tatsu.deal import Deal
from embertable.games.tatsu.state import State
from embertable.games.tatsu.variants import Variants
from embertable.games.tatsu.words import PLACES


def check_variants(seats: int, variants: Variants) -> None:
    """Refuse what this table cannot play."""
    if variants.max_deals < 1:
        raise BadVariant("variant max_deals is the number of deals the game may last: 1 or more, not 0")
    if variants.ghost_seat == "fixed" and seats != 3:
        raise BadVariant(
            f"variant ghost_seat=fixed is for 3 seats; with {seats} there is no ghost, leave it opposite_red"
        )


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """A new game: the first dealer is chosen by chance."""
    check_variants(seats, variants)
    rng = seeded(seed)
    dealer = rng.below(seats)
    places = 2 if seats == 2 else PLACES
    s = State(
        seats=seats,
        agenda=[Deal()],
        options=[],
        rng=rng,
        revealed=0,
        journal=[],
        ghost_is_fixed=variants.ghost_seat == "fixed",
        max_deals=variants.max_deals,
        deals=0,
        dealer=dealer,
        first_dealer=dealer,
        controllers=[],
        clans=[],
        owners=[],
        hands=[[] for _ in range(places)],
        tops=[],
        unders=[],
        trick=[],
        holders=[],
        givers=[],
        leader=0,
        tricks=0,
        carried=[],
        discarded=[],
        captured=[[], []],
        totals=[0] * seats,
    )
    advance(s)
    return s
