"""What happened on the board, small: a line of the log shows where."""

from __future__ import annotations

from functools import lru_cache

from embertable.core.flow import Event
from embertable.games.flamecraft_duals import events
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, PLACES, RADIUS
from embertable.games.flamecraft_duals.terms import FACE_IDS

KEPT = 512
WIDE, HIGH = 10, 9  # from cell to cell, from row to row
HEX = "l5 2.8v5.6l-5 2.8-5-2.8v-5.6z"


def sketch(event: Event) -> str | None:
    """The cells an event touched, on a small map of the board; where a token came from is hollow."""
    if isinstance(event, events.Moved):
        return drawn((event.end,), event.start)
    if isinstance(event, events.Swapped):
        return drawn((event.cell, event.other_cell), None)
    if isinstance(event, events.Placed | events.Activated | events.Exchanged | events.PieceMoved):
        return drawn((event.cell,), None)
    return None


def flown(event: Event) -> list[tuple[str, str]]:
    """Where the tokens of an event left, and where they came to; most look like others, so nobody else can tell."""
    match event:
        case events.Pulled():
            return [("bag", tray(face)) for face in event.faces]
        case events.HeldTaken():
            return [("held", tray(event.face))]
        case events.Placed():
            return [(tray(event.face), top(event.cell))]
        case events.Exchanged():
            return [(tray(event.left), top(event.cell)), (top(event.cell), tray(event.taken))]
        case events.Moved():
            return [(top(event.start), top(event.end))]
        case events.Swapped():
            return [(top(event.cell), top(event.other_cell)), (top(event.other_cell), top(event.cell))]
        case _:
            return []


def tray(face: int) -> str:
    """A token beside the board, waiting to be placed."""
    return f"tray {FACE_IDS[face]}"


def top(cell: int) -> str:
    """The uppermost token of a cell."""
    return f"top {CELL_NAMES[cell]}"


@lru_cache(KEPT)
def drawn(touched: tuple[int, ...], left: int | None) -> str:
    """The nineteen cells, those touched in the colour of what acts."""
    every = "".join(outline(cell) for cell in range(len(PLACES)))
    filled = "".join(outline(cell) for cell in touched)
    hollow = "" if left is None else f'<path fill="#fff3d6" stroke="#b03a0a" stroke-width="2" d="{outline(left)}"/>'
    return (
        f'<svg class="sketch" viewBox="0 0 54 52" aria-hidden="true">'
        f'<path fill="#dcc69c" stroke="#8e6b43" d="{every}"/>'
        f'{hollow}<path fill="#b03a0a" stroke="#fff3d6" stroke-width="1.4" d="{filled}"/></svg>'
    )


def outline(cell: int) -> str:
    """A hexagon at its place."""
    q, r = PLACES[cell]
    return f"M{2 + (q + r / 2 + RADIUS) * WIDE + WIDE / 2:g} {2 + (r + RADIUS) * HIGH:g}{HEX}"
