"""From seats and seed to the first question."""

from __future__ import annotations

from embertable.core.flow import advance
from embertable.core.rng import seeded
from embertable.games.tatsu.chapters.deal import Deal
from embertable.games.tatsu.chapters.ghost import DealWithFixedGhost, DealWithGhost
from embertable.games.tatsu.chapters.partners import DealToPartners
from embertable.games.tatsu.chapters.rows import DealRows
from embertable.games.tatsu.state import State
from embertable.games.tatsu.variants import Variants


def set_up(seats: int, variants: Variants, seed: int) -> State:
    """A new game: the first dealer is chosen by chance."""
    rng = seeded(seed)
    dealer = rng.below(seats)
    deal = first_deal(seats, variants, dealer)
    s = State(
        seats=seats,
        agenda=[deal],
        options=[],
        rng=rng,
        revealed=0,
        journal=[],
        max_deals=variants.max_deals,
        sides=deal.sides(seats),
        deals=0,
        dealer=dealer,
        controllers=[],
        clans=[],
        owners=[],
        hands=[],
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


def first_deal(seats: int, variants: Variants, dealer: int) -> Deal:
    """Two players lay out rows, three have a ghost among them, four are partners: decided here, once."""
    if seats == 2:
        return DealRows(dealer)
    if seats == 4:
        return DealToPartners()
    return DealWithFixedGhost() if variants.ghost_seat == "fixed" else DealWithGhost()
