"""The end: who has won, and when."""

from __future__ import annotations

from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import TARGET


def leaders(totals: list[int]) -> list[int]:
    """The seats with the highest total."""
    best = max(totals)
    return [seat for seat in range(len(totals)) if totals[seat] == best]


def is_decided(s: State) -> bool:
    """One side alone is highest at 500 or more; or the table's limit of deals is reached."""
    if s.deals >= s.max_deals:
        return True
    first = leaders(s.totals)
    sides = 1 if s.seats == 4 and len(first) == 2 else len(first)
    return max(s.totals) >= TARGET and sides == 1
