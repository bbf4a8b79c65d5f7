"""What waits until something that has begun is finished: a card, an event, a discard.

The chapters of the turn put their options here: questions that come between have to name them.
"""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.cards.tables import distinct
from embertable.games.fire_tower.state import State

FINISH_FIRST: Final = Refusal("finish first", "action")

SPREAD_OPTIONS: Final[list[Step]] = []  # by cell
PLAY_OPTIONS: Final[list[Step]] = []  # by card
BUCKET_OPTIONS: Final[list[Step]] = []  # by seat


def waiting(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """The map, the cards of a hand, the bucket."""
    return [*refused_cells(FINISH_FIRST), *refused_cards(s, seat, FINISH_FIRST), (BUCKET_OPTIONS[seat], FINISH_FIRST)]


def refused_cells(refusal: Refusal) -> list[tuple[Step, Refusal]]:
    """The cells of the map, to none of which anything is done at this moment."""
    return [(option, refusal) for option in SPREAD_OPTIONS]


def refused_cards(s: State, seat: int, refusal: Refusal) -> list[tuple[Step, Refusal]]:
    """The cards of a hand, and those a shadow has drawn, none of which is played at this moment."""
    cards = s.players[seat].hand + (s.drawn if s.turn == seat else [])
    return [(PLAY_OPTIONS[card], refusal) for card in distinct(cards)]
