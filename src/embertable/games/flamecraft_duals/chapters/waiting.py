"""What waits until something that has begun is finished: cards being drawn, a fountain piece on its way.

The chapters of the phases put their options here: questions that come between have to name them.
"""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import BAKER, FACE

FINISH_FIRST: Final = Refusal("finish first", "turn")

PULL_OPTIONS: Final[list[Step]] = []  # the one to pull a token
HELD_OPTIONS: Final[list[Step]] = []  # the one to play the token kept from the fountain
PLACE_OPTIONS: Final[list[list[Step]]] = []  # by face and cell
ACTIVATE_OPTIONS: Final[list[list[Step]]] = []  # by kind and cell
SCORE_OPTIONS: Final[list[Step]] = []  # by card
OPEN_OPTIONS: Final[list[Step]] = []  # by card
COIN_OPTIONS: Final[list[Step]] = []  # the one to draw cards for a coin
DRAGON_OPTIONS: Final[list[Step]] = []  # by dragon


def waiting(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Everything that is touched in a turn: tokens and cards, open cards, the coin and the dragons it is spent on."""
    dragons = [DRAGON_OPTIONS[dragon] for dragon in s.dragons]
    options = [*tokens_and_cards(s, seat), *[OPEN_OPTIONS[card] for card in s.display], *COIN_OPTIONS, *dragons]
    return [*[(option, FINISH_FIRST) for option in options], *refused_tokens(FINISH_FIRST)]


def tokens_and_cards(s: State, seat: int) -> list[Step]:
    """Tokens that are pulled, kept or to be placed, and the cards a seat knows of: its own, fountains, those shown."""
    held = HELD_OPTIONS if s.players[seat].held else []
    faces = sorted({FACE[token] for token in s.tray})
    shown = [card for other in s.round_from(seat)[1:] for card in s.players[other].shown]
    cards = [SCORE_OPTIONS[card] for card in s.players[seat].hand + s.fountains + shown]
    return [*PULL_OPTIONS, *held, *[PLACE_OPTIONS[face][0] for face in faces], *cards]


def refused_tokens(refusal: Refusal) -> list[tuple[Step, Refusal]]:
    """Every cell of the board, none of which is touched at this moment."""
    return [(option, refusal) for option in ACTIVATE_OPTIONS[BAKER]]
