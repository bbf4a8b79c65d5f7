"""What a table tells those around it. `seen_by` makes a message fit for the ears of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from embertable.core.flow import Event
from embertable.core.game import Score


@dataclass(frozen=True)
class Message:
    """The base of all. `number` is the length of the table's log when it was told."""

    number: int

    def seen_by(self, seat: int | None) -> Message:
        """The message as this seat (None: an onlooker) may know it."""
        return self


@dataclass(frozen=True)
class Chosen(Message):
    """A seat chose, and this is what came of it."""

    seat: int
    key: str | None  # None: sealed, and not this reader's own
    sealed: bool
    events: tuple[Event, ...]

    def seen_by(self, seat: int | None) -> Chosen:
        key = None if self.sealed and seat != self.seat else self.key
        return replace(self, key=key, events=events_seen(self.events, seat))


@dataclass(frozen=True)
class TakenBack(Message):
    """A seat took back its last choices."""

    seat: int
    count: int


@dataclass(frozen=True)
class Conceded(Message):
    """A seat gave up."""

    seat: int


@dataclass(frozen=True)
class Asked(Message):
    """The game now waits for this seat."""

    seat: int


@dataclass(frozen=True)
class Ended(Message):
    """The game is over."""

    scores: tuple[Score, ...]


def events_seen(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """What a seat may know of what happened."""
    told = [event.seen_by(seat) for event in events]
    return tuple(event for event in told if event is not None)
