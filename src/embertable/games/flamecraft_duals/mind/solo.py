"""What a bot should like when it plays alone."""

from __future__ import annotations

from embertable.core.flow import is_over
from embertable.games.flamecraft_duals.chapters.scoring import fountains_scored, hearts
from embertable.games.flamecraft_duals.mind.worth import chances, fountain_promise, hand_promise
from embertable.games.flamecraft_duals.places.patterns import fits
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FOUNTAINS, WON


def evaluate_solo(s: State) -> float:
    """Alone: the way to the sixth fountain card, the coins that keep the game going, and hearts as a small extra."""
    me = s.players[0]
    done = fountains_scored(me)
    if is_over(s):
        if s.result == WON:
            return min(1.0, 0.7 + 0.3 * hearts(s, me) / 80.0)
        return 0.1 * done / FOUNTAINS
    fitting = fits(s.board)
    odds = chances(s, 0)
    way = done + fountain_promise(s, odds, fitting) / 4.0 if done < FOUNTAINS else float(FOUNTAINS)
    promise = hand_promise(s, me, odds, fitting)
    safety = me.coins + promise / 2.0 + (1.0 if s.card_scored else 0.0)
    return min(0.69, 0.1 + 0.07 * way + 0.04 * min(safety, 5.0) + 0.001 * hearts(s, me))
