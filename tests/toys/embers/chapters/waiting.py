"""What lies on the table and waits for its moment: nothing that a question would not name."""

from __future__ import annotations

from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from tests.toys.embers.state import State


def waiting(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Nothing."""
    return []
