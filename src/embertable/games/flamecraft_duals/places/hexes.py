"""The board: nineteen cells and what lies beside what.

Cells are called by row and place, from the top left: a1–a3, b1–b4, c1–c5, d1–d4, e1–e3; c3 is the centre.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 2
PLACES: Final[list[tuple[int, int]]] = [
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if max(abs(q), abs(r), abs(q + r)) <= RADIUS
]
CELLS: Final = 19
CENTRE: Final = 9
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the east
FIRST: Final[list[int]] = [min(q for q, r in PLACES if r == row) for row in range(-RADIUS, RADIUS + 1)]
CELL_NAMES: Final[list[str]] = ["abcde"[r + RADIUS] + str(q - FIRST[r + RADIUS] + 1) for q, r in PLACES]
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(PLACES.index((q + dq, r + dr)) for dq, dr in DIRECTIONS if (q + dq, r + dr) in PLACES) for q, r in PLACES
]
START: Final[list[int]] = NEIGHBOURS[CENTRE]

# A set of cells is a number with one bit for each: rows of seven, so that a shift by up to two never wraps into a row.
WIDTH: Final = 7
BIT: Final[list[int]] = [1 << ((r + RADIUS) * WIDTH + q + RADIUS) for q, r in PLACES]
