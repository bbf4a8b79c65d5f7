"""What a bot should like.

The weights were fitted to the ends of some hundred deals between searching bots.
"""

from __future__ import annotations

from typing import Final

from embertable.core.mind import chance
from embertable.games.tatsu.cards.tables import POINTS, STRENGTH
from embertable.games.tatsu.chapters.scoring import caught, factor
from embertable.games.tatsu.chapters.trick import first_fusion, strongest
from embertable.games.tatsu.mind.worth import OWN_FACTOR, WORTH
from embertable.games.tatsu.places import clan_of, unplayed
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import RED, TARGET, YELLOW

STRONGEST_SO_FAR: Final = 1.0  # for every strength of the card that would take the trick
TRICK_AT_HAND: Final = 4.0  # how much more than the rest of the deal this trick depends on the cards to come
CLOSE: Final = 50.0  # a lead of so many points in the last deal is worth about three games in four
FAR: Final = 0.25  # and of so many more for every point that is still to be won


def expectations(s: State) -> list[float]:
    """By seat, how likely it seems to win: certain when the game is over, else by the lead it can hope for."""
    if not s.agenda:
        best = max(s.totals)
        victory = 1.0 if s.totals.count(best) < s.seats else 0.5
        return [victory if total == best else 0.0 for total in s.totals]
    hopes = hope(s)
    return [prospect(s, seat, hopes) for seat in range(s.seats)]


def prospect(s: State, seat: int, hopes: list[float]) -> float:
    """What the lead a seat can hope for is worth."""
    mine = s.totals[seat] + hopes[clan_of(s, seat)]
    best_other = 0.0
    for other in range(s.seats):
        if s.sides[other] != s.sides[seat]:
            best_other = max(best_other, s.totals[other] + hopes[clan_of(s, other)])
    still_to_win = max(0.0, TARGET - max(mine, best_other)) if s.deals < s.max_deals else 0.0
    return chance((mine - best_other) / (CLOSE + FAR * still_to_win))


def hope(s: State) -> list[float]:
    """What the clans may hope to score in this deal, if this trick and the rest go as their cards promise."""
    held = unplayed(s)
    edge = 0.0
    to_come: list[int] = []
    for place in range(len(held)):
        values = WORTH[s.clans[place]]
        edge += sum([values[card] for card in held[place]])
        to_come += held[place]
    points = sum([POINTS[card] for card in to_come])
    trick = chance_of_trick(s, edge)
    found: list[float] = []
    for clan in (RED, YELLOW):
        multipliers = OWN_FACTOR[clan]
        factors = sum([multipliers[card] for card in to_come])
        sign = 1.0 if clan == RED else -1.0
        found.append(hope_of(s, clan, points, factors, chance(sign * trick), chance(sign * edge)))
    return found


def chance_of_trick(s: State, edge: float) -> float:
    """Red over yellow in the trick on the table; where a fusion lies, in one that is still to come."""
    return edge if first_fusion(s) is not None else TRICK_AT_HAND * edge + edge_in_trick(s)


def hope_of(s: State, clan: int, points_to_come: int, factors_to_come: int, trick: float, rest: float) -> float:
    """A clan's score, if it takes the cards on the table by this chance and its share of those to come."""
    multipliers = OWN_FACTOR[clan]
    on_table = s.carried + s.trick
    points = caught(s, clan) + rest * points_to_come
    factors = factor(s, clan) + rest * factors_to_come
    more_points = sum([POINTS[card] for card in on_table])
    more_factors = sum([multipliers[card] for card in on_table])
    return trick * (points + more_points) * (factors + more_factors) + (1.0 - trick) * points * factors


def edge_in_trick(s: State) -> float:
    """Red over yellow in the trick on the table: the card that would take it."""
    if not s.trick:
        return 0.0
    ahead = strongest(s)
    edge = STRONGEST_SO_FAR * STRENGTH[s.trick[ahead]]
    return edge if s.clans[s.holders[ahead]] == RED else -edge


GLARING: Final[dict[int, float]] = {5: 0.006}
"""By level of bots: what it never overlooks, of the chance to win; tournaments told where other games' would not do."""
