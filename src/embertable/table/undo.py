"""Whether a choice may be taken back: only if nobody learned anything by it.

What others learn the rules declare. What the one who chose learned is worked out when somebody wants to know: the
choice is played at tables the seat could have been sitting at, and if at one of them it would see something else than
it does, or be told something else, then it was taught something. No game can forget to say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from embertable.core.codec import encode
from embertable.core.flow import Event, State, advance
from embertable.core.game import AnyGame
from embertable.core.record import Record
from embertable.core.rng import MASK, Rng, seeded_words
from embertable.table.imagined import answered
from embertable.table.log import events_seen

SHOWN: Final = 6  # tables, to offer undo on a page: drawn after every choice, so it must cost little
ASKED: Final = 200  # and before something is taken back, which is rare and must be right


class Choice:
    """A choice by which, as far as the rules say, nothing was revealed."""

    def __init__(
        self, game: AnyGame, before: State, seat: int, key: str, after: State, events: Sequence[Event], rng: Rng
    ) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.key = key
        self.after = after
        self.events = events
        self.rng = rng  # of the tables still to come
        self.looked = 0  # how many tables it was played at
        self.learned = False  # whether the seat learned something by it, as far as that shows at them
        self.seen: Any = None  # what the seat saw and was told, once somebody wants to know

    def taught(self, tables: int) -> bool:
        """Whether the one who made it learned something, judged by so many tables. What was found is kept."""
        if self.seen is None:
            self.seen = perceived(self.game, self.after, self.seat, self.events)
        while self.looked < tables and not self.learned:
            self.looked += 1
            self.learned = self.perceives() != self.seen
        return self.learned

    def perceives(self) -> Any:
        """What the seat would see and be told at the next table."""
        table = answered(self.game, self.before, self.seat, self.key, self.rng)
        table.journal = []
        advance(table)
        return perceived(self.game, table, self.seat, table.journal)


def perceived(game: AnyGame, s: State, seat: int, events: Sequence[Event]) -> Any:
    """What a seat sees, who is asked what among it, and what of some events it is told."""
    return game.view(s, seat), [encode(event) for event in events_seen(events, seat)]


def chance_of(record: Record) -> Rng:
    """Chance for the tables at which the next decision is played: the same in every process that has the record."""
    return seeded_words(record.seed & MASK, record.seed >> 32 & MASK, len(record.decisions) + 1)


def is_barrier(before: State, after: State) -> bool:
    """Whether going back would let somebody keep what was learned or throw the dice again, as the rules declare it."""
    then, now = before.rng, after.rng
    same_chance = then.a == now.a and then.b == now.b and then.c == now.c and then.counter == now.counter
    return after.revealed != before.revealed or not same_chance
