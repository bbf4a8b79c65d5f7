"""What a bot should like."""

from __future__ import annotations

from math import exp
from typing import Final

from embertable.games.tatsu.cards import CLAN, FACTOR, POINTS
from embertable.games.tatsu.scoring import clan_of
from embertable.games.tatsu.state import State
from embertable.games.tatsu.words import RED, YELLOW

POINTS_IN_DECK: Final = 60.0
FACTORS_OF_CLAN: Final = 6.0
SPREAD: Final = 60.0  # a lead of so many points is worth about three games in four


def evaluate(s: State, seat: int) -> float:
    """How likely this seat seems to win: certain when the game is over, else by the lead it can hope for."""
    if not s.agenda:
        best = max(s.totals)
        return (1.0 if s.totals.count(best) < s.seats else 0.5) if s.totals[seat] == best else 0.0
    hopes = [expected_score(s, RED), expected_score(s, YELLOW)]
    mine = s.totals[seat] + hopes[clan_of(s, seat)]
    best_other = 0.0
    for other in range(s.seats):
        if s.seats != 4 or (other - seat) % 2:
            best_other = max(best_other, s.totals[other] + hopes[clan_of(s, other)])
    return 1.0 / (1.0 + exp((best_other - mine) / SPREAD))


def expected_score(s: State, clan: int) -> float:
    """What a clan may hope to score in this deal: what it has, and half of what is still to be caught."""
    points = 0
    factors = 0
    lost_points = 0
    lost_factors = 0
    for side in (RED, YELLOW):
        for card in s.captured[side]:
            own_factor = FACTOR[card] if CLAN[card] == clan else 0
            if side == clan:
                points += POINTS[card]
                factors += own_factor
            else:
                lost_points += POINTS[card]
                lost_factors += own_factor
    open_points = POINTS_IN_DECK - points - lost_points
    open_factors = FACTORS_OF_CLAN - factors - lost_factors
    return (points + 0.5 * open_points) * (factors + 0.5 * open_factors)
