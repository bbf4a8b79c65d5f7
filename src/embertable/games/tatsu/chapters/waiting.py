"""What lies on the table and has no part in a trick: the piles of those that are won."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Later, Step
from embertable.core.refusal import Refusal
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CLANS

TRICK_OVER: Final = Refusal("trick over", "scoring")
PILES: Final = (*CLANS, "waiting")


def waiting(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """The piles: their cards are counted, and never played again."""
    return [(Later(f"pile {name}"), TRICK_OVER) for name in PILES]
