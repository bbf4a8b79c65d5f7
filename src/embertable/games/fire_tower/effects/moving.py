"""A fire is carried elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.chapters.bucket import refused_bucket
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.targets import AtCell, ToCell, at, refused_removals
from embertable.games.fire_tower.events import Moved
from embertable.games.fire_tower.places.fires import IN_TOWER, removable, sources, why_not_light
from embertable.games.fire_tower.places.forest import BITS, CELLS, beside, cells
from embertable.games.fire_tower.state import State

NO_LOOSE_FIRE: Final = Refusal("no loose fire", "water-cards")
NO_LANDING: Final = Refusal("no landing", "fire-cards")
NO_OTHER_FIRE_BESIDE: Final = Refusal("no other fire beside", "fire-cards")


def landings(s: State, lifted: int) -> int:
    """Empty cells beside a source other than the fire taken up; the cell it leaves is none of them."""
    burning = sources(s)
    return beside(burning & ~lifted) & ~(burning | s.breaks)


@dataclass(frozen=True)
class MoveFire(Effect):
    """Carry a fire from the forest to a cell beside other fire."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseEmber(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        loose = removable(s)
        if not loose:
            return NO_LOOSE_FIRE
        if landings(s, loose):
            return None
        for number in cells(loose):
            if landings(s, BITS[number]):
                return None
        return NO_LANDING


def movable(s: State) -> int:
    """The fires that can be carried elsewhere."""
    loose = removable(s)
    if landings(s, loose):
        return loose  # there is room beside what stays, so for every one of them
    found = 0
    for number in cells(loose):
        if landings(s, BITS[number]):
            found |= BITS[number]
    return found


class ChooseEmber(Ask):
    """Which fire is carried away?"""

    rule: ClassVar[str] = "fire-cards"

    def options(self, s: State) -> list[Step]:
        return at(LIFTS, movable(s))

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        inside = s.fire & s.zones
        found = refused_removals(s, LIFTS, movable(s) | inside, NO_LANDING)
        found += [(LIFTS[cell], IN_TOWER) for cell in cells(inside)]
        return found + refused_bucket(s, self.seat)


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

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        legal = landings(s, BITS[self.origin])
        found: list[tuple[Step, Refusal]] = []
        for cell in CELLS:
            refusal = why_not_light(s, cell, legal, NO_OTHER_FIRE_BESIDE)
            if refusal is not None:
                found.append((Land(self.origin, cell, False), refusal))
        return found + refused_bucket(s, self.seat)


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
