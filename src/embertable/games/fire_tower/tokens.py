"""Tokens come and go: the options that change the map, each made once for every place it can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Step
from embertable.games.fire_tower.events import Doused, Dug, Exploded, Lit, Moved, Replanted
from embertable.games.fire_tower.fires import empty, light, removable
from embertable.games.fire_tower.forest import BITS, RINGS, cell_name, cells, names
from embertable.games.fire_tower.groups import GAP_DOWN, GROUPS
from embertable.games.fire_tower.state import State


class Light(Step):
    """Put fire on these cells."""

    def __init__(self, where: int) -> None:
        self.where = where

    def resolve(self, s: State) -> None:
        light(s, self.where, s.turn)
        if s.journal is not None:
            s.note(Lit(s.turn, self.where))

    def key(self) -> str:
        return f"light {' '.join(names(self.where))}"

    def things(self) -> Sequence[str]:
        return things(self.where)


class StopDousing(Step):
    """Leave the other fires be."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "enough"


class Trench(Step):
    """Place firebreaks on these cells."""

    def __init__(self, where: int) -> None:
        self.where = where

    def resolve(self, s: State) -> None:
        s.breaks |= self.where
        if s.journal is not None:
            s.note(Dug(s.turn, self.where))

    def key(self) -> str:
        return f"dig {' '.join(names(self.where))}"

    def things(self) -> Sequence[str]:
        return things(self.where)


class Clear(Step):
    """Take the firebreak of a cell off the map."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.breaks &= ~BITS[self.cell]
        if s.journal is not None:
            s.note(Replanted(s.turn, BITS[self.cell]))

    def key(self) -> str:
        return f"clear {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class Blast(Step):
    """The fire of a cell becomes a firebreak, and every empty cell around it catches fire."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def resolve(self, s: State) -> None:
        where = BITS[self.cell]
        s.fire &= ~where
        s.breaks |= where
        lit = RINGS[self.cell] & empty(s)
        light(s, lit, s.turn)
        if s.journal is not None:
            s.note(Exploded(s.turn, where, lit))

    def key(self) -> str:
        return f"explode {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class Rescue(Step):
    """The fire of a cell stays; every fire around it goes out, except in towers."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def resolve(self, s: State) -> None:
        where = RINGS[self.cell] & removable(s)
        s.fire &= ~where
        if s.journal is not None:
            s.note(Doused(s.turn, where))

    def key(self) -> str:
        return f"around {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class Land(Step):
    """Put the fire that was taken up on this cell."""

    def __init__(self, origin: int, cell: int) -> None:
        self.origin = origin
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.fire &= ~BITS[self.origin]
        light(s, BITS[self.cell], s.turn)
        if s.journal is not None:
            s.note(Moved(s.turn, BITS[self.origin], BITS[self.cell]))

    def key(self) -> str:
        return f"land {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


def things(where: int) -> list[str]:
    """The cells as the board names them."""
    return [f"cell {name}" for name in names(where)]


# Options are the same in every game: they are made once, by outline and first cell.
LIGHTS: Final[list[list[Step]]] = [[Light(mask) for mask in group] for group in GROUPS]
STOP_DOUSING: Final = StopDousing()
TRENCHES: Final[list[list[Step]]] = [[Trench(mask) for mask in group] for group in GROUPS[: GAP_DOWN + 1]]
CLEARS: Final[list[Step]] = [Clear(cell) for cell in range(len(BITS))]
BLASTS: Final[list[Step]] = [Blast(cell) for cell in range(len(BITS))]
RESCUES: Final[list[Step]] = [Rescue(cell) for cell in range(len(BITS))]


def at(steps: list[Step], mask: int) -> list[Step]:
    """The steps of these cells."""
    return [steps[number] for number in cells(mask)]
