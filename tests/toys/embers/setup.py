"""Three cards to each, perhaps some sparks; turns in order, then the bids."""

from __future__ import annotations

from embertable.core.flow import advance
from embertable.core.rng import seeded
from tests.toys.embers.chapters.bid import Bid
from tests.toys.embers.chapters.sparks import PickSpark
from tests.toys.embers.chapters.turn import Turn
from tests.toys.embers.events import Dealt
from tests.toys.embers.state import State, empty
from tests.toys.embers.terms import CARDS, HAND, LIGHTS
from tests.toys.embers.variants import Variants


def set_up(seats: int, variants: Variants, seed: int) -> State:
    s = empty(seats, seeded(seed))
    s.deck = list(range(1, CARDS + 1))
    s.rng.shuffle(s.deck)
    s.hands = [[s.deck.pop() for _ in range(HAND)] for _ in range(seats)]
    s.note(Dealt())
    bids = [Bid(seat) for seat in range(seats)] if variants.bids else []
    sparks = [PickSpark(seat, variants.sparks, 0) for seat in range(seats)] if variants.sparks else []
    s.then(*sparks, *[Turn(seat, LIGHTS) for _ in range(variants.rounds) for seat in range(seats)], *bids)
    advance(s)
    return s
