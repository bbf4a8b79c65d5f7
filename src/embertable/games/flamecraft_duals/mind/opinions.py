"""What a bot should like: a sum of named opinions, each in hearts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Final

from embertable.core.flow import is_over
from embertable.games.flamecraft_duals.abilities import ChooseActivation, Place, PullAnother
from embertable.games.flamecraft_duals.cards.tables import ANCHORS, HEARTS, PATTERNS, WAYS
from embertable.games.flamecraft_duals.chapters.scoring import fountains_scored, hearts, winners
from embertable.games.flamecraft_duals.patterns import fits
from embertable.games.flamecraft_duals.score import Score
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import FOUNTAINS, WON
from embertable.games.flamecraft_duals.turn import TakeTurn

# What a card in hand is worth, as a part of its hearts, by the number of dragons its pattern still lacks. Fitted to the
# ends of many games, so that an opinion does not jump when a turn merely goes on.
WAITING: Final[list[float]] = [0.40, 0.25, 0.06, 0.0, 0.0]  # the other player is on turn

PULLING: Final[list[float]] = [1.0, 0.48, 0.17, 0.04, 0.0]  # a token is still to be pulled or placed

CHOOSING: Final[list[float]] = [0.95, 0.30, 0.08, 0.0, 0.0]  # one of three tokens is to be placed, without its ability

WAKING: Final[list[float]] = [0.96, 0.40, 0.15, 0.0, 0.0]  # a token may be activated

MOVING: Final[list[float]] = [0.97, 0.34, 0.12, 0.0, 0.0]  # tokens are being moved

SCORING: Final[list[float]] = [0.98, 0.24, 0.06, 0.0, 0.0]  # the action is over

LAST_SCORING: Final[list[float]] = [0.98, 0.05, 0.0, 0.0, 0.0]  # and no other turn comes

SPECIAL: Final[list[float]] = [0.75, 0.10, 0.0, 0.0, 0.0]  # only the special scoring is to come

NEVER: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0]  # nothing comes any more

NEW_CARD: Final = 0.3  # what an unknown shop card is worth, in hearts

SPREAD: Final = 5.0  # a lead of so many hearts wins about three games in four


@dataclass(frozen=True)
class Opinion:
    """One reason to like a position, and how much it counts."""

    name: str
    judge: Callable[[State, int, list[int]], float]
    weight: float


def evaluate(s: State, seat: int) -> float:
    """The prospects of a seat, from 0 to 1: certain when the game is over, else by what the opinions add up to."""
    if s.seats == 1:
        return evaluate_solo(s)
    if is_over(s):
        best = winners(s)
        return 0.0 if seat not in best else 1.0 / len(best)
    fitting = fits(s.board)
    total = 0.0
    for opinion in OPINIONS:
        total += opinion.weight * opinion.judge(s, seat, fitting)
    return 1.0 / (1.0 + exp(-total / SPREAD))


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


def chances(s: State, seat: int) -> list[float]:
    """What this seat's cards are worth by what they lack, at this point of the game."""
    if s.turn != seat:
        if s.special:
            return NEVER
        return SPECIAL if s.ending else WAITING
    ask = s.agenda[-1]
    if isinstance(ask, Score):
        return LAST_SCORING if s.ending else SCORING
    if isinstance(ask, Place):
        return PULLING if ask.awake else CHOOSING
    if isinstance(ask, ChooseActivation):
        return WAKING
    return PULLING if isinstance(ask, TakeTurn | PullAnother) else MOVING


def hand_promise(s: State, player: Player, chance: list[float], fitting: list[int]) -> float:
    """The hearts the best cards of a hand promise; a card still to be drawn promises a little too."""
    best = 0.0
    promises: list[float] = []
    for card in player.hand:
        promises.append(HEARTS[card] * chance[lacking(card, fitting)])
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
            best = max(best, HEARTS[card] * chance[lacking(card, fitting)])
    return best


def lacking(card: int, fitting: list[int]) -> int:
    """How many dragons a pattern lacks where it is nearest to lying on the board."""
    kinds = PATTERNS[card].kinds
    ways = WAYS[card]
    anchors = ANCHORS[card]
    one = 0
    two = 0
    three = 0
    four = 0
    for way in range(len(ways)):
        shifts = ways[way]
        on_board = anchors[way]
        way_one = 0
        way_two = 0
        way_three = 0
        for dragon in range(len(shifts)):
            there = (fitting[kinds[dragon]] >> shifts[dragon]) & on_board
            four |= way_three & there
            way_three |= way_two & there
            way_two |= way_one & there
            way_one |= there
        one |= way_one
        two |= way_two
        three |= way_three
    found = 4 if four else 3 if three else 2 if two else 1 if one else 0
    return len(kinds) - found


def evaluate_solo(s: State) -> float:
    """Alone: the way to the sixth fountain card, the coins that keep the game going, and hearts as a small extra."""
    me = s.players[0]
    done = fountains_scored(me)
    if is_over(s):
        if s.result == WON:
            return min(1.0, 0.7 + 0.3 * hearts(s, me) / 80.0)
        return 0.1 * done / FOUNTAINS
    fitting = fits(s.board)
    chance = chances(s, 0)
    way = done + fountain_promise(s, chance, fitting) / 4.0 if done < FOUNTAINS else float(FOUNTAINS)
    promise = hand_promise(s, me, chance, fitting)
    safety = me.coins + promise / 2.0 + (1.0 if s.card_scored else 0.0)
    return min(0.69, 0.1 + 0.07 * way + 0.04 * min(safety, 5.0) + 0.001 * hearts(s, me))
