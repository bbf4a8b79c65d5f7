"""Points: of a deal, and of the game."""

from __future__ import annotations

from embertable.core.flow import Step
from embertable.core.game import Part, Score
from embertable.games.tatsu.cards.tables import CLAN, FACTOR, POINTS
from embertable.games.tatsu.events import Scored
from embertable.games.tatsu.places import clan_of
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import RED, YELLOW


class ScoreDeal(Step):
    """All cards are placed: each clan counts what it caught, and the dealer card goes to the left."""

    def resolve(self, s: State) -> None:
        s.totals = [s.totals[seat] + deal_score(s, clan_of(s, seat)) for seat in range(s.seats)]
        for clan in (RED, YELLOW):
            s.note(Scored(clan, caught(s, clan), factor(s, clan)))
        s.captured = [[], []]
        s.discarded = []
        s.dealer = (s.dealer + 1) % s.seats


def caught(s: State, clan: int) -> int:
    """The points of all cards a clan captured, of both clans."""
    return sum([POINTS[card] for card in s.captured[clan]])


def factor(s: State, clan: int) -> int:
    """The multipliers of the own clan it captured, added up."""
    return sum([FACTOR[card] for card in s.captured[clan] if CLAN[card] == clan])


def deal_score(s: State, clan: int) -> int:
    """Points times multipliers: nothing without an own multiplier."""
    return caught(s, clan) * factor(s, clan)


def scores(s: State) -> list[Score]:
    """What each seat has: finished deals, and what this one is worth so far."""
    running = [deal_score(s, clan_of(s, seat)) for seat in range(s.seats)]
    points = [s.totals[seat] + running[seat] for seat in range(s.seats)]
    best = max(points)
    return [
        Score(
            points[seat],
            points[seat] == best,
            (Part("finished deals", s.totals[seat]), Part("this deal", running[seat])),
        )
        for seat in range(s.seats)
    ]
