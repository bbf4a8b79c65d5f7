"""From seats and seed to the first question."""

from __future__ import annotations

from embertable.core.flow import advance
from embertable.core.rng import seeded
from embertable.games.tatsu.chapters.deal import Deal
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import PLACES
from embertable.games.tatsu.variants import Variants, check_variants


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
