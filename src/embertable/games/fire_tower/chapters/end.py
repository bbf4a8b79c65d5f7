"""The end of the game."""

from __future__ import annotations

from embertable.games.fire_tower.events import Won
from embertable.games.fire_tower.places.towers import standing
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import SHADOW, SHADOWS, TEAMS


def is_decided(s: State, victims: list[int]) -> bool:
    """End the game if these burnt towers decide it."""
    left = standing(s)
    if s.mode == TEAMS:
        return is_decided_for_teams(s, left)
    if not left:
        if s.haunting:
            finish(s, [seat for seat in range(s.seats) if s.players[seat].role == SHADOW], "shadow")
        else:
            finish(s, sorted(victims), "together")
        return True
    if len(left) == 1 and (s.mode != SHADOWS or left[0] == s.turn):
        finish(s, left, "tower")
        return True
    return False


def is_decided_for_teams(s: State, left: list[int]) -> bool:
    """A team wins when both enemy towers are burnt; if none is left at all, it is a draw."""
    if not left:
        finish(s, list(range(s.seats)), "draw")
        return True
    if all((seat - left[0]) % 2 == 0 for seat in left):
        finish(s, [left[0] % 2, left[0] % 2 + 2], "team")
        return True
    return False


def finish_by_time(s: State) -> None:
    """The cap of turns is reached: who still has a tower wins; the team with more towers."""
    left = standing(s)
    if s.mode != TEAMS:
        finish(s, left, "time")
        return
    lead = sum([1 if seat % 2 == 0 else -1 for seat in left])
    if lead == 0:
        finish(s, list(range(s.seats)), "draw")
    else:
        finish(s, [0, 2] if lead > 0 else [1, 3], "time")


def finish(s: State, winners: list[int], how: str) -> None:
    """The game is over: nothing that was still due happens."""
    s.winners = winners
    s.agenda.clear()
    s.note(Won(tuple(winners), how))
