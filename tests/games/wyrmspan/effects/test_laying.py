"""Laying eggs."""

from __future__ import annotations

import pytest

from embertable.games.wyrmspan.effects.laying import Lay, LayEach
from embertable.games.wyrmspan.terms import (
    ADJACENT,
    ANYWHERE,
    HERE,
    SHY,
    THIS_CAVE,
    THIS_COLUMN,
)
from tests.games.wyrmspan.given import table_with


def test_lay_asks_where_only_if_there_are_more_nests_than_eggs() -> None:
    table = table_with(crimson=["hoarding-flyer"]).use(Lay(4))
    assert (table.me.mat_eggs, table.eggs("hoarding-flyer")) == (2, 2)
    table = table_with(crimson=["hoarding-flyer"]).use(Lay(2))
    assert table.keys == ["lay egg crimson 1", "lay egg mat", "decline"]
    table.choose("lay egg mat")
    assert (table.me.mat_eggs, table.eggs("hoarding-flyer")) == (2, 0), "in ascending order only the mat is left"


@pytest.mark.parametrize(
    ("where", "keys"),
    [
        (HERE, []),
        (THIS_CAVE, ["lay egg crimson 1", "lay egg crimson 2", "decline"]),
        (THIS_COLUMN, ["lay egg crimson 2", "lay egg golden 2", "decline"]),
        (ADJACENT, ["lay egg crimson 1", "lay egg golden 2", "decline"]),
        (
            ANYWHERE,
            [
                "lay egg crimson 1",
                "lay egg crimson 2",
                "lay egg golden 1",
                "lay egg golden 2",
                "lay egg mat",
                "decline",
            ],
        ),
    ],
)
def test_lay_knows_its_region(where: int, keys: list[str]) -> None:
    table = table_with(
        crimson=["hoarding-flyer", "spry-horned-lung-dragon"], golden=["wise-anteldragon", "brushtail-fae"]
    ).use(Lay(1, where), "spry-horned-lung-dragon")
    assert (table.keys if keys else []) == keys
    assert table.total_eggs() == (0 if keys else 1)


def test_lay_each_lays_on_all_that_fit() -> None:
    table = table_with(crimson=["hoarding-flyer", "spry-horned-lung-dragon"], golden=["wise-anteldragon"]).use(
        LayEach(THIS_CAVE, SHY), "spry-horned-lung-dragon"
    )
    assert (table.eggs("hoarding-flyer"), table.eggs("spry-horned-lung-dragon")) == (1, 0)
