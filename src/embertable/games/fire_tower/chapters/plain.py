"""The plain game: a player whose tower burns is out, and the last tower wins.

The other modes say in chapters of their own where they differ.
"""

from __future__ import annotations

from embertable.games.fire_tower.events import Ended
from embertable.games.fire_tower.places.towers import standing, zone_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import OUT


class PlainMode:
    """What becomes of burnt towers, and who wins."""

    def role_after(self, s: State) -> int:
        """What becomes of a player whose tower burns now."""
        return OUT

    def verdict(self, s: State, victims: list[int]) -> Ended | None:
        """How these burnt towers end the game, if they do: the last tower wins; those who burn last share the win."""
        left = standing(s)
        if not left:
            return Ended(tuple(sorted(victims)), "together")
        return Ended((left[0],), "tower") if len(left) == 1 else None

    def after_burning(self, s: State, victims: list[int]) -> None:
        """The game goes on: each burnt tower will have its consequences."""
        for seat in victims:
            s.queue.append((seat, s.players[seat].burner))

    def when_time_is_up(self, s: State) -> Ended:
        """The cap of turns is reached: whoever still has a tower wins."""
        return Ended(tuple(standing(s)), "time")

    def guarded(self, s: State, seat: int) -> int:
        """The zones the bucket of a seat is for."""
        return zone_of(s.players[seat])

    def won_with(self, s: State, seat: int) -> str:
        """What a seat without a tower wins with, as the score sheet calls it."""
        return "last to burn"

    def is_shared(self, s: State) -> bool:
        """Whether rivals stand alike in a finished game: the last towers burnt together, or time ran out."""
        return len(s.winners) > 1
