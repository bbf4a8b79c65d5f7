"""A fire is carried elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.targets import AtCell, ToCell, at
from embertable.games.fire_tower.events import Moved
from embertable.games.fire_tower.places.fires import removable, sources
from embertable.games.fire_tower.places.forest import BITS, beside, cells
from embertable.games.fire_tower.state import State


def landings(s: State, lifted: int) -> int:
    """Empty cells beside a source other than the fire taken up; the cell it leaves is none of them."""
    burning = sources(s)
    return beside(burning & ~lifted) & ~(burning | s.breaks)


@dataclass(frozen=True)
class MoveFire(Effect):
    """Carry a fire from the forest to a cell beside other fire."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseEmber(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        loose = removable(s)
        return loose != 0 and (landings(s, loose) != 0 or any(landings(s, BITS[each]) for each in cells(loose)))


class ChooseEmber(Ask):
    """Which fire is carried away?"""

    rule: ClassVar[str] = "fire-cards"

    def options(self, s: State) -> list[Step]:
        loose = removable(s)
        if landings(s, loose):
            return at(LIFTS, loose)  # there is room beside what stays, so for every one of them
        return [LIFTS[number] for number in cells(loose) if landings(s, BITS[number])]


class Lift(AtCell):
    """Take this fire up, to carry it elsewhere."""

    verb: ClassVar[str] = "lift"

    def resolve(self, s: State) -> None:
        s.then(ChooseLanding(s.turn, self.cell))


LIFTS: Final[list[Step]] = [Lift(cell) for cell in range(len(BITS))]


class ChooseLanding(Ask):
    """Where is it carried? Beside any other fire."""

    rule: ClassVar[str] = "fire-cards"
    main: ClassVar[bool] = True

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, s: State) -> list[Step]:
        return [
            Land(self.origin, number, s.roofs & BITS[number] != 0) for number in cells(landings(s, BITS[self.origin]))
        ]


class Land(ToCell):
    """Put the fire that was taken up on this cell."""

    verb: ClassVar[str] = "land"

    def __init__(self, origin: int, cell: int, roof: bool) -> None:
        super().__init__(cell, roof)
        self.origin = origin

    def resolve(self, s: State) -> None:
        s.fire &= ~BITS[self.origin]
        light(s, BITS[self.cell], s.turn)
        if s.journal is not None:
            s.note(Moved(s.turn, BITS[self.origin], BITS[self.cell]))
