"""What a bot should like."""

from __future__ import annotations

from embertable.games.flamecraft_duals.scoring import hearts, winners
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.words import WON


def evaluate(s: State, seat: int) -> float:
    """The prospects of a seat, from 0 to 1."""
    if not s.agenda:
        if s.seats == 1:
            return 0.5 + min(hearts(s, s.players[0]), 100) / 200 if s.result == WON else 0.0
        best = winners(s)
        return 0.0 if seat not in best else 1.0 / len(best)
    mine = hearts(s, s.players[seat])
    if s.seats == 1:
        return min(0.5, mine / 100)
    return max(0.0, min(1.0, 0.5 + (mine - hearts(s, s.players[1 - seat])) / 40))
