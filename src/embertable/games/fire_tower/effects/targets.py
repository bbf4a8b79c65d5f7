"""What options have in common: the cells of the map, or the card, they touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.places.fires import why_not_light, why_not_remove
from embertable.games.fire_tower.places.forest import BITS, CELLS, cell_name, cells, names
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import IDS


class AtCell(Step):
    """An option that touches one cell: `spread C7`."""

    verb: ClassVar[str] = ""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def key(self) -> str:
        return f"{self.verb} {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class AtCells(Step):
    """An option that touches a group of cells: `light C7 D7`."""

    verb: ClassVar[str] = ""

    def __init__(self, where: int) -> None:
        self.where = where

    def key(self) -> str:
        return f"{self.verb} {' '.join(names(self.where))}"

    def things(self) -> Sequence[str]:
        return [f"cell {name}" for name in names(self.where)]


class ToCell(AtCell):
    """An option that puts fire on one cell, perhaps a roof."""

    def __init__(self, cell: int, roof: bool) -> None:
        self.cell = cell
        self.roof = roof


class ToCells(AtCells):
    """An option that puts fire on a group of cells; `roofs` are those among them."""

    def __init__(self, where: int, roofs: int) -> None:
        self.where = where
        self.roofs = roofs


class WithCard(Step):
    """An option that uses up a card: `play ember`."""

    verb: ClassVar[str] = ""

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> str:
        return f"{self.verb} {IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {IDS[self.card]}",)


def at(steps: list[Step], mask: int) -> list[Step]:
    """Of steps made once for every cell, those of the cells of a mask."""
    return [steps[number] for number in cells(mask)]


def lit_at(steps: list[list[Step]], mask: int, roofs: int) -> list[Step]:
    """Of steps made for every cell, as forest and as a roof, those of the cells of a mask."""
    if not mask & roofs:
        forest = steps[0]
        return [forest[number] for number in cells(mask)]
    return [steps[roofs & BITS[number] != 0][number] for number in cells(mask)]


def covered(options: list[Step]) -> int:
    """All cells that groups of cells on offer touch."""
    cells = 0
    for option in options:
        assert isinstance(option, AtCells), "patterns are laid on cells"
        cells |= option.where
    return cells


def refused_fires(s: State, steps: list[Step], legal: int, otherwise: Refusal) -> list[tuple[Step, Refusal]]:
    """Of steps made once for every cell, those that would put fire where it cannot go."""
    found: list[tuple[Step, Refusal]] = []
    for cell in CELLS:
        refusal = why_not_light(s, cell, legal, otherwise)
        if refusal is not None:
            found.append((steps[cell], refusal))
    return found


def refused_removals(s: State, steps: list[Step], legal: int, otherwise: Refusal) -> list[tuple[Step, Refusal]]:
    """Of steps made once for every cell, those that would choose a fire token where none can be chosen."""
    found: list[tuple[Step, Refusal]] = []
    for cell in CELLS:
        refusal = why_not_remove(s, cell, legal, otherwise)
        if refusal is not None:
            found.append((steps[cell], refusal))
    return found
