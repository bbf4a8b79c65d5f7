"""What happened, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.flow import Event, State


@dataclass(frozen=True)
class LogLine:
    """One decision that stands, as a seat may know it. The first line of a log, decision 0, is the setup."""

    decision: int
    seat: int | None
    key: str | None  # None: the setup, or sealed and another seat's
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Past:
    """What is kept of a decision besides the record: whether its key is secret, and what happened."""

    sealed: bool
    events: tuple[Event, ...]


def events_seen(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """What a seat (None: an onlooker) may know of what happened."""
    seen = [event.seen_by(seat) for event in events]
    return tuple(event for event in seen if event is not None)


def journal_of(s: State) -> tuple[Event, ...]:
    """What the state has noted; it begins a new journal."""
    events = tuple(s.journal or ())
    s.journal = []
    return events
