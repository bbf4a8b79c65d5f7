"""Lines of the log that show where something happened."""

from __future__ import annotations

import pytest

from embertable.core.flow import Event
from embertable.games.flamecraft_duals import events
from embertable.games.flamecraft_duals.look.board import sketch
from embertable.games.flamecraft_duals.look.sketch import outline
from embertable.games.flamecraft_duals.places.hexes import CELL
from embertable.games.flamecraft_duals.terms import COOK

B2, C4 = CELL["b2"], CELL["c4"]


@pytest.mark.parametrize(
    ("event", "touched", "left"),
    [
        (events.Placed(0, COOK, B2), [B2], []),
        (events.Activated(0, COOK, COOK, C4), [C4], []),
        (events.Moved(0, COOK, B2, C4), [C4], [B2]),
        (events.Swapped(0, COOK, B2, COOK, C4), [B2, C4], []),
    ],
)
def test_a_line_shows_the_cells_it_speaks_of(event: Event, touched: list[int], left: list[int]) -> None:
    """Those touched are filled, the one a token left is hollow."""
    drawn = sketch(event) or ""
    every, *others = drawn.split("<path ")[1:]
    assert all(outline(cell) in every for cell in (B2, C4))
    filled, hollow = others[-1], "".join(others[:-1])
    assert [cell for cell in (B2, C4) if outline(cell) in filled] == touched
    assert [cell for cell in (B2, C4) if outline(cell) in hollow] == left


def test_what_happens_beside_the_board_has_no_map() -> None:
    assert sketch(events.TurnBegan(0)) is None
