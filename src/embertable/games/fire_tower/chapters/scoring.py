"""Who stands first: there are no points in this game, only towers."""

from __future__ import annotations

from embertable.core.flow import is_over
from embertable.core.game import Part, Score
from embertable.games.fire_tower.places.towers import standing
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import SHADOW, TEAMS


def leaders(s: State) -> list[int]:
    """Who has won; before that, who would if time ran out now."""
    if is_over(s):
        return s.winners
    left = standing(s)
    if s.mode != TEAMS:
        return left
    even = len([seat for seat in left if seat % 2 == 0])
    odd = len(left) - even
    return [seat for seat in range(s.seats) if even == odd or (seat % 2 == 0) == (even > odd)]


def scores(s: State) -> list[Score]:
    """One point for a win, and what it was won with."""
    first = leaders(s)
    return [score(s, seat, seat in first) for seat in range(s.seats)]


def score(s: State, seat: int, wins: bool) -> Score:
    """The score of a seat."""
    if not wins:
        return Score(0, False, (Part("tower", 0),))
    player = s.players[seat]
    if player.intact:
        name = "tower"
    elif s.mode == TEAMS:
        name = "team"
    elif player.role == SHADOW and s.haunting:
        name = "shadow"
    else:
        name = "last to burn"
    return Score(1, True, (Part(name, 1),))


def is_shared(s: State) -> bool:
    """Whether the win of a finished game is shared by rivals: the last towers burnt together, or time ran out."""
    if s.mode == TEAMS:
        return len(s.winners) == s.seats
    return len(s.winners) > 1 and not all(s.players[seat].role == SHADOW and s.haunting for seat in s.winners)
