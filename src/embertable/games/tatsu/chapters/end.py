"""The end: who has won, and when."""

from __future__ import annotations

from embertable.games.tatsu.events import Ended
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import TARGET


def is_decided(s: State) -> bool:
    """One side alone is highest at 500 or more; or the table's limit of deals is reached."""
    if s.deals >= s.max_deals:
        return True
    return max(s.totals) >= TARGET and len({s.sides[seat] for seat in leaders(s.totals)}) == 1


def end_game(s: State) -> None:
    """The highest total wins."""
    s.note(Ended(tuple(leaders(s.totals)), max(s.totals)))


def leaders(totals: list[int]) -> list[int]:
    """The seats with the highest total."""
    best = max(totals)
    return [seat for seat in range(len(totals)) if totals[seat] == best]
