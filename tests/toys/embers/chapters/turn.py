"""A turn lasts until the player stops."""

from __future__ import annotations

from typing import ClassVar

from embertable.core.flow import Ask, Step
from tests.toys.embers.events import Drew, Lit
from tests.toys.embers.state import State
from tests.toys.embers.terms import NONE, SIDES


class Turn(Ask):
    rule: ClassVar[str] = "turn"
    main: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: State) -> list[Step]:
        lights = [Light(self.seat, card, self.left - 1) for card in s.hands[self.seat]] if self.left else []
        draws = [Draw(self.seat, self.left)] if s.deck else []
        rolls = [Roll(self.seat)] if s.rolls[self.seat] == NONE else []
        return [*lights, *draws, Stop(), *rolls]


class Light(Step):
    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def resolve(self, s: State) -> None:
        s.hands[self.seat].remove(self.card)
        s.lit[self.seat].append(self.card)
        s.note(Lit(self.seat, self.card))
        s.then(Turn(self.seat, self.left))

    def key(self) -> str:
        return f"light {self.card}"


class Draw(Step):
    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def resolve(self, s: State) -> None:
        card = s.deck.pop()
        s.hands[self.seat].append(card)
        s.reveal()
        s.note(Drew(self.seat, card))
        s.then(Turn(self.seat, self.left))

    def key(self) -> str:
        return "draw"


class Roll(Step):
    aside: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.rolls[self.seat] = s.rng.below(SIDES)

    def key(self) -> str:
        return "roll"


class Stop(Step):
    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "stop"
