"""What cards are worth, in hearts, by what their patterns still lack and by how far the turn is."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.games.flamecraft_duals.cards.tables import ANCHORS, HEARTS, WAYS
from embertable.games.flamecraft_duals.chapters.action import ChooseActivation, ChooseCell
from embertable.games.flamecraft_duals.chapters.scoring import ScoreCards
from embertable.games.flamecraft_duals.chapters.turn import TakeTurn
from embertable.games.flamecraft_duals.effects.placing import ChooseIdleCell, ChoosePull
from embertable.games.flamecraft_duals.places.patterns import lacking
from embertable.games.flamecraft_duals.state import Player, State

# How far the game is, as a seat sees it.
WAITING: Final = 0  # the other player is on turn
PULLING: Final = 1  # a token is still to be pulled or placed
CHOOSING: Final = 2  # one of three tokens is to be placed, without its ability
WAKING: Final = 3  # a token may be activated
MOVING: Final = 4  # tokens are being moved
SCORING: Final = 5  # the action is over
LAST_SCORING: Final = 6  # and no other turn comes
SPECIAL: Final = 7  # only the special scoring is to come
NEVER: Final = 8  # nothing comes any more
PHASES: Final = ("waiting", "pulling", "choosing", "waking", "moving", "scoring", "last scoring", "special", "never")

# By phase, what a card in hand is worth, as a part of its hearts, by the number of dragons its pattern still lacks.
# Fitted to the ends of many games, so that an opinion does not jump when a turn merely goes on.
CHANCES: Final[list[list[float]]] = [
    [0.40, 0.25, 0.06, 0.0, 0.0],
    [1.0, 0.48, 0.17, 0.04, 0.0],
    [0.95, 0.30, 0.08, 0.0, 0.0],
    [0.96, 0.40, 0.15, 0.0, 0.0],
    [0.97, 0.34, 0.12, 0.0, 0.0],
    [0.98, 0.24, 0.06, 0.0, 0.0],
    [0.98, 0.05, 0.0, 0.0, 0.0],
    [0.75, 0.10, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0, 0.0],
]
NEW_CARD: Final = 0.3  # what an unknown shop card is worth, in hearts

# By the question that is open; MOVING for all others.
ASKED: Final[dict[type[Step], int]] = {
    TakeTurn: PULLING,
    ChoosePull: PULLING,
    ChooseCell: PULLING,
    ChooseIdleCell: CHOOSING,
    ChooseActivation: WAKING,
    ScoreCards: SCORING,
}
ASKED_LAST: Final[dict[type[Step], int]] = {**ASKED, ScoreCards: LAST_SCORING}


def phase(s: State, seat: int) -> int:
    """How far the game is for this seat."""
    if s.turn != seat:
        if s.special:
            return NEVER
        return SPECIAL if s.ending else WAITING
    return (ASKED_LAST if s.ending else ASKED).get(type(s.agenda[-1]), MOVING)


def chances(s: State, seat: int) -> list[float]:
    """What this seat's cards are worth by what they lack, at this point of the game."""
    return CHANCES[phase(s, seat)]


def hand_promise(s: State, player: Player, chance: list[float], fitting: list[int]) -> float:
    """The hearts the best cards of a hand promise; a card still to be drawn promises a little too."""
    best = 0.0
    promises: list[float] = []
    for card in player.hand:
        promises.append(HEARTS[card] * chance[lacking(WAYS[card], ANCHORS[card], fitting)])
    if len(promises) > s.hand_limit:
        promises.sort(reverse=True)
        promises = promises[: s.hand_limit]
    for promise in promises:
        best += promise
    if not s.ending:
        best += NEW_CARD * (s.hand_limit - len(promises))
    return best


def fountain_promise(s: State, chance: list[float], fitting: list[int]) -> float:
    """The hearts the best open fountain card promises."""
    best = 0.0
    if not s.fountain_scored:
        for card in s.fountains:
            best = max(best, HEARTS[card] * chance[lacking(WAYS[card], ANCHORS[card], fitting)])
    return best
