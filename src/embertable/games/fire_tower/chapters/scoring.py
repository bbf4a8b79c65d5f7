"""Who stands first: there are no points in this game, only towers."""

from __future__ import annotations

from embertable.core.flow import is_over
from embertable.core.game import Part, Score
from embertable.games.fire_tower.chapters.end import mode_rules
from embertable.games.fire_tower.state import State


def leaders(s: State) -> list[int]:
    """Who has won; before that, who would if time ran out now."""
    return s.winners if is_over(s) else list(mode_rules(s).when_time_is_up(s).winners)


def scores(s: State) -> list[Score]:
    """One point for a win, and what it was won with."""
    first = leaders(s)
    return [score(s, seat, seat in first) for seat in range(s.seats)]


def score(s: State, seat: int, wins: bool) -> Score:
    """The score of a seat."""
    name = mode_rules(s).won_with(s, seat) if wins and not s.players[seat].intact else "tower"
    return Score(int(wins), wins, (Part(name, int(wins)),))
