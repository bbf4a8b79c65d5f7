"""The tables a seat could be sitting at: what it has not seen is dealt anew."""

from __future__ import annotations

from embertable.core.flow import reopen
from embertable.core.imagining import mix
from embertable.core.rng import Rng
from embertable.games.tatsu.cards.tables import CLAN
from embertable.games.tatsu.places import is_open
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import NONE, RED, YELLOW


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal the unseen cards anew, each clan among its own backs: what everyone can count stays as it is."""
    imagined = s.clone()
    imagined.rng = rng.split()
    hidden = [hand for place, hand in enumerate(imagined.hands) if not is_open(s, place, seat)] + imagined.unders
    for clan in (RED, YELLOW):
        redeal(hidden, clan, rng)
    for hand in imagined.hands:
        hand.sort()
    reopen(imagined)
    return imagined


def redeal(hidden: list[list[int]], clan: int, rng: Rng) -> None:
    """The cards of a clan change places among the hands and face-down rows they lie in."""
    pool = [card for cards in hidden for card in cards if card != NONE and CLAN[card] == clan]
    mix(pool, rng)
    for cards in hidden:
        for position in range(len(cards)):
            if cards[position] != NONE and CLAN[cards[position]] == clan:
                cards[position] = pool.pop()
