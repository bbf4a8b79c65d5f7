"""Groups of cells a pattern can come down to: an outline, and the cell it begins with.

The same fire can be laid, or put out, by different positions of a card. So options are not positions but resulting
groups of cells: every group has one outline and one first cell in reading order, and appears once. All groups of an
outline are found together, by moving masks over one another; `group[first]` then is the mask of one.
"""

from __future__ import annotations

from typing import Final

from embertable.games.fire_tower.places.forest import BITS, CELLS, EVERYWHERE, LAND, ROW

# Outlines, by the distances of their cells from the first.
SINGLE: Final = 0
PAIR_ACROSS: Final = 1
PAIR_DOWN: Final = 2
GAP_ACROSS: Final = 3
GAP_DOWN: Final = 4
LINE_ACROSS: Final = 5
LINE_DOWN: Final = 6
FALLING: Final = 7
RISING: Final = 8
WITHOUT_NW: Final = 9
WITHOUT_NE: Final = 10
WITHOUT_SW: Final = 11
WITHOUT_SE: Final = 12
SQUARE: Final = 13
OUTLINES: Final[list[tuple[int, ...]]] = [
    (0,),
    (0, 1),
    (0, ROW),
    (0, 2),
    (0, 2 * ROW),
    (0, 1, 2),
    (0, ROW, 2 * ROW),
    (0, ROW + 1),
    (0, ROW - 1),
    (0, ROW - 1, ROW),
    (0, ROW, ROW + 1),
    (0, 1, ROW + 1),
    (0, 1, ROW),
    (0, 1, ROW, ROW + 1),
]
IN_LINE: Final = (SINGLE, PAIR_ACROSS, PAIR_DOWN, GAP_ACROSS, GAP_DOWN, LINE_ACROSS, LINE_DOWN)
IN_SQUARE: Final = (
    SINGLE,
    PAIR_ACROSS,
    PAIR_DOWN,
    FALLING,
    RISING,
    WITHOUT_NW,
    WITHOUT_NE,
    WITHOUT_SW,
    WITHOUT_SE,
    SQUARE,
)


def groups_of(outline: int) -> list[int]:
    """The mask of the group that begins with each cell; 0 where it would leave the map."""
    masks = [0] * len(BITS)
    for first in CELLS:
        mask = 0
        for distance in OUTLINES[outline]:
            mask |= 1 << (first + distance)
        if mask & LAND == mask:
            masks[first] = mask
    return masks


GROUPS: Final[list[list[int]]] = [groups_of(outline) for outline in range(len(OUTLINES))]


def windows_of(cells_from_first: tuple[int, ...]) -> list[list[int]]:
    """By cell: all positions of a pattern that cover it."""
    windows: list[list[int]] = [[] for _ in BITS]
    for number in CELLS:
        for back in cells_from_first:
            mask = 0
            for distance in cells_from_first:
                mask |= 1 << (number - back + distance)
            windows[number].append(mask)
    return windows


LINES_OVER: Final[list[list[int]]] = [
    across + down
    for across, down in zip(windows_of(OUTLINES[LINE_ACROSS]), windows_of(OUTLINES[LINE_DOWN]), strict=True)
]
SQUARES_OVER: Final[list[list[int]]] = windows_of(OUTLINES[SQUARE])


def pattern_size(square: bool) -> int:
    """How many cells the line, or the square, has."""
    return len(OUTLINES[SQUARE if square else LINE_ACROSS])


def fellows(square: bool, taken: int) -> int:
    """The cells that lie in one position of a pattern with all cells taken so far."""
    first = (taken & -taken).bit_length() - 1
    together = 0
    for window in SQUARES_OVER[first] if square else LINES_OVER[first]:
        if taken & ~window == 0:
            together |= window
    return together


def within(mask: int, outline: int) -> int:
    """The first cells of all groups of an outline that lie in the mask whole."""
    found = mask
    for distance in OUTLINES[outline]:
        found &= mask >> distance
    return found


def touching(first: int, mask: int, outline: int) -> int:
    """Of groups given by their first cells, those with at least one cell in the mask."""
    reach = 0
    for distance in OUTLINES[outline]:
        reach |= mask >> distance
    return first & reach


def lines_filled(empty: int, source: int) -> list[int]:
    """By outline of `IN_LINE`: what a line of three can fill, if it fills all it can.

    A firebreak and the edge cut the line and one side of the cut is filled; a burning cell is passed over. So two
    neighbours are filled without a third where a cell before or after them takes no fire; two with a gap where the
    gap burns; a single one where the line is cut beside it, or all else in the line burns or is cut off.
    """
    cut = EVERYWHERE ^ (empty | source)  # firebreaks and everything beyond the edge
    full = EVERYWHERE ^ empty
    found = [0] * len(IN_LINE)
    for axis in range(2):
        step = ROW if axis else 1
        before = source << step
        after = source >> step
        found[0] |= cut << step | cut >> step | before & full << 2 * step | before & after | after & full >> 2 * step
        pair = empty & empty >> step
        found[1 + axis] = pair & (full << step | full >> 2 * step)
        found[3 + axis] = empty & empty >> 2 * step & after
        found[5 + axis] = pair & empty >> 2 * step
    found[0] &= empty
    return found


def lines_laid(empty: int, source: int) -> list[int]:
    """By outline of `IN_LINE`: what a line of three can fill, if it need not fill all: only a cut parts its cells."""
    found = [within(empty, outline) for outline in IN_LINE]
    uncut = empty | source
    found[3] &= uncut >> 1
    found[4] &= uncut >> ROW
    return found


def squares_filled(empty: int) -> list[int]:
    """By outline of `IN_SQUARE`: what a square can fill, if it fills all it can: the rest of it takes no fire."""
    full = EVERYWHERE ^ empty
    # For the north-west cell of a square: which of its four cells are empty, which are not.
    nw = empty
    ne = empty >> 1
    sw = empty >> ROW
    se = empty >> (ROW + 1)
    no_nw = full
    no_ne = full >> 1
    no_sw = full >> ROW
    no_se = full >> (ROW + 1)
    # A group moves from the square's north-west cell to its own first cell.
    only_top = no_sw & no_se
    only_bottom = no_nw & no_ne
    single = (
        nw & no_ne & only_top
        | (no_nw & ne & only_top) << 1
        | (only_bottom & sw & no_se) << ROW
        | (only_bottom & no_sw & se) << (ROW + 1)
    )
    across = nw & ne & only_top | (only_bottom & sw & se) << ROW
    down = nw & sw & no_ne & no_se | (ne & se & no_nw & no_sw) << 1
    falling = nw & se & no_ne & no_sw
    rising = (ne & sw & no_nw & no_se) << 1
    return [
        single,
        across,
        down,
        falling,
        rising,
        (no_nw & ne & sw & se) << 1,
        nw & no_ne & sw & se,
        nw & ne & no_sw & se,
        nw & ne & sw & no_se,
        nw & ne & sw & se,
    ]
