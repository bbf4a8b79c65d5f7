"""What is said of a position of Tatsu to a person: a few topics, for what is written by hand and learned."""

from __future__ import annotations

from typing import Final

from embertable.core.mind import chance
from embertable.games.tatsu.cards.tables import POINTS
from embertable.games.tatsu.chapters.scoring import caught, factor
from embertable.games.tatsu.mind.opinions import chance_of_trick
from embertable.games.tatsu.mind.worth import OWN_FACTOR, WORTH
from embertable.games.tatsu.places import clan_of, unplayed
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import RED

NAMES: Final = ["total", "deal", "trick", "hand", "rival hand", "lead", "time", "under way"]
TOPIC_OF: Final[dict[str, str]] = {
    "total": "total",
    "reached": "total",
    "rival reached": "total",
    "last deal": "time",
    "deal score": "deal",
    "hope": "hand",
    "caught": "deal",
    "factor": "deal",
    "factor to come": "hand",
    "points without factor": "deal",
    "alone": "time",
    "tricks done": "time",
    "leads": "lead",
    "held": "hand",
    "faced": "rival hand",
    "laid": "trick",
    "unbeatable held": "hand",
    "unbeatable faced": "rival hand",
    "own in hand": "hand",
    "shown": "hand",
    "rival shows": "rival hand",
    "ahead": "trick",
    "behind": "trick",
    "fused": "trick",
    "last word": "lead",
    "at stake": "trick",
    "carried": "trick",
    "question": "under way",
}


def parts(s: State, seat: int) -> list[float]:
    """The hope of a side, taken apart: what was won, what the trick may add, what the cards to come may add."""
    clan = clan_of(s, seat)
    multipliers = OWN_FACTOR[clan]
    edge = 0.0
    more_points = 0
    more_factors = 0
    for place, hand in enumerate(unplayed(s)):
        values = WORTH[s.clans[place]]
        for card in hand:
            edge += values[card]
            more_points += POINTS[card]
            more_factors += multipliers[card]
    sign = 1.0 if clan == RED else -1.0
    rest = chance(sign * edge)
    trick = chance(sign * chance_of_trick(s, edge))
    points = caught(s, clan)
    factors = factor(s, clan)
    secured = float(points * factors)
    later = (points + rest * more_points) * (factors + rest * more_factors)
    on_table = s.carried + s.trick
    with_trick = (points + rest * more_points + sum([POINTS[card] for card in on_table])) * (
        factors + rest * more_factors + sum([multipliers[card] for card in on_table])
    )
    found = [0.0 for _ in NAMES]
    found[0] = float(s.totals[seat])
    found[1] = secured
    found[2] = trick * (with_trick - later)
    found[3] = later - secured
    return found
