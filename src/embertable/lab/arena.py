"""Many games between bots, fairly seated, in several processes, with what the results are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Any, Final

from embertable.bots import bot
from embertable.core.errors import EmbertableError
from embertable.core.flow import apply, asked
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, start_record
from embertable.games import game as catalogued

Progress = Callable[[int, int], None]
"""Called with the games finished and the games asked for, in the process that waits."""

CONFIDENCE: Final = 1.96
"""Standard deviations either side: 95 % of such intervals hold the truth."""

CHUNKS: Final = 16
"""Pieces of work per process: enough for steady progress, few enough to cost nothing."""


@dataclass(frozen=True)
class Match:
    """What is to be played. Every deal is played once for each way of seating the bots round the table."""

    game: AnyGame
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    variants: Any = None  # None: the usual game

    def lineup(self, number: int) -> list[int]:
        """Which bot, by its place in the list, sits at each seat in this game."""
        return [(seat + number) % len(self.bots) for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of this game."""
        return self.seed + number // len(self.bots)


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


def wilson(won: int, games: int) -> tuple[float, float]:
    """The Wilson score interval of a rate: sensible also for few games and for rates near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    spread = CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    # Rounding may lose the last digit of a rate of 0 or 1: the interval always holds the rate itself.
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def play_match(match: Match, jobs: int = 1, progress: Progress | None = None) -> Results:
    """Play every game of a match. The results depend on the match alone, not on the number of processes."""
    check(match)
    results = Results(match)
    played = play_here(match) if jobs < 2 or match.games < 2 else play_in_processes(match, jobs)
    for outcome in played:
        results.outcomes.append(outcome)
        if progress is not None:
            progress(len(results.outcomes), match.games)
    results.outcomes.sort(key=lambda outcome: outcome.number)
    return results


def check(match: Match) -> None:
    """Refuse what cannot be played before anything is started."""
    if not match.bots:
        raise EmbertableError("no bots")
    for name in match.bots:
        bot(name)
    match.game.new(match.seats, match.variants, match.seed)


def play_here(match: Match) -> Iterator[GameResult]:
    """Every game in this process."""
    for number in range(match.games):
        yield play_game(match, number)[1]


def play_in_processes(match: Match, jobs: int) -> Iterator[GameResult]:
    """Every game, in the order in which pieces are finished. Only plain values travel between the processes."""
    piece = max(1, match.games // (jobs * CHUNKS))
    spec = (match.game.id, match.seats, match.bots, match.games, match.seed, match.variants)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(play_piece, spec, range(first, min(first + piece, match.games)))
            for first in range(0, match.games, piece)
        ]
        try:
            for done in as_completed(waiting):
                yield from done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_piece(spec: tuple[str, int, tuple[str, ...], int, int, Any], numbers: Sequence[int]) -> list[GameResult]:
    """Some games of a match, in a process of their own."""
    name, seats, bots, games, seed, variants = spec
    match = Match(catalogued(name), seats, bots, games, seed, variants)
    return [play_game(match, number)[1] for number in numbers]


def play_game(match: Match, number: int) -> tuple[Record, GameResult]:
    """One game of a match: its record and how it went. The same number always plays the same game.

    (Bots whose budget is in seconds depend on the machine.)
    """
    game = match.game
    variants = game.variants() if match.variants is None else match.variants
    lineup = match.lineup(number)
    seed = match.deal(number)
    record = start_record(game, match.seats, variants, seed)
    bots = [bot(match.bots[place], (seed << 40) + (number << 8) + seat) for seat, place in enumerate(lineup)]
    decisions = [0] * match.seats
    seconds = [0.0] * match.seats
    s = game.new(match.seats, variants, seed)
    s.journal = None
    while s.options:
        seat = asked(s).seat
        start = process_time()
        option = bots[seat].choose(game, s, seat)
        seconds[seat] += process_time() - start
        decisions[seat] += 1
        record.decisions.append(Decision(seat, option.key()))
        apply(s, option)
    scores = game.scores(s)
    record.points = [score.points for score in scores]
    wins = [score.wins for score in scores]
    return record, GameResult(number, lineup, record.points, wins, decisions, seconds)
