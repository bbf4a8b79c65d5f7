"""Unseen cards are dealt anew, unseen bids made anew."""

from __future__ import annotations

from embertable.core.flow import is_over, reopen
from embertable.core.rng import Rng
from tests.toys.embers.state import State
from tests.toys.embers.terms import BIDS, NONE


def imagine(s: State, seat: int, rng: Rng) -> State:
    imagined = s.clone()
    others = [other for other in range(s.seats) if other != seat]
    unseen = sorted([*imagined.deck, *[card for other in others for card in imagined.hands[other]]])
    rng.shuffle(unseen)
    for other in others:
        imagined.hands[other] = [unseen.pop() for _ in imagined.hands[other]]
        if imagined.bids[other] != NONE and not is_over(s):
            imagined.bids[other] = rng.below(BIDS)
    imagined.deck = unseen
    imagined.rng = rng.split()
    reopen(imagined)
    return imagined
