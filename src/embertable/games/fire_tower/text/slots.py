"""What phrases of every language are filled with: cells and where they lie, and what a card names."""

from __future__ import annotations

from embertable.core.text.tongue import Tongue
from embertable.games.fire_tower.cards.tables import TOWER
from embertable.games.fire_tower.effects.bucket import Reckless
from embertable.games.fire_tower.places.forest import BITS, ROOF_CELLS, ZONES, cells, column_of, names, row_of
from embertable.games.fire_tower.terms import CORNERS, EMPTIED

ROWS = ("north", "", "south")
COLUMNS = ("west", "", "east")


def listed(where: int, tongue: Tongue) -> str:
    """The names of cells: C7, D7 and E7."""
    return tongue.listed(names(where), tongue.word("and"))


def group(where: int, tongue: Tongue, roofs: int = 0) -> str:
    """Cells with the part of the map they lie in: C7 and D7, north-west of the Eternal Flame."""
    return f"{listed(where, tongue)}, {region(where, tongue, roofs)}"


def spot(cell: int, tongue: Tongue, roof: bool = False) -> str:
    """One cell with the part of the map it lies in."""
    return group(BITS[cell], tongue, BITS[cell] if roof else 0)


def region(where: int, tongue: Tongue, roofs: int) -> str:
    """Where cells lie: on one of these roofs, in a corner, or in which direction from the Eternal Flame.

    A corner nobody mans has no roof: it is forest.
    """
    for corner, name in enumerate(CORNERS):
        if roofs & BITS[ROOF_CELLS[corner]]:
            return tongue.word(f"at roof {name}")
    for corner, name in enumerate(CORNERS):
        if where & ZONES[corner]:
            return tongue.word(f"at corner {name}")
    return tongue.word(f"at {direction(cells(where)[0])}")


def direction(cell: int) -> str:
    """The direction of a cell from the middle of the map, one of eight."""
    down = 2 * row_of(cell) - 15
    right = 2 * column_of(cell) - 15
    row = ROWS[1 + sign(down, right)]
    column = COLUMNS[1 + sign(right, down)]
    return "-".join(part for part in (row, column) if part)


def sign(distance: int, other: int) -> int:
    """Which way, unless the other distance is more than twice as long."""
    if 2 * abs(distance) < abs(other):
        return 0
    return 1 if distance > 0 else -1


def reckless_back() -> Reckless:
    """What the back of the bucket card says."""
    effect = TOWER[EMPTIED].effect
    assert isinstance(effect, Reckless), "the back of the bucket is Reckless Abandon"
    return effect
