"""What is told, and to whom."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Event


class Dealt(Event):
    pass


class Lit(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def cards(self) -> Sequence[str]:
        return (str(self.card),)


class Drew(Event):
    def __init__(self, seat: int, card: int | None) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


class Promised(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seen_by(self, seat: int | None) -> Promised | None:
        return self if seat == self.seat else None
