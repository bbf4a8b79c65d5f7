"""Patterns and how they are found on the board.

A pattern is turned in the six ways once, when the card is made. What fits a kind is a set of cells, one bit for each;
the pattern is there when the sets, each shifted by the place of its dragon, have a bit in common. Cards are turned,
never flipped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.games.flamecraft_duals.places.hexes import BIT, DIRECTIONS, PLACES, WIDTH
from embertable.games.flamecraft_duals.places.stacks import cells_by_face
from embertable.games.flamecraft_duals.terms import BUDDY, FACES, KINDS, KINDS_OF


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


def turnings(pattern: Pattern) -> list[list[tuple[int, int]]]:
    """The different ways a pattern lies after a turn: for each dragon, in this order, its cell."""
    found: list[list[tuple[int, int]]] = []
    seen: list[list[tuple[int, int]]] = []
    cells = list(pattern.cells)
    for _ in DIRECTIONS:
        way = sorted(shifted(pattern, cells))
        if way not in seen:
            seen.append(way)
            found.append(cells)
        cells = [turned(cell) for cell in cells]
    return found


def shifted(pattern: Pattern, cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """One way a pattern lies, as it is looked for: the kind of each dragon, and its bit counted from the lowest."""
    places = [r * WIDTH + q for q, r in cells]
    return [(kind, place - min(places)) for kind, place in zip(pattern.kinds, places, strict=True)]


def ways_of(pattern: Pattern) -> list[list[tuple[int, int]]]:
    """All ways a pattern lies, as they are looked for."""
    return [shifted(pattern, cells) for cells in turnings(pattern)]


def anchor_of(way: list[tuple[int, int]]) -> int:
    """The set of places where a pattern lying this way is wholly on the board."""
    board = sum(BIT)
    common = board
    for _, shift in way:
        common &= board >> shift
    return common


def placements(pattern: Pattern) -> list[list[int]]:
    """Every way the pattern lies on the board: for each dragon, in this order, its cell."""
    numbers = {place: number for number, place in enumerate(PLACES)}
    found: list[list[int]] = []
    for cells in turnings(pattern):
        for dq, dr in PLACES:
            moved = [(q + dq - cells[0][0], r + dr - cells[0][1]) for q, r in cells]
            if all(place in numbers for place in moved):
                found.append([numbers[place] for place in moved])
    return found


# For each kind its own face and the two-coloured ones that have it. Buddy fits everywhere.
FACES_OF: Final[list[tuple[int, ...]]] = [
    tuple([face for face in range(FACES) if kind in KINDS_OF[face]]) for kind in range(KINDS)
]


def fits(board: list[int]) -> list[int]:
    """For each kind, the set of cells whose top token fits it: its own, a two-coloured one that has it, or Buddy."""
    faces = cells_by_face(board)
    buddy = faces[BUDDY]
    return [faces[own] | faces[one] | faces[other] | buddy for own, one, other in FACES_OF]


def lies(ways: list[list[tuple[int, int]]], fitting: list[int]) -> bool:
    """Whether a pattern is found in one of its ways among what fits each kind."""
    for way in ways:
        common = -1
        for kind, shift in way:
            common &= fitting[kind] >> shift
        if common:
            return True
    return False


def lacking(ways: list[list[tuple[int, int]]], anchors: list[int], fitting: list[int]) -> int:
    """How many dragons a pattern lacks where it is nearest to lying on the board."""
    one = 0
    two = 0
    three = 0
    four = 0
    for number in range(len(ways)):
        on_board = anchors[number]
        way_one = 0
        way_two = 0
        way_three = 0
        for kind, shift in ways[number]:
            there = fitting[kind] >> shift & on_board
            four |= way_three & there
            way_three |= way_two & there
            way_two |= way_one & there
            way_one |= there
        one |= way_one
        two |= way_two
        three |= way_three
    found = 4 if four else 3 if three else 2 if two else 1 if one else 0
    return len(ways[0]) - found


def completions(
    ways: list[list[tuple[int, int]]], anchors: list[int], fitting: list[int], free: int
) -> tuple[int, int]:
    """Where a pattern lacks one dragon on a free cell: the kinds of those dragons, as bits, and how many places."""
    kinds = 0
    places = 0
    for number in range(len(ways)):
        way = ways[number]
        for missing in range(len(way)):
            kind, shift = way[missing]
            common = anchors[number] & free >> shift
            for other in range(len(way)):
                if other != missing:
                    fit, place = way[other]
                    common &= fitting[fit] >> place
            if common:
                kinds |= 1 << kind
                places += common.bit_count()
    return kinds, places
