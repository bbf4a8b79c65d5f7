"""Traits of single cards: which dragons stand, wait in hand and lie on display, and what could be played of them."""

from __future__ import annotations

from typing import Final

from embertable.core.scales import climb, tenths
from embertable.core.traits import Tally
from embertable.games.wyrmspan.cards.tables import COSTS, POINTS
from embertable.games.wyrmspan.mind import families
from embertable.games.wyrmspan.mind.glance import Glance
from embertable.games.wyrmspan.mind.opinions import fits, missing
from embertable.games.wyrmspan.mind.worth import ACTIVATION, ROUND_END, WHEN_PLAYED_WORTH
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import COIN, DRAGON_CARDS

# What a dragon brings at once, and in each round it stands there; by number.
AT_ONCE: Final[list[float]] = [POINTS[card] + WHEN_PLAYED_WORTH[card] for card in range(DRAGON_CARDS + 1)]
EACH_ROUND: Final[list[float]] = [ACTIVATION[card] + ROUND_END[card] for card in range(DRAGON_CARDS + 1)]


def gain_of(card: int, mat: Glance, short: int) -> float:
    """What playing a dragon would bring, the less the more of its cost is missing."""
    return (AT_ONCE[card] + EACH_ROUND[card] * (mat.rounds_left + 0.5)) / (1.0 + 0.5 * short)


def cards_in_hand(s: State, me: Player, mat: Glance, tally: Tally) -> None:
    """Each dragon and each kind of cave card; how many dragons could be enticed, and the best two. Others see backs."""
    if mat.actions_left == 0 or not tally.is_open:
        return
    ready = 0
    nearly = 0
    best = 0.0
    second = 0.0
    for card in me.hand:
        tally.mark(families.IN_HAND.start + card - 1)
        cost = COSTS[card]
        short = missing(me.stock, mat.eggs, cost)
        gain = gain_of(card, mat, short)
        if not fits(mat, card):
            gain *= 0.6
        elif short == 0 and me.coins > cost[COIN] and not me.passed:
            ready += 1
            tally.mark(families.READY.start + card - 1)
        elif short <= 1:
            nearly += 1
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    for card in me.hand_caves:
        tally.mark(families.CAVE.start + families.CAVE_ITEM[card])
    climb(tally, families.PLAYABLE, ready)
    climb(tally, families.NEARLY, nearly)
    tally.count(families.BEST.start, tenths(best))
    tally.count(families.BEST.start + 1, tenths(second))


def cards_on_mat(me: Player, mat: Glance, tally: Tally) -> None:
    """Each dragon that stands, and again for every round it will be there."""
    for dragon in me.dragons:
        if dragon:
            tally.mark(families.ON_MAT.start + dragon - 1)
            tally.count(families.AT_WORK.start + dragon - 1, mat.rounds_left)


def cards_on_display(s: State, me: Player, mat: Glance, tally: Tally) -> None:
    """What could be taken, and what the best of it would bring."""
    if mat.actions_left == 0:
        return
    best = 0.0
    for card in s.display:
        if card:
            tally.mark(families.ON_DISPLAY.start + card - 1)
            best = max(best, gain_of(card, mat, missing(me.stock, mat.eggs, COSTS[card])))
    tally.count(families.BEST_SEEN.start, tenths(best))
