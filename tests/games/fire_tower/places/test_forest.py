"""The map: how cells are called, and what lies beside what."""

from __future__ import annotations

from embertable.games.fire_tower.places.forest import beside, cell, cell_named, moved, names


def test_cells_are_named_as_on_the_frame() -> None:
    assert names(1 << cell(6, 2)) == ["C7"]
    assert cell_named("P16") == cell(15, 15)
    assert [names(moved(1 << cell_named("C7"), direction)) for direction in range(4)] == [
        ["C6"],
        ["D7"],
        ["C8"],
        ["B7"],
    ]
    assert moved(1 << cell_named("P1"), 1) == 0
    assert names(beside(1 << cell_named("A1"))) == ["B1", "A2"]
