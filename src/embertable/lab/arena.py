"""Many games between bots, fairly seated, in several processes, with what the results are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.game import AnyGame
from embertable.core.record import Record
from embertable.lab.outside import bot_of
from embertable.lab.sitting import END_ONLY, Keep, Played, Sitting, play_at, play_sitting
from embertable.lab.where import Here, Place, in_order

Progress = Callable[[int, int], None]
"""Called with the games finished and the games asked for, in the process that waits."""

CONFIDENCE: Final = 1.96
"""Standard deviations either side: 95 % of such intervals hold the truth."""


@dataclass(frozen=True)
class Match:
    """What is to be played. Every deal is played once for each way of seating the bots round the table."""

    game: AnyGame
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    variants: Any = None  # None: the usual game
    keep: Keep = END_ONLY

    def lineup(self, number: int) -> list[int]:
        """Which bot, by its place in the list, sits at each seat in this game."""
        return [(seat + number) % len(self.bots) for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of this game."""
        return self.seed + number // len(self.bots)

    def sitting(self, number: int) -> Sitting:
        """One game of the match, as plain values."""
        bots = tuple(self.bots[place] for place in self.lineup(number))
        return Sitting(number, self.game.id, self.seats, self.deal(number), bots, self.variants, self.keep)

    def sittings(self) -> list[Sitting]:
        """All its games."""
        return [self.sitting(number) for number in range(self.games)]


@dataclass(frozen=True)
class GameResult:
    """How one game went, by seat."""

    number: int
    lineup: list[int]
    points: list[int]
    wins: list[bool]
    decisions: list[int]
    seconds: list[float]  # processor time spent thinking


@dataclass
class BotStanding:
    """What one bot achieved over all games."""

    bot: str
    games: int = 0
    won: int = 0  # games in which a seat of this bot stood first
    shared: int = 0  # those among them in which another bot stood first too, as a partner or in a tie
    seats: int = 0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """The part of its games it won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies, with 95 % confidence."""
        return wilson(self.won, self.games)

    @property
    def mean_points(self) -> float:
        """Points a seat made in a game."""
        return self.points / self.seats if self.seats else 0.0

    @property
    def thinking(self) -> float:
        """Processor seconds a decision took."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class Results:
    """All games of a match, in their order, and where the bots stand after them."""

    match: Match
    outcomes: list[GameResult] = field(default_factory=list)

    @property
    def standings(self) -> list[BotStanding]:
        """By bot, in the order of the match."""
        standings = [BotStanding(name) for name in self.match.bots]
        for outcome in self.outcomes:
            for place, standing in enumerate(standings):
                count(outcome, place, standing)
        return standings

    @property
    def decisions(self) -> int:
        """Over all games."""
        return sum(sum(outcome.decisions) for outcome in self.outcomes)


def count(outcome: GameResult, place: int, standing: BotStanding) -> None:
    """Add one game to the standing of the bot at this place of the list, if it played."""
    seats = [seat for seat, sitting in enumerate(outcome.lineup) if sitting == place]
    if not seats:
        return
    others = [seat for seat in range(len(outcome.lineup)) if seat not in seats]
    standing.games += 1
    if any(outcome.wins[seat] for seat in seats):
        standing.won += 1
        standing.shared += any(outcome.wins[seat] for seat in others)
    standing.seats += len(seats)
    for seat in seats:
        standing.points += outcome.points[seat]
        standing.decisions += outcome.decisions[seat]
        standing.seconds += outcome.seconds[seat]


def wilson(won: float, games: int) -> tuple[float, float]:
    """The Wilson score interval of a rate: sensible also for few games and for rates near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    spread = CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    # Rounding may lose the last digit of a rate of 0 or 1: the interval always holds the rate itself.
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def play_match(match: Match, place: Place | None = None, progress: Progress | None = None) -> Results:
    """Play every game of a match. The results depend on the match alone, not on where it is played."""
    check(match)
    results = Results(match)
    for played in play_sittings(match.sittings(), place or Here(), match.game):
        results.outcomes.append(result_of(match, played))
        if progress is not None:
            progress(len(results.outcomes), match.games)
    return results


def check(match: Match) -> None:
    """Refuse what cannot be played before anything is started."""
    if not match.bots:
        raise EmbertableError("no bots")
    for name in match.bots:
        bot_of(name)
    match.game.new(match.seats, match.variants, match.seed)


def play_sittings(sittings: Sequence[Sitting], place: Place, game: AnyGame | None = None) -> Iterator[Played]:
    """Play sittings anywhere; what came of them is told in their order.

    Other processes know the games of the catalogue only; a game of somebody's own can be played here.
    """
    work = partial(play_at, game) if game is not None and isinstance(place, Here) else play_sitting
    return in_order(work, sittings, place)


def result_of(match: Match, played: Played) -> GameResult:
    """How a game of a match went."""
    number = played.sitting.number
    return GameResult(number, match.lineup(number), played.points, played.wins, played.decisions, played.seconds)


def play_game(match: Match, number: int) -> tuple[Record, GameResult]:
    """One game of a match: its record and how it went. The same number always plays the same game."""
    played = play_at(match.game, match.sitting(number))
    return played.record, result_of(match, played)
