"""Baker and jeweller: further tokens come out of the bag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.chapters.action import (
    PUT_TOKEN,
    placings,
    pulls,
    refused_placings,
    refused_pulls,
)
from embertable.games.flamecraft_duals.chapters.supply import pull, why_not_pull
from embertable.games.flamecraft_duals.state import State


@dataclass(frozen=True)
class PlayAnother(Effect):
    """Baker: pull another token, place it, and activate it if you like."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(CHOOSE_PULL[seat])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_pull(s)


class ChoosePull(Ask):
    """The baker calls another dragon out of the bag."""

    rule: ClassVar[str] = "baker"

    def options(self, s: State) -> list[Step]:
        return pulls(s, self.seat)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_pulls(s, self.seat, None)


@dataclass(frozen=True)
class PullAndPlace(Effect):
    """Jeweller: pull three tokens, place one without activating it, put the others back."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        pull(s, self.count)
        s.then(CHOOSE_IDLE_CELL[seat])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_pull(s)


class ChooseIdleCell(Ask):
    """Put a token the jeweller pulled on a legal cell; it is not activated."""

    rule: ClassVar[str] = "placing"

    def options(self, s: State) -> list[Step]:
        return placings(s, self.seat, PUT_TOKEN)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_placings(s, self.seat, PUT_TOKEN)


CHOOSE_PULL: Final[list[Step]] = [ChoosePull(0), ChoosePull(1)]
CHOOSE_IDLE_CELL: Final[list[Step]] = [ChooseIdleCell(0), ChooseIdleCell(1)]
