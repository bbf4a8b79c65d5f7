"""Two against two: partners sit in opposite corners, and whoever loses a tower plays on."""

from __future__ import annotations

from typing import Final

from embertable.games.fire_tower.chapters.plain import PlainMode
from embertable.games.fire_tower.chapters.supply import roll_live
from embertable.games.fire_tower.events import Ended, WindRolled
from embertable.games.fire_tower.places.towers import standing, zone_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ACTIVE, NOBODY

DRAW: Final = Ended((), "draw")  # nobody wins


def partner(seat: int) -> int:
    """The seat in the opposite corner."""
    return (seat + 2) % 4


class TeamMode(PlainMode):
    """No hand is taken, the limit stays, there is no storm; a team wins when both enemy towers are burnt."""

    def role_after(self, s: State) -> int:
        return ACTIVE

    def verdict(self, s: State, victims: list[int]) -> Ended | None:
        """A team wins when both enemy towers are burnt; if none is left at all, it is a draw."""
        left = standing(s)
        if not left:
            return DRAW
        if any(seat % 2 != left[0] % 2 for seat in left):
            return None
        return team_won(left[0], "team")

    def after_burning(self, s: State, victims: list[int]) -> None:
        """A wind that has become dead is rolled anew."""
        if s.wind not in s.live:
            s.wind = roll_live(s)
            s.note(WindRolled(NOBODY, s.wind))

    def when_time_is_up(self, s: State) -> Ended:
        """The cap of turns is reached: the team with more towers wins; as many are a draw."""
        lead = sum([1 if seat % 2 == 0 else -1 for seat in standing(s)])
        if lead == 0:
            return DRAW
        return team_won(0 if lead > 0 else 1, "time")

    def guarded(self, s: State, seat: int) -> int:
        return zone_of(s.players[seat]) | zone_of(s.players[partner(seat)])

    def won_with(self, s: State, seat: int) -> str:
        return "team"

    def is_shared(self, s: State) -> bool:
        return not s.winners


def team_won(seat: int, how: str) -> Ended:
    """The team of a seat has won."""
    return Ended((seat % 2, seat % 2 + 2), how)
