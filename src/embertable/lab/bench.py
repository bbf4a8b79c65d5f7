"""How fast everything is: processor time, in rounds over all measures in turn, so that a slow moment hits all alike."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from embertable.bots import SearchBot
from embertable.core import flow
from embertable.core.flow import State, apply, asked
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, replay, start_record
from embertable.core.variants import write_variants
from embertable.games import CATALOGUE
from embertable.games import game as catalogued
from embertable.lab.peers import installed_peers

Work = Callable[[], Sequence[int]]
"""A piece of work; returns how many of each unit it did."""

Progress = Callable[[int, int], None]
"""Called with the slices done and the slices in all."""

CLONES: Final = 200
ITERATIONS: Final = 64


@dataclass(frozen=True)
class Measure:
    """Something to be done over and over."""

    what: str  # random play, copies, replays, search
    where: str  # a game with its seats and variants, or a peer
    units: tuple[str, ...]
    work: Work
    is_peer: bool = False


@dataclass(frozen=True)
class Figure:
    """How many a second, in every round."""

    what: str
    where: str
    unit: str
    rounds: tuple[float, ...]
    is_peer: bool = False

    @property
    def median(self) -> float:
        """The middle round."""
        return median(self.rounds)


@dataclass(frozen=True)
class Ratio:
    """How much faster random play is here than a peer's, round by round."""

    where: str
    peer: str
    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle round."""
        return median(self.rounds)


@dataclass(frozen=True)
class Report:
    """What one run found."""

    build: str
    figures: list[Figure]
    missing: dict[str, str]  # peers that could not be played, and why

    @property
    def ratios(self) -> list[Ratio]:
        """Decisions a second in random play, every game against every peer."""
        plays = [figure for figure in self.figures if figure.unit == "decisions"]
        return [
            Ratio(ours.where, peer.where, tuple(a / b for a, b in zip(ours.rounds, peer.rounds, strict=True)))
            for ours in plays
            if not ours.is_peer
            for peer in plays
            if peer.is_peer
        ]


def run_bench(
    names: Sequence[str] = CATALOGUE,
    rounds: int = 5,
    seconds: float = 0.25,
    every_mode: bool = False,
    peers: bool = True,
    progress: Progress | None = None,
) -> Report:
    """Measure these games, and the peers beside them: `seconds` of processor time per measure and round."""
    found, missing = installed_peers() if peers else ({}, {})
    measures = [measure for name in names for measure in measure_game(catalogued(name), every_mode)]
    measures += [Measure("random play", name, ("decisions", "games"), play, True) for name, play in found.items()]
    rates: list[list[list[float]]] = [[[] for _ in measure.units] for measure in measures]
    for done, measure in enumerate(measures * rounds):
        number = done % len(measures)
        for unit, rate in enumerate(run_slice(measure, seconds)):
            rates[number][unit].append(rate)
        if progress is not None:
            progress(done + 1, len(measures) * rounds)
    figures = [
        Figure(measure.what, measure.where, unit, tuple(per_unit), measure.is_peer)
        for measure, per_measure in zip(measures, rates, strict=True)
        for unit, per_unit in zip(measure.units, per_measure, strict=True)
    ]
    return Report(build(), figures, missing)


def run_slice(measure: Measure, seconds: float) -> list[float]:
    """Do it until the time is up; how many of each unit a second."""
    counts = [0] * len(measure.units)
    start = process_time()
    end = start + seconds
    now = start
    while now < end:
        for unit, count in enumerate(measure.work()):
            counts[unit] += count
        now = process_time()
    return [count / (now - start) for count in counts]


def build() -> str:
    """Which package was measured, on what."""
    compiled = not str(flow.__file__).endswith(".py")
    kind = "compiled" if compiled else "uncompiled"
    return f"embertable {kind}, Python {platform.python_version()}, {platform.system()} {platform.machine()}"


def measure_game(game: AnyGame, every_mode: bool) -> Iterator[Measure]:
    """Random play at every number of seats; the rest at the fullest table."""
    for seats in game.seats:
        modes = list(game.modes(seats))
        for variants in modes if every_mode else modes[:1]:
            where = place(game, seats, variants)
            yield Measure("random play", where, ("decisions", "games"), random_play(game, seats, variants))
            if seats == game.seats[-1]:
                record = random_record(game, seats, variants)
                halfway = replay(game, record, len(record.decisions) // 2)
                halfway.journal = None
                yield Measure("copies of a state in mid-game", where, ("copies",), copies(halfway))
                yield Measure("replays of a whole game", where, ("replays",), replays(game, record))
                yield Measure("search from mid-game", where, ("iterations",), searches(game, halfway))


def place(game: AnyGame, seats: int, variants: Any) -> str:
    """A game, its seats and what differs from its usual form."""
    written = [f"{name}={value}" for name, value in write_variants(variants).items()]
    return " ".join([game.id, str(seats), *written])


def random_play(game: AnyGame, seats: int, variants: Any) -> Work:
    """One game by chance after another, a new deal each time."""
    chance = Random(1).random
    seed = 0

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        s = game.new(seats, variants, seed)
        s.journal = None
        decisions = 0
        while s.options:
            options = s.options
            decisions += 1
            apply(s, options[int(chance() * len(options))])
        return decisions, 1

    return play


def random_record(game: AnyGame, seats: int, variants: Any) -> Record:
    """The record of a game by chance."""
    chance = Random(2).random
    record = start_record(game, seats, variants, seed=2)
    s = game.new(seats, variants, seed=2)
    while s.options:
        option = s.options[int(chance() * len(s.options))]
        record.decisions.append(Decision(asked(s).seat, option.key()))
        apply(s, option)
    return record


def copies(s: State) -> Work:
    """Copies of one state."""

    def work() -> tuple[int]:
        for _ in range(CLONES):
            s.clone()
        return (CLONES,)

    return work


def replays(game: AnyGame, record: Record) -> Work:
    """A whole game from its record, every choice checked."""

    def work() -> tuple[int]:
        replay(game, record)
        return (1,)

    return work


def searches(game: AnyGame, s: State) -> Work:
    """A short search from one question."""
    bot = SearchBot(seed=1, iterations=ITERATIONS)

    def work() -> tuple[int]:
        before = bot.looked
        bot.choose(game, s, asked(s).seat)
        return (bot.looked - before,)

    return work
