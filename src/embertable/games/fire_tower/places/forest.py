"""The map: 16 × 16 cells as the bits of one number.

A row takes 18 bits, and two rows lie above and below the forest: the margin is two cells wide on every side, so a
group of cells moved by up to two never comes round at the other edge. A set of cells is a mask, a cell a bit number.
"""

from __future__ import annotations

from typing import Final

from embertable.games.fire_tower.terms import EAST, NORTH, SOUTH

SIZE: Final = 16
ROW: Final = 18
FIRST: Final = 2 * ROW  # the bit of the north-west cell
BYTES: Final = SIZE * ROW // 8
LETTERS: Final = "ABCDEFGHIJKLMNOP"  # of the columns, on the frame of the map


def cell(row: int, column: int) -> int:
    """The bit number of a cell; rows grow to the south, columns to the east."""
    return FIRST + row * ROW + column


def block(rows: range, columns: range) -> int:
    """A rectangle of cells."""
    mask = 0
    for row in rows:
        for column in columns:
            mask |= 1 << cell(row, column)
    return mask


LAND: Final = block(range(SIZE), range(SIZE))
EVERYWHERE: Final = (1 << (SIZE + 4) * ROW) - 1  # with the margin
ETERNAL: Final = block(range(7, 9), range(7, 9))
ZONES: Final[list[int]] = [
    block(range(3), range(3)),
    block(range(3), range(13, 16)),
    block(range(13, 16), range(13, 16)),
    block(range(13, 16), range(3)),
]
ROOF_CELLS: Final[list[int]] = [cell(0, 0), cell(0, 15), cell(15, 15), cell(15, 0)]
ROOFS: Final[list[int]] = [1 << roof for roof in ROOF_CELLS]
CELLS: Final[list[int]] = [cell(row, column) for row in range(SIZE) for column in range(SIZE)]
BITS: Final[list[int]] = [1 << number for number in range((SIZE + 4) * ROW)]


def ring(number: int) -> int:
    """The eight cells around a cell, as far as they are on the map."""
    around = 0
    for step in (1, ROW - 1, ROW, ROW + 1):
        around |= 1 << (number + step) | 1 << (number - step)
    return around & LAND


RINGS: Final[list[int]] = [ring(number) if BITS[number] & LAND else 0 for number in range(len(BITS))]
RING_SIZE: Final = RINGS[cell(1, 1)].bit_count()
ZONE_SIZE: Final = ZONES[0].bit_count()

# The cells of a byte of the map, for each of its values: reading a mask byte by byte is faster than bit by bit.
CELLS_OF_BYTE: Final[list[list[list[int]]]] = [
    [[FIRST + 8 * place + bit for bit in range(8) if value >> bit & 1] for value in range(256)]
    for place in range(BYTES)
]


def cells(mask: int) -> list[int]:
    """The cells of a mask in reading order."""
    found: list[int] = []
    for place, value in enumerate((mask >> FIRST).to_bytes(BYTES, "little")):
        if value:
            found += CELLS_OF_BYTE[place][value]
    return found


def beside(mask: int) -> int:
    """The cells that share an edge with a cell of the mask; the mask's own cells only if they touch one another."""
    return (mask << 1 | mask >> 1 | mask << ROW | mask >> ROW) & LAND


def around(mask: int) -> int:
    """The cells among the eight round a cell of the mask."""
    column = mask << ROW | mask >> ROW
    wide = mask | column
    return (wide << 1 | wide >> 1 | column) & LAND


def moved(mask: int, direction: int) -> int:
    """The cells one step further in a direction, as far as they are on the map."""
    if direction == NORTH:
        return mask >> ROW & LAND
    if direction == SOUTH:
        return mask << ROW & LAND
    if direction == EAST:
        return mask << 1 & LAND
    return mask >> 1 & LAND


def row_of(number: int) -> int:
    """The row of a cell, 0 in the north."""
    return (number - FIRST) // ROW


def column_of(number: int) -> int:
    """The column of a cell, 0 in the west."""
    return (number - FIRST) % ROW


# Cells as the frame of the map calls them: letters from west to east, numbers from north to south.
NAMES: Final[list[str]] = [
    f"{LETTERS[column_of(number)]}{row_of(number) + 1}" if bit & LAND else "" for number, bit in enumerate(BITS)
]


def cell_name(number: int) -> str:
    """A cell as the frame of the map calls it."""
    return NAMES[number]


def cell_named(name: str) -> int:
    """The cell of a name."""
    return cell(int(name[1:]) - 1, LETTERS.index(name[0]))


def names(mask: int) -> list[str]:
    """The names of the cells of a mask, in reading order."""
    return [NAMES[number] for number in cells(mask)]
