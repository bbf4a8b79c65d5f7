"""The Shadow of the Wood: whoever loses a tower first haunts the others, and may still win."""

from __future__ import annotations

from embertable.games.fire_tower.chapters.plain import PlainMode
from embertable.games.fire_tower.events import Ended
from embertable.games.fire_tower.places.towers import standing
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import OUT, SHADOW


def shadows(s: State) -> list[int]:
    """The seats that are shadows."""
    return [seat for seat in range(s.seats) if s.players[seat].role == SHADOW]


class ShadowMode(PlainMode):
    """The first victim of three players, or the first two of four, become shadows; they win together."""

    def role_after(self, s: State) -> int:
        return SHADOW if len(shadows(s)) < s.seats - 2 else OUT

    def verdict(self, s: State, victims: list[int]) -> Ended | None:
        """No tower stands in a shadow's turn: all shadows win. A last tower must live to see its player's own turn."""
        left = standing(s)
        if not left and s.haunting:
            return Ended(tuple(shadows(s)), "shadow")
        if len(left) == 1 and left[0] != s.turn:
            return None
        return super().verdict(s, victims)

    def won_with(self, s: State, seat: int) -> str:
        return "shadow" if s.haunting and seat in shadows(s) else super().won_with(s, seat)

    def is_shared(self, s: State) -> bool:
        return super().is_shared(s) and not (s.haunting and all(seat in shadows(s) for seat in s.winners))
