"""Patterns on the map: what the masks find is what a reader of the rules would count window by window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from embertable.core.flow import Ask, Step
from embertable.core.rng import Rng, seeded
from embertable.games.fire_tower.effects import digging, lighting
from embertable.games.fire_tower.places.fires import removable, sources
from embertable.games.fire_tower.places.forest import BITS, CELLS, LAND, cell, cell_named, cells, column_of, row_of
from embertable.games.fire_tower.places.groups import fellows
from embertable.games.fire_tower.state import State
from tests.games.fire_tower.given import given

Cell = tuple[int, int]


Window = list[Cell]


EDGES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def random_map(rng: Rng, crowd: int) -> State:
    """A map with fire, firebreaks and a burnt tower strewn over it."""
    s = given(burnt=["ne"]).s
    for number in CELLS:
        if (BITS[number] & (s.burnt | sources(s))) or BITS[number] in (1 << cell(0, 0), 1 << cell(15, 15)):
            continue
        draw = rng.below(100)
        if draw < crowd:
            s.fire |= BITS[number]
        elif draw < crowd + 12:
            s.breaks |= BITS[number]
    return s


def on_map(place: Cell) -> bool:
    return 0 <= place[0] < 16 and 0 <= place[1] < 16


def lines() -> Iterator[Window]:
    """Every line of three with a cell on the map."""
    for row in range(-2, 18):
        for column in range(-2, 18):
            yield [(row, column + step) for step in range(3)]
            yield [(row + step, column) for step in range(3)]


def squares() -> Iterator[Window]:
    for row in range(-1, 17):
        for column in range(-1, 17):
            yield [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


class Map:
    """A state as a person reads it, cell by cell."""

    def __init__(self, s: State) -> None:
        self.source = {place(number) for number in cells(sources(s))}
        self.breaks = {place(number) for number in cells(s.breaks)}

    def is_empty(self, at: Cell) -> bool:
        return on_map(at) and at not in self.source and at not in self.breaks

    def touches(self, at: Cell) -> bool:
        return any((at[0] + down, at[1] + right) in self.source for down, right in EDGES)

    def runs(self, window: Window) -> Iterator[Window]:
        """A line cut at firebreaks and at the edge."""
        run: Window = []
        for at in window:
            if on_map(at) and at not in self.breaks:
                run.append(at)
            else:
                yield run
                run = []
        yield run


def place(number: int) -> Cell:
    return row_of(number), column_of(number)


def subsets(window: Window) -> Iterator[Window]:
    for chosen in range(1, 1 << len(window)):
        yield [at for position, at in enumerate(window) if chosen >> position & 1]


def expected(s: State, windows: Iterator[Window], cut: bool) -> set[frozenset[Cell]]:
    """The sets of new fires, one for each way to lay the card."""
    forest = Map(s)
    found: set[frozenset[Cell]] = set()
    for window in windows:
        for run in forest.runs(window) if cut else [window]:
            free = [at for at in run if forest.is_empty(at)]
            for laid in subsets(free) if s.voluntary else [free]:
                if any(forest.touches(at) for at in laid):
                    found.add(frozenset(laid))
    return found


def offered(s: State, ask: Ask) -> list[frozenset[Cell]]:
    return [frozenset(place(cell_named(name)) for name in option.key().split()[1:]) for option in options(s, ask)]


def options(s: State, ask: Ask) -> list[Step]:
    return ask.options(s)


@pytest.mark.parametrize("voluntary", [False, True])
@pytest.mark.parametrize("crowd", [5, 25, 60])
def test_fire_patterns_are_all_found_once(voluntary: bool, crowd: int) -> None:
    """Flare Up and Burning Snag: every resulting set of cells, whatever window it came from, exactly once."""
    s = random_map(seeded(crowd), crowd)
    s.voluntary = voluntary

    flares = offered(s, lighting.ChooseFlare(0))
    snags = offered(s, lighting.ChooseSnag(0))

    assert len(set(flares)) == len(flares)
    assert set(flares) == expected(s, lines(), cut=True)
    assert len(set(snags)) == len(snags)
    assert set(snags) == expected(s, squares(), cut=False)


@pytest.mark.parametrize("square", [False, True])
def test_water_reaches_what_lies_in_one_window(square: bool) -> None:
    """Whatever has gone out, another fire may follow if one window covers them all."""
    s = random_map(seeded(4), 40)
    windows = [set(window) for window in (squares() if square else lines())]
    for number in cells(removable(s))[:40]:
        first = place(number)
        together = {at for window in windows if first in window for at in window if on_map(at)}
        assert {place(each) for each in cells(fellows(square, BITS[number]) & LAND)} == together
        second = cells(fellows(square, BITS[number]) & LAND & ~BITS[number])[0]
        both = {at for window in windows if {first, place(second)} <= window for at in window if on_map(at)}
        assert {place(each) for each in cells(fellows(square, BITS[number] | BITS[second]) & LAND)} == both


@pytest.mark.parametrize("gap", [False, True])
def test_firebreak_pairs_need_both_cells(gap: bool) -> None:
    """Both cells empty, outside intact towers and beside no older firebreak."""
    s = random_map(seeded(9), 20)
    forest = Map(s)
    intact = {(row, column) for row in range(16) for column in range(16) if 1 << cell(row, column) & s.zones}

    def fits(at: Cell) -> bool:
        beside_break = any((at[0] + down, at[1] + right) in forest.breaks for down, right in EDGES)
        return forest.is_empty(at) and at not in intact and not beside_break

    step = 2 if gap else 1
    pairs = {
        frozenset({(row, column), other})
        for row in range(16)
        for column in range(16)
        for other in ((row, column + step), (row + step, column))
        if fits((row, column)) and fits(other)
    }
    assert set(offered(s, digging.ChooseTrench(0, gap))) == pairs


def test_there_are_as_many_windows_as_the_rules_count() -> None:
    """On an empty map with the towers and the flame out of the way."""
    s = given().s
    s.zones = 0
    dozer = offered(s, digging.ChooseTrench(0, False))
    # 480 pairs in all; twelve touch the four cells of the eternal flame: 4 inside it, 8 beside.
    assert len(dozer) == 480 - 12
    # 448 pairs with a gap; each of the four cells of the flame is in four of them, none joins two.
    assert len(offered(s, digging.ChooseTrench(0, True))) == 448 - 16
