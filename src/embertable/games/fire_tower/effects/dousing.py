"""Water puts fires out: fires of one pattern one after another, or all around a fire that stays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.chapters.bucket import refused_bucket
from embertable.games.fire_tower.effects.moving import NO_LOOSE_FIRE
from embertable.games.fire_tower.effects.targets import AtCell, at, refused_removals
from embertable.games.fire_tower.events import Doused
from embertable.games.fire_tower.places.fires import IN_TOWER, removable, why_not_remove
from embertable.games.fire_tower.places.forest import BITS, CELLS, RINGS, around, cells
from embertable.games.fire_tower.places.groups import fellows
from embertable.games.fire_tower.state import State

NOT_IN_LINE: Final = Refusal("not in the line", "water-cards")
NOT_IN_SQUARE: Final = Refusal("not in the square", "water-cards")
NOTHING_AROUND: Final = Refusal("nothing around", "water-cards")
NO_FIRE_AROUND: Final = Refusal("no fire around", "water-cards")


@dataclass(frozen=True)
class DousePattern(Effect):
    """Put out fires that lie in a line, or in a square."""

    square: bool

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseDoused(seat, self.square, 0))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if removable(s) else NO_LOOSE_FIRE


class ChooseDoused(Ask):
    """Which fire goes out, if any more? It lies in a line of three, or in a square, with those `taken` before it."""

    rule: ClassVar[str] = "water-cards"
    any_order: ClassVar[bool] = True

    def __init__(self, seat: int, square: bool, taken: int) -> None:
        super().__init__(seat)
        self.square = square
        self.taken = taken

    def options(self, s: State) -> list[Step]:
        if not self.taken:
            return at(DOUSES[self.square], removable(s))
        more = removable(s) & fellows(self.square, self.taken)
        options: list[Step] = [Douse(self.square, self.taken, number) for number in cells(more)]
        options.append(StopDousing(self.taken))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        legal = removable(s)
        apart = NOT_IN_SQUARE if self.square else NOT_IN_LINE
        if self.taken:
            legal &= fellows(self.square, self.taken)
        found: list[tuple[Step, Refusal]] = []
        for cell in CELLS:
            refusal = why_not_remove(s, cell, legal, IN_TOWER if BITS[cell] & s.zones else apart)
            if refusal is not None:
                found.append((Douse(self.square, self.taken, cell), refusal))
        return found + refused_bucket(s, self.seat)


class Douse(AtCell):
    """Put out the fire of a cell; `taken` have gone out before it, with the same card."""

    verb: ClassVar[str] = "douse"

    def __init__(self, square: bool, taken: int, cell: int) -> None:
        self.square = square
        self.taken = taken
        self.cell = cell

    def resolve(self, s: State) -> None:
        where = BITS[self.cell]
        s.fire &= ~where
        s.agenda.append(ChooseDoused(s.turn, self.square, self.taken | where))

    def is_echo(self) -> bool:
        return self.taken > BITS[self.cell]  # one that comes later in reading order went out before it


# Made once, by cell: they are offered millions of times.
DOUSES: Final[list[list[Step]]] = [[Douse(square, 0, cell) for cell in range(len(BITS))] for square in (False, True)]


class StopDousing(Step):
    """Leave the other fires be; what the card put out is told together."""

    def __init__(self, taken: int) -> None:
        self.taken = taken

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            s.note(Doused(s.turn, self.taken))

    def key(self) -> str:
        return "enough"


@dataclass(frozen=True)
class DouseAround(Effect):
    """Put out all fires around one that stays."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseRescue(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.fire & around(removable(s)) else NO_FIRE_AROUND


class ChooseRescue(Ask):
    """Around which fire does everything go out?"""

    rule: ClassVar[str] = "water-cards"

    def options(self, s: State) -> list[Step]:
        return at(RESCUES, s.fire & around(removable(s)))

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_removals(s, RESCUES, s.fire & around(removable(s)), NOTHING_AROUND) + refused_bucket(
            s, self.seat
        )


class Rescue(AtCell):
    """The fire of a cell stays; every fire around it goes out, except in towers."""

    verb: ClassVar[str] = "around"

    def resolve(self, s: State) -> None:
        where = RINGS[self.cell] & removable(s)
        s.fire &= ~where
        if s.journal is not None:
            s.note(Doused(s.turn, where))


RESCUES: Final[list[Step]] = [Rescue(cell) for cell in range(len(BITS))]
