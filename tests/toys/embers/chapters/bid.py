"""At the end all bid in secret."""

from __future__ import annotations

from typing import ClassVar

from embertable.core.flow import Ask, Step
from tests.toys.embers.events import Promised
from tests.toys.embers.state import State
from tests.toys.embers.terms import BIDS


class Bid(Ask):
    sealed: ClassVar[bool] = True
    rule: ClassVar[str] = "bid"

    def options(self, s: State) -> list[Step]:
        return [Promise(self.seat, count) for count in range(BIDS)]


class Promise(Step):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def resolve(self, s: State) -> None:
        s.bids[self.seat] = self.count
        s.note(Promised(self.seat))

    def key(self) -> str:
        return f"bid {self.count}"
