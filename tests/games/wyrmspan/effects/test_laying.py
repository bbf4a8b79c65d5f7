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
    table.choose("lay egg mat", "lay egg crimson 1")
    assert (table.me.mat_eggs, table.eggs("hoarding-flyer")) == (1, 1)


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


def test_an_egg_on_the_mat_leaves_the_next_one_to_the_dragons() -> None:
    """Cave 10 lays two eggs: the mat has one free nest, the Oracular Dragon two. None is lost in any order."""
    mine = {"mat_eggs": 1, "crimson": ["oracular-dragon"], "eggs": {"oracular-dragon": 2}}
    table = table_with(**mine).use(Lay(2)).choose("lay egg mat")
    assert (table.me.mat_eggs, table.eggs("oracular-dragon")) == (2, 3)


def test_eggs_are_laid_in_any_order() -> None:
    table = table_with(crimson=["hoarding-flyer"], golden=["brushtail-fae"]).use(Lay(2)).choose("lay egg golden 1")
    assert table.keys == ["lay egg crimson 1", "lay egg golden 1", "lay egg mat", "decline"]
    assert [option.key() for option in table.s.options if option.is_echo()] == ["lay egg crimson 1"]
