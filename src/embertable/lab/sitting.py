"""One game between bots as plain values: what is to be played, and everything that came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

from embertable.bots import Bot
from embertable.core.flow import Event, State, apply, asked
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, start_record
from embertable.games import game as catalogued
from embertable.lab.outside import bot_of

DOERS: Final = ("seat", "who")
"""What the events of games call the one who did it."""


@dataclass(frozen=True)
class Keep:
    """What is kept of a game besides its record and its end."""

    moves: bool = False  # every decision with its options
    features: bool = False  # and what its seat saw, as numbers
    story: bool = False  # the cards each seat played, and who led when
    ask: tuple[str, ...] = ()  # what other bots would have chosen
    ask_every: int = 1  # at which decisions they are asked: one in so many


END_ONLY: Final = Keep()


@dataclass(frozen=True)
class Sitting:
    """A game to be played: all that decides how it goes. The same sitting is the same game, wherever it is played.

    (Bots whose budget is in seconds depend on the machine, those outside on whoever runs them.)
    """

    number: int
    game: str
    seats: int
    seed: int  # of the deal
    bots: tuple[str, ...]  # by seat
    variants: Any = None  # None: the usual game
    keep: Keep = END_ONLY

    def chance(self, seat: int) -> int:
        """The seed of the bot at a seat."""
        return (self.seed << 40) + (self.number << 8) + seat


@dataclass(frozen=True)
class Move:
    """One decision, as one could learn from it."""

    seat: int
    question: str
    options: tuple[str, ...]
    chosen: int
    value: float | None  # what the bot expected of it, if it thought
    features: tuple[float, ...] = ()
    others: tuple[int, ...] = ()  # what those who were asked would have chosen


@dataclass
class Story:
    """What a designer asks of a game."""

    taken: list[list[str]]  # by seat: the cards it played, each once
    leads: int = 0  # how often another seat came to lead alone
    settled: float = 0.0  # at which part of the game the one who leads at its end began to lead for good
    begins: int = 0  # the seat that had the first choice


@dataclass(frozen=True)
class Played:
    """Everything that came of a sitting, by seat."""

    sitting: Sitting
    record: Record
    points: list[int]
    wins: list[bool]
    parts: list[list[tuple[str, int]]]  # of the score
    decisions: list[int]
    seconds: list[float]  # processor time spent thinking
    moves: list[Move] = field(default_factory=list)
    story: Story | None = None


def play_sitting(sitting: Sitting) -> Played:
    """Play a sitting of a game of the catalogue."""
    return play_at(catalogued(sitting.game), sitting)


def play_at(game: AnyGame, sitting: Sitting) -> Played:
    """Play a sitting to its end."""
    variants = game.variants() if sitting.variants is None else sitting.variants
    record = start_record(game, sitting.seats, variants, sitting.seed)
    s = game.new(sitting.seats, variants, sitting.seed)
    keep = sitting.keep
    s.journal = [] if keep.story else None
    bots = [bot_of(name, sitting.chance(seat)) for seat, name in enumerate(sitting.bots)]
    watch = Watch(game, s) if keep.story else None
    moves: list[Move] = []
    decisions = [0] * sitting.seats
    seconds = [0.0] * sitting.seats
    while s.options:
        seat = asked(s).seat
        start = process_time()
        option = bots[seat].choose(game, s, seat)
        seconds[seat] += process_time() - start
        decisions[seat] += 1
        key = option.key()
        if keep.moves:
            moves.append(move_of(game, s, seat, key, bots[seat].value, sitting, len(record.decisions)))
        record.decisions.append(Decision(seat, key))
        apply(s, option)
        if watch is not None:
            watch.see(s)
    scores = game.scores(s)
    record.points = [score.points for score in scores]
    return Played(
        sitting,
        record,
        record.points,
        [score.wins for score in scores],
        [[(part.name, part.points) for part in score.parts] for score in scores],
        decisions,
        seconds,
        moves,
        None if watch is None else watch.story(),
    )


def move_of(game: AnyGame, s: State, seat: int, key: str, value: float, sitting: Sitting, number: int) -> Move:
    """The decision about to be made."""
    options = tuple(option.key() for option in s.options)
    keep = sitting.keep
    others = bystanders(sitting, number) if number % keep.ask_every == 0 else ()
    return Move(
        seat,
        type(asked(s)).__name__,
        options,
        options.index(key),
        value if value >= 0.0 else None,
        tuple(game.observe(s, seat)) if keep.features else (),
        tuple(options.index(other.choose(game, s, seat).key()) for other in others),
    )


def bystanders(sitting: Sitting, number: int) -> Sequence[Bot]:
    """Those who say what they would choose. Each question is new to them, so that asking one changes no other."""
    first = sitting.seats
    return [bot_of(name, (sitting.chance(first + place) << 16) + number) for place, name in enumerate(sitting.keep.ask)]


class Lead:
    """Who leads alone, decision by decision."""

    def __init__(self) -> None:
        self.leader = -1  # who leads alone, or did last
        self.changes = 0
        self.since = 0  # the decision at which the leader came to lead

    def see(self, standing: Sequence[float], decision: int) -> None:
        """How all stand after a decision; a tie changes nothing."""
        best = max(standing)
        if standing.count(best) == 1 and standing.index(best) != self.leader:
            self.changes += self.leader >= 0
            self.leader = standing.index(best)
            self.since = decision


class Watch:
    """Somebody beside the table who notes who plays which cards and who leads."""

    def __init__(self, game: AnyGame, s: State) -> None:
        self.game = game
        self.taken: list[dict[str, None]] = [{} for _ in range(s.seats)]
        self.by_points = Lead()
        self.by_opinion = Lead()
        self.decisions = 0
        self.begins = asked(s).seat if s.options else 0

    def see(self, s: State) -> None:
        """A decision was made."""
        self.decisions += 1
        self.hear(s.journal or ())
        s.journal = []
        self.by_points.see([score.points for score in self.game.scores(s)], self.decisions)
        self.by_opinion.see([self.game.evaluate(s, seat) for seat in range(s.seats)], self.decisions)

    def hear(self, events: Sequence[Event]) -> None:
        """Note whose cards came to effect."""
        for event in events:
            seat = doer(event)
            if 0 <= seat < len(self.taken):
                self.taken[seat].update(dict.fromkeys(event.cards()))

    def story(self) -> Story:
        """What was noted. In a game that has no points before its end, the lead is a matter of opinion."""
        lead = (
            self.by_opinion if self.by_points.since == self.decisions and not self.by_points.changes else self.by_points
        )
        settled = lead.since / self.decisions if self.decisions else 0.0
        return Story([list(cards) for cards in self.taken], lead.changes, settled, self.begins)


def doer(event: Event) -> int:
    """The seat that did it; -1 where no seat did."""
    for name in DOERS:
        seat = getattr(event, name, None)
        if isinstance(seat, int):
            return seat
    return -1
