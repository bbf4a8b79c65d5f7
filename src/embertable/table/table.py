"""A table: one game, and the seats that play it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from embertable.core.errors import EmbertableError, GameOver
from embertable.core.flow import Ask, Event, State, apply, asked, find_option
from embertable.core.game import Game, Score, View
from embertable.core.record import Decision, Record, begin, start_record
from embertable.core.variants import parse_variants
from embertable.table.clock import NO_CLOCK, Clock, Pace, new_clock
from embertable.table.entry import CHOOSE, CONCEDE, UNDO, Entry
from embertable.table.message import Asked, Chosen, Conceded, Ended, Message, TakenBack, events_seen

Bar = Literal["nothing", "revealed", "other"]
BARS: Final[dict[Bar, str]] = {
    "nothing": "nothing has been chosen yet",
    "revealed": "something hidden was revealed or chance was used since",
    "other": "another seat has chosen since",
}


class CannotUndo(EmbertableError):
    """There is nothing this seat may take back; `bar` says what stands in the way."""

    def __init__(self, bar: Bar) -> None:
        super().__init__(f"nothing can be taken back: {BARS[bar]}")
        self.bar = bar


@dataclass(frozen=True)
class LogLine:
    """One decision that stands, as a reader may know it. The first line of a log, number 0, is the setup."""

    number: int
    seat: int | None
    key: str | None  # None: the setup, or sealed and not the reader's own
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Past:
    """What is kept of a decision besides the record: whether its key is secret, and what happened."""

    sealed: bool
    events: tuple[Event, ...]


class Table:
    """One game being played. Every change is an entry of its log and is told in messages.

    The state is the game's own: read it, never change it. Times are seconds by the caller's clock.
    """

    def __init__(self, game: Game, record: Record, s: State, clock: Clock) -> None:
        self.game = game
        self.record = record  # the decisions that stand
        self.s = s
        self.clock = clock
        self.entries: list[Entry] = []  # everything that was done, undos too
        self.conceded = [False] * record.seats
        self.opening = taken(s)  # what happened before the first decision
        self.past: list[Past] = []  # one for each decision that stands
        self.behind: list[State] = []  # the states undo can go back to, the nearest last

    # What there is to know.

    @property
    def over(self) -> bool:
        """Whether nothing is left to play: the rules say so, or all the others gave up."""
        return not self.s.options or self.conceded.count(False) <= min(1, self.record.seats - 1)

    @property
    def ask(self) -> Ask | None:
        """The open question."""
        return None if self.over else asked(self.s)

    @property
    def seat(self) -> int | None:
        """The seat the game waits for."""
        ask = self.ask
        return None if ask is None else ask.seat

    def view(self, seat: int | None) -> View:
        """The table as this seat (None: an onlooker) may see it."""
        return self.game.view(self.s, seat)

    def scores(self) -> list[Score]:
        """The scores by seat. Who gave up does not win; who alone did not, does."""
        scores = self.game.scores(self.s)
        if not any(self.conceded):
            return scores
        standing = [seat for seat, gone in enumerate(self.conceded) if not gone]
        winners = [seat for seat in standing if scores[seat].wins]
        if self.over and self.s.options:
            winners = standing  # the others gave up
        elif not winners:
            best = max((scores[seat].points for seat in standing), default=0)
            winners = [seat for seat in standing if scores[seat].points == best]
        return [replace(score, wins=seat in winners) for seat, score in enumerate(scores)]

    def log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """The story so far as a reader may know it: the lines from decision `since` on; 0 is the setup."""
        lines = [LogLine(0, None, None, events_seen(self.opening, seat))] if since <= 0 else []
        for number in range(max(1, since), len(self.past) + 1):
            decision, past = self.record.decisions[number - 1], self.past[number - 1]
            key = None if past.sealed and seat != decision.seat else decision.key
            lines.append(LogLine(number, decision.seat, key, events_seen(past.events, seat)))
        return lines

    def undoable(self, seat: int) -> int:
        """How many of its last choices a seat may take back, one by one or all at once."""
        return len(self.behind) if self.bar(seat) is None else 0

    def bar(self, seat: int) -> Bar | None:
        """What keeps a seat from taking back its last choice."""
        decisions = self.record.decisions
        if not any(decision.seat == seat for decision in decisions):
            return "nothing"
        if decisions[-1].seat != seat:
            return "other"
        return None if self.behind else "revealed"

    # What can be done.

    def choose(self, seat: int, key: str, at: float = 0.0) -> list[Message]:
        """Choose an option of the open question by its key. An error leaves everything as it was."""
        self.refuse_if_over()
        option = find_option(self.s, seat, key)
        sealed = asked(self.s).sealed
        after = self.s.clone()
        after.journal = []
        apply(after, option)
        past = Past(sealed, taken(after))
        if is_barrier(self.s, after):
            self.behind = []
        elif self.record.decisions and self.record.decisions[-1].seat != seat:
            self.behind = [self.s]
        else:
            self.behind.append(self.s)
        self.s = after
        self.clock.stop(at)
        self.record.decisions.append(Decision(seat, key))
        self.past.append(past)
        self.clock.reward(seat)
        return self.entered(Entry(CHOOSE, seat, key=key, at=at), Chosen(0, seat, key, sealed, past.events))

    def undo(self, seat: int, count: int = 1, at: float = 0.0) -> list[Message]:
        """Take back this seat's last choice, or the last few."""
        self.refuse_if_over()
        bar = self.bar(seat)
        if bar is not None:
            raise CannotUndo(bar)
        if not 1 <= count <= len(self.behind):
            raise CannotUndo("revealed")
        self.clock.stop(at)
        self.s = self.behind[-count]
        self.s.journal = []
        del self.behind[-count:]
        del self.record.decisions[-count:]
        del self.past[-count:]
        return self.entered(Entry(UNDO, seat, count=count, at=at), TakenBack(0, seat, count))

    def undo_turn(self, seat: int, at: float = 0.0) -> list[Message]:
        """Take back everything this seat may take back: its whole turn, as far as nothing was revealed in it."""
        return self.undo(seat, max(1, self.undoable(seat)), at)

    def concede(self, seat: int, at: float = 0.0) -> list[Message]:
        """Give up. The seat cannot win any more; while others play on, somebody else chooses for it."""
        self.refuse_if_over()
        if self.conceded[seat]:
            raise GameOver(f"seat {seat} has given up already")
        self.clock.stop(at)
        self.conceded[seat] = True
        return self.entered(Entry(CONCEDE, seat, at=at), Conceded(0, seat))

    def take(self, entry: Entry) -> list[Message]:
        """Do what an entry of a log says."""
        if entry.kind == CHOOSE:
            return self.choose(entry.seat, entry.key, entry.at)
        if entry.kind == UNDO:
            return self.undo(entry.seat, entry.count, entry.at)
        return self.concede(entry.seat, entry.at)

    def late(self, at: float) -> int | None:
        """The seat whose time is up, which the caller may let concede."""
        return None if self.over else self.clock.fallen(at)

    def refuse_if_over(self) -> None:
        """Nothing can be done at a table that is over."""
        if self.over:
            raise GameOver("the game is over: nothing is left to choose")

    def entered(self, entry: Entry, told: Message) -> list[Message]:
        """Write the entry into the log, start the next clock, and say what happened and what is next."""
        self.entries.append(entry)
        number = len(self.entries)
        seat = self.seat
        self.clock.start(seat, entry.at)
        messages = [replace(told, number=number)]
        if seat is not None:
            messages.append(Asked(number, seat))
        else:
            scores = self.scores()
            if not self.s.options:
                self.record.points = [score.points for score in scores]
            messages.append(Ended(number, tuple(scores)))
        return messages


def taken(s: State) -> tuple[Event, ...]:
    """The journal's events; the state begins a new journal."""
    events = tuple(s.journal or ())
    s.journal = []
    return events


def is_barrier(before: State, after: State) -> bool:
    """Whether going back would let somebody keep what was learned or throw the dice again."""
    then, now = before.rng, after.rng
    same_chance = then.a == now.a and then.b == now.b and then.c == now.c and then.counter == now.counter
    return after.revealed != before.revealed or not same_chance


def open_table(
    game: Game, seats: int, variants: Any = None, seed: int = 0, pace: Pace = NO_CLOCK, at: float = 0.0
) -> Table:
    """A new game. Refuses seats and variants that do not exist."""
    chosen = parse_variants(game.variants, {}) if variants is None else variants
    s = game.new(seats, chosen, seed)
    return seated(game, start_record(game, seats, chosen, seed), s, pace, at)


def reopen_table(game: Game, record: Record, entries: Iterable[Entry], pace: Pace = NO_CLOCK, at: float = 0.0) -> Table:
    """The table a log was written at: from the head of its record, through every entry. `at` is when it was opened."""
    s = begin(game, record)
    table = seated(game, replace(record, decisions=[], points=None), s, pace, at)
    for entry in entries:
        table.take(entry)
    return table


def table_of(game: Game, record: Record, upto: int | None = None, pace: Pace = NO_CLOCK, at: float = 0.0) -> Table:
    """A table that goes on where a record stops, or after its first `upto` decisions."""
    entries = [Entry(CHOOSE, decision.seat, key=decision.key, at=at) for decision in record.decisions[:upto]]
    return reopen_table(game, record, entries, pace, at)


def seated(game: Game, record: Record, s: State, pace: Pace, at: float) -> Table:
    """The table around a first question, its first clock running."""
    table = Table(game, record, s, new_clock(pace, record.seats, at))
    table.clock.start(table.seat, at)
    return table
