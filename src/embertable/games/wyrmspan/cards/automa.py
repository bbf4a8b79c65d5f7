"""The 16 decision cards of the Automa and her six decks."""

from __future__ import annotations

from embertable.games.wyrmspan.cards.tables import DECISIONS, LEVELS, Decision, Level

DECISIONS.extend(
    [
        Decision("1", (1, 2, 2, 2), dragon=3, cell=3),
        Decision("2", (1, 1, 2, 3), dragon=2, cave=2, objective=-1),
        Decision("3", (2, 1, 2, 2), dragon=1, cave=1, passes_if_last=True, objective=1),
        Decision("4", (1, 1, 1, 2), dragon=3, cave=3, passes_if_last=True),
        Decision("5", (2, 1, 2, 1), dragon=2, cell=4, objective=-1),
        Decision("6", (1, 1, 1, 2), dragon=1, cave=1, passes_if_last=True, objective=1),
        Decision("7", (1, 1, 2, 3), dragon=2, cell=2, passes_if_last=True, refreshes=True, objective=1),
        Decision("8", (1, 1, 2, 3), dragon=1, cell=3, passes_if_last=True),
        Decision("1/4", (2, 2, 3, 4), dragon=3, cell=3),
        Decision("2/5", (2, 2, 2, 3), dragon=2, cave=2, objective=1),
        Decision("3/6", (2, 1, 4, 3), dragon=1, cave=1, objective=-1),
        Decision("R1/4", None, dragon=3, cell=4),
        Decision("R2", None, dragon=2, cave=2, passes_if_last=True, objective=1, most_excavated=False),
        Decision("R3/6", None, dragon=1, cave=1, objective=-1),
        Decision("R8", None, dragon=1, cell=3, passes_if_last=True, refreshes=True),
        Decision("R2/5", None, dragon=2, cave=2, passes_if_last=True, objective=1, plus=1),
    ]
)

LEVELS.extend(
    [
        Level("automa-1", ("1", "2", "3", "4", "5", "6", "7", "8")),
        Level("automa-2", ("1/4", "2/5", "3/6", "4", "5", "6", "7", "8")),
        Level("automa-3", ("1", "2", "3", "1/4", "2/5", "3/6", "7", "8"), points_per_dragon=8),
        Level("ravel-1", ("R1/4", "R2", "R3/6", "4", "5", "6", "7", "R8"), ravel=True),
        Level("ravel-2", ("1", "2", "3", "R1/4", "R2/5", "R3/6", "7", "R8"), ravel=True),
        Level("ravel-3", ("R1/4", "R2/5", "R3/6", "1/4", "2/5", "3/6", "7", "R8"), ravel=True),
    ]
)
