"""Patterns and how they are found on the board.

A pattern is turned in the six ways once, when the card is made. What fits a kind is a set of cells, one bit for each;
the pattern is there when the sets, each shifted by the place of its dragon, have a bit in common. Cards are turned,
never flipped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.games.flamecraft_duals.hexes import BIT, CELLS, PLACES, TOKEN_MASK, WIDTH
from embertable.games.flamecraft_duals.terms import BUDDY, FACE, FACES, KINDS, KINDS_OF


@dataclass(frozen=True)
class Pattern:
    """Dragons that must lie together: the name of the shape, the kinds, and the cell of each."""

    shape: str
    kinds: tuple[int, ...]
    cells: tuple[tuple[int, int], ...]


def row(first: int, second: int, third: int) -> Pattern:
    """Three dragons in a straight line."""
    return Pattern("row", (first, second, third), ((0, 0), (1, 0), (2, 0)))


def circle(kind: int) -> Pattern:
    """Three dragons of a kind, each next to the others."""
    return Pattern("circle", (kind, kind, kind), ((0, 0), (1, 0), (0, 1)))


def rhombus(middle: int, tips: int) -> Pattern:
    """Two dragons side by side, and two others in the hollows on either side of them."""
    return Pattern("rhombus", (middle, middle, tips, tips), ((0, 0), (1, 0), (0, 1), (1, -1)))


def turned(cell: tuple[int, int]) -> tuple[int, int]:
    """A cell turned by 60 degrees about the origin."""
    q, r = cell
    return (-r, q + r)


def turnings(pattern: Pattern) -> list[list[int]]:
    """The different ways a pattern lies after a turn: for each dragon, in this order, the shift of its cell."""
    ways: list[list[int]] = []
    seen: list[list[tuple[int, int]]] = []
    cells = list(pattern.cells)
    for _ in range(6):
        places = [r * WIDTH + q for q, r in cells]
        shifts = [place - min(places) for place in places]
        way = sorted(zip(shifts, pattern.kinds, strict=True))
        if way not in seen:
            seen.append(way)
            ways.append(shifts)
        cells = [turned(cell) for cell in cells]
    return ways


def anchors(shifts: list[int]) -> int:
    """The set of places where a pattern lying this way is wholly on the board."""
    board = sum(BIT)
    common = board
    for shift in shifts:
        common &= board >> shift
    return common


def placements(pattern: Pattern) -> list[list[int]]:
    """Every way the pattern lies on the board: for each dragon, in this order, its cell."""
    numbers = {place: number for number, place in enumerate(PLACES)}
    found: list[list[int]] = []
    seen: list[list[tuple[int, int]]] = []
    cells = list(pattern.cells)
    for _ in range(6):
        for dq, dr in PLACES:
            moved = [(q + dq - cells[0][0], r + dr - cells[0][1]) for q, r in cells]
            if all(place in numbers for place in moved):
                lying = [numbers[place] for place in moved]
                way = sorted(zip(lying, pattern.kinds, strict=True))
                if way not in seen:
                    seen.append(way)
                    found.append(lying)
        cells = [turned(cell) for cell in cells]
    return found


# For each kind its own face and the two-coloured ones that have it. Buddy fits everywhere.
FACES_OF: Final[list[tuple[int, ...]]] = [
    tuple([face for face in range(FACES) if kind in KINDS_OF[face]]) for kind in range(KINDS)
]


def fits(board: list[int]) -> list[int]:
    """For each kind, the set of cells whose top token fits it: its own, a two-coloured one that has it, or Buddy."""
    faces = [0] * FACES
    for cell in range(CELLS):
        token = board[cell] & TOKEN_MASK
        if token:
            faces[FACE[token - 1]] |= BIT[cell]
    buddy = faces[BUDDY]
    return [faces[own] | faces[one] | faces[other] | buddy for own, one, other in FACES_OF]


def lies(pattern: Pattern, ways: list[list[int]], fitting: list[int]) -> bool:
    """Whether the pattern is found in one of its ways among what fits each kind."""
    kinds = pattern.kinds
    for shifts in ways:
        common = -1
        for dragon in range(len(shifts)):
            common &= fitting[kinds[dragon]] >> shifts[dragon]
        if common:
            return True
    return False
