"""A table prepared for a test, the same for every game: choose by key, look at the question."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from embertable.core.flow import Event, State, asked, choose

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class GivenTable(Generic[S]):
    """A game in the middle. Each game's `Given` adds the words of its own table."""

    def __init__(self, s: S) -> None:
        self.s = s

    def choose(self, *keys: str) -> Self:
        """Let whoever is asked choose, one key after another."""
        for key in keys:
            choose(self.s, self.seat, key)
        return self

    @property
    def seat(self) -> int:
        """Who is asked."""
        return asked(self.s).seat

    @property
    def question(self) -> str:
        """The name of the open question; nothing once the game is over."""
        return type(asked(self.s)).__name__ if self.s.options else ""

    @property
    def keys(self) -> list[str]:
        """What can be chosen."""
        return [option.key() for option in self.s.options]

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.s.journal or [] if isinstance(event, kind)]
