"""The tables a seat could be sitting at: what it has not seen is dealt anew."""

from __future__ import annotations

from embertable.core.flow import reopen
from embertable.core.rng import Rng
from embertable.games.tatsu.cards.tables import CLAN
from embertable.games.tatsu.knowledge.view import is_open
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import COLUMNS, NONE, RED, YELLOW


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal the unseen cards anew, each clan among its own backs: what everyone can count stays as it is."""
    imagined = s.clone()
    imagined.rng = rng.split()
    for clan in (RED, YELLOW):
        if s.seats == 2:
            redeal_rows(imagined, clan, rng)
        else:
            redeal_hands(imagined, clan, seat, rng)
    reopen(imagined)
    return imagined


def redeal_hands(s: State, clan: int, seat: int, rng: Rng) -> None:
    """The cards of a clan in the hidden hands change places."""
    hidden = [hand for place, hand in enumerate(s.hands) if not is_open(s, place, seat)]
    pool = [card for hand in hidden for card in hand if CLAN[card] == clan]
    rng.shuffle(pool)
    for hand in hidden:
        for position in range(len(hand)):
            if CLAN[hand[position]] == clan:
                hand[position] = pool.pop()
        hand.sort()


def redeal_rows(s: State, clan: int, rng: Rng) -> None:
    """The face-down cards of a clan change places; nobody has seen any of them."""
    pool = [card for row in s.unders for card in row if card != NONE and CLAN[card] == clan]
    rng.shuffle(pool)
    for row in s.unders:
        for column in range(COLUMNS):
            if row[column] != NONE and CLAN[row[column]] == clan:
                row[column] = pool.pop()
