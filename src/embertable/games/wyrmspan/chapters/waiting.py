"""What lies on the table and waits: for the end of what has begun, or for a turn."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Later, Step
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.chapters.turn import TAKE_TURN
from embertable.games.wyrmspan.state import State

FINISH_FIRST: Final = Refusal("finish first", "turn")
NOT_BEGUN: Final = Refusal("not begun", "setup")
PASSED_ALREADY: Final = Refusal("passed already", "turn")
WALKS_BY_ITSELF: Final = Refusal("walks by itself", "exploring")


def waiting(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """What a turn would offer now waits until what has begun is finished; what it would refuse is refused anyway."""
    turn = TAKE_TURN[seat]
    offered, refused = turn.options(s), turn.refused(s)
    walkers: list[tuple[Step, Refusal]] = [(Later(f"adventurer {each}"), WALKS_BY_ITSELF) for each in range(s.seats)]
    if s.round == 0 or s.players[seat].passed:
        against = PASSED_ALREADY if s.round else NOT_BEGUN
        return [(step, against) for step in [*offered, *[step for step, _ in refused]]] + walkers
    return [*[(step, FINISH_FIRST) for step in offered], *refused, *walkers]
