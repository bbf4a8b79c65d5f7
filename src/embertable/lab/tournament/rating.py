"""What bots are rated by their games: openskill's Plackett–Luce, with how sure it is.

Openskill counts in units of its own, in which everybody begins at 25. Here a unit is forty points, so that everybody
begins at 1000 and forty points more win about eleven games of twenty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from embertable.core.rng import seeded
from embertable.lab.arena import CONFIDENCE, wilson
from embertable.lab.data.rows import GameRow
from embertable.lab.extras import extra
from embertable.lab.tournament.schedule import share_of

UNIT: Final = 40.0
"""Points of a rating for one of openskill's units."""

ORDERS: Final = 20
"""So many orders of the games a rating is the mean of."""


@dataclass(frozen=True)
class Result:
    """One game as ratings see it: who met, and who of them stood first."""

    met: tuple[str, ...]
    first: frozenset[str]


@dataclass(frozen=True)
class Skill:
    """A rating and its standard deviation, in points."""

    rating: float
    doubt: float


@dataclass(frozen=True)
class Rated:
    """One bot after a tournament."""

    bot: str
    rating: float
    doubt: float  # the standard deviation of the rating
    games: int
    won: float  # a game two bots won counts half for each
    points: float  # a seat made in a game

    @property
    def rating_interval(self) -> tuple[float, float]:
        """Where the true rating lies, with 95 % confidence."""
        return self.rating - CONFIDENCE * self.doubt, self.rating + CONFIDENCE * self.doubt

    @property
    def rate(self) -> float:
        """The part of its games it won."""
        return self.won / self.games if self.games else 0.0


@dataclass(frozen=True)
class Met:
    """Two bots that met."""

    bot: str
    other: str
    games: int
    won: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of the first lies, with 95 % confidence."""
        return wilson(self.won, self.games)


def rated(rows: Sequence[GameRow], bots: Sequence[str], seed: int) -> list[Rated]:
    """Every bot by its rating, the best first."""
    results = [
        Result(tuple(dict.fromkeys(row.bots)), frozenset(row.bots[seat] for seat in row.winners)) for row in rows
    ]
    found = skills(results, bots, seed)
    return sorted([rated_bot(bot, rows, found[bot]) for bot in bots], key=lambda each: -each.rating)


def skills(results: Sequence[Result], bots: Sequence[str], seed: int) -> Mapping[str, Skill]:
    """What each bot is rated after these games.

    A rating follows the order of games, which means nothing here: it is the mean over several orders, drawn the same
    way for the same seed. Bots do not learn between games, so a rating is never taken to have moved on by itself.
    """
    model = extra("openskill.models").PlackettLuce(tau=0.0)
    rng = seeded(seed)
    shuffled = list(results)
    found = []
    for _ in range(ORDERS):
        rng.shuffle(shuffled)
        found.append(in_order(model, shuffled, bots))
    return {
        bot: Skill(fmean(each[bot].rating for each in found), fmean(each[bot].doubt for each in found)) for bot in bots
    }


def in_order(model: Any, results: Sequence[Result], bots: Sequence[str]) -> Mapping[str, Skill]:
    """What each bot is rated if the games were played in this order."""
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        ranks = [0 if bot in result.first else 1 for bot in result.met]
        teams = model.rate([[ratings[bot]] for bot in result.met], ranks=ranks)
        for bot, (rating,) in zip(result.met, teams, strict=True):
            ratings[bot] = rating
    return {bot: Skill(UNIT * ratings[bot].mu, UNIT * ratings[bot].sigma) for bot in bots}


def rated_bot(bot: str, rows: Sequence[GameRow], skill: Skill) -> Rated:
    """A bot with what it did."""
    played = [row for row in rows if bot in row.bots]
    points = [row.points[seat] for row in played for seat, who in enumerate(row.bots) if who == bot]
    won = sum(share_of(row, bot) for row in played)
    return Rated(bot, skill.rating, skill.doubt, len(played), won, sum(points) / len(points) if points else 0.0)


def meetings(rows: Sequence[GameRow], bots: Sequence[str]) -> list[Met]:
    """Every two that met, in the order of the bots."""
    found = []
    for place, bot in enumerate(bots):
        for other in bots[place + 1 :]:
            games = [row for row in rows if bot in row.bots and other in row.bots]
            if games:
                found.append(Met(bot, other, len(games), sum(share_of(row, bot) for row in games)))
    return found
