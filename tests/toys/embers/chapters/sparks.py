"""Before the first turn everyone picks sparks of any colours, in any order."""

from __future__ import annotations

from typing import ClassVar

from embertable.core.flow import Ask, Step
from tests.toys.embers.state import State
from tests.toys.embers.terms import COLOURS


class PickSpark(Ask):
    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "sparks"

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least  # colours below it would only repeat another order

    def options(self, s: State) -> list[Step]:
        return [Spark(self.seat, colour, self.left - 1, self.least) for colour in range(COLOURS)]


class Spark(Step):
    def __init__(self, seat: int, colour: int, left: int, least: int) -> None:
        self.seat = seat
        self.colour = colour
        self.left = left
        self.least = least

    def resolve(self, s: State) -> None:
        s.sparks[self.seat][self.colour] += 1
        if self.left:
            s.then(PickSpark(self.seat, self.left, max(self.least, self.colour)))

    def key(self) -> str:
        return f"spark {self.colour}"

    def is_echo(self) -> bool:
        return self.colour < self.least
