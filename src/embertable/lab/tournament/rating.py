"""What bots are rated by their games: openskill's Plackett–Luce, with how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.rng import seeded
from embertable.lab.arena import CONFIDENCE, wilson
from embertable.lab.data.rows import GameRow
from embertable.lab.extras import extra
from embertable.lab.tournament.schedule import share_of


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
    """Every bot by its rating, the best first.

    A rating follows the order of games; so they are shuffled, the same way for the same seed, and nobody is rated by
    whom it met last.
    """
    model = extra("openskill.models").PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    shuffled = list(rows)
    seeded(seed).shuffle(shuffled)
    for row in shuffled:
        pair = list(dict.fromkeys(row.bots))
        first = {row.bots[seat] for seat in row.winners}
        ranks = [0 if bot in first else 1 for bot in pair]
        teams = model.rate([[ratings[bot]] for bot in pair], ranks=ranks)
        for bot, (rating,) in zip(pair, teams, strict=True):
            ratings[bot] = rating
    found = [rated_bot(bot, rows, ratings[bot].mu, ratings[bot].sigma) for bot in bots]
    return sorted(found, key=lambda each: -each.rating)


def rated_bot(bot: str, rows: Sequence[GameRow], rating: float, doubt: float) -> Rated:
    """A bot with what it did."""
    played = [row for row in rows if bot in row.bots]
    points = [row.points[seat] for row in played for seat, who in enumerate(row.bots) if who == bot]
    won = sum(share_of(row, bot) for row in played)
    return Rated(bot, rating, doubt, len(played), won, sum(points) / len(points) if points else 0.0)


def meetings(rows: Sequence[GameRow], bots: Sequence[str]) -> list[Met]:
    """Every two that met, in the order of the bots."""
    found = []
    for place, bot in enumerate(bots):
        for other in bots[place + 1 :]:
            games = [row for row in rows if bot in row.bots and other in row.bots]
            if games:
                found.append(Met(bot, other, len(games), sum(share_of(row, bot) for row in games)))
    return found
