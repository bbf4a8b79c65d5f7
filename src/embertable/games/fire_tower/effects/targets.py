"""What options of the map have in common: the cells they touch."""

from __future__ import annotations

from embertable.core.flow import Step
from embertable.games.fire_tower.places.forest import cells, names


def things(where: int) -> list[str]:
    """The cells as the board names them."""
    return [f"cell {name}" for name in names(where)]


def at(steps: list[Step], mask: int) -> list[Step]:
    """The steps of these cells."""
    return [steps[number] for number in cells(mask)]
