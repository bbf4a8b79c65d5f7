"""What a bot should like: a sum of named opinions, each in hearts."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import is_over
from embertable.core.mind import Opinion, chance, outcome
from embertable.games.flamecraft_duals.chapters.scoring import hearts, scores
from embertable.games.flamecraft_duals.mind.solo import evaluate_solo
from embertable.games.flamecraft_duals.mind.worth import chances, fountain_promise, hand_promise
from embertable.games.flamecraft_duals.places.patterns import fits
from embertable.games.flamecraft_duals.state import State

SPREAD: Final = 5.0  # a lead of so many hearts wins about three games in four


def expectations(s: State) -> list[float]:
    """By seat, from 0 to 1: certain when the game is over, else by what the opinions add up to."""
    if s.seats == 1:
        return [evaluate_solo(s)]
    if is_over(s):
        ends = scores(s)
        return [outcome(ends, seat) for seat in range(s.seats)]
    fitting = fits(s.board)
    return [prospect(s, seat, fitting) for seat in range(s.seats)]


def prospect(s: State, seat: int, fitting: list[int]) -> float:
    """What one seat can expect of a game that goes on."""
    total = 0.0
    for opinion in OPINIONS:
        total += opinion.weight * opinion.judge(s, seat, fitting)
    return chance(total / SPREAD)


def lead(s: State, seat: int, fitting: list[int]) -> float:
    """Hearts ahead, if the game ended now."""
    return float(hearts(s, s.players[seat]) - hearts(s, s.players[1 - seat]))


def own_hand(s: State, seat: int, fitting: list[int]) -> float:
    """What the own shop cards promise."""
    return hand_promise(s, s.players[seat], chances(s, seat), fitting)


def rival_hand(s: State, seat: int, fitting: list[int]) -> float:
    """What the opponent's shop cards promise, as far as they can be guessed."""
    return hand_promise(s, s.players[1 - seat], chances(s, 1 - seat), fitting)


def open_fountains(s: State, seat: int, fitting: list[int]) -> float:
    """The best fountain card for the one against the best for the other."""
    return fountain_promise(s, chances(s, seat), fitting) - fountain_promise(s, chances(s, 1 - seat), fitting)


OPINIONS: Final[list[Opinion]] = [
    Opinion("lead", lead, 1.0),
    Opinion("own hand", own_hand, 1.0),
    Opinion("rival's hand", rival_hand, -0.4),
    Opinion("open fountains", open_fountains, 0.8),
]

GLARING: Final[dict[int, float]] = {3: 0.057, 4: 0.03, 5: 0.012}
"""By level of bots: what it never overlooks, of the chance to win; tournaments told where other games' would not do.

Looking further helps little here: what sets levels apart is what they overlook."""
