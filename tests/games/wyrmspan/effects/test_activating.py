"""Activating abilities out of turn."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.activating import Activate, ActivateMat
from embertable.games.wyrmspan.terms import (
    IF_ACTIVATED,
    ONCE_PER_ROUND,
    WHEN_PLAYED,
)
from tests.games.wyrmspan.given import table_with


def test_activate_uses_another_dragon_as_if_it_came_up() -> None:
    table = table_with(crimson=["hoarding-flyer", "spry-horned-lung-dragon"]).use(Activate(IF_ACTIVATED | WHEN_PLAYED))
    assert table.keys == ["use hoarding-flyer", "use spry-horned-lung-dragon", "decline"]
    table.choose("use spry-horned-lung-dragon")
    assert table.me.coins == 7


def test_activate_cannot_choose_itself_while_it_is_resolved() -> None:
    """The Keen Cricketcatcher may use any When played ability but its own."""
    table = table_with(
        meat=2, crystal=2, crimson=["spry-horned-lung-dragon"], dug_crimson=2, hand=["keen-cricketcatcher"]
    ).choose("entice keen-cricketcatcher crimson", "pay meat")
    assert table.keys == ["use spry-horned-lung-dragon", "decline"]


def test_activate_mat_offers_each_printed_bonus_once() -> None:
    table = table_with(crimson=["hoarding-flyer"], meat=1, hand=["sentinel-flyer"], caves=["cave-34"]).use(
        ActivateMat()
    )
    assert table.keys == [
        *["1 any", "1 guild", "1 egg", "cache any anywhere", "1 dragon card", "tuck anywhere", "1 cave card"],
        *["1 cave for 2 egg", "decline"],
    ]


def test_a_dragon_that_came_this_turn_is_not_activated_by_another() -> None:
    """If activated abilities are silent on the turn their dragon was played (p. 7); the other kinds are not."""
    table = table_with(crimson=["hoarding-flyer", "spry-horned-lung-dragon"], golden=["brushtail-fae"])
    table.s.fresh = list(table.me.dragons)
    table.use(Activate(IF_ACTIVATED | WHEN_PLAYED | ONCE_PER_ROUND))
    assert table.keys == ["use spry-horned-lung-dragon", "use brushtail-fae", "decline"]


def test_a_bonus_of_the_mat_may_be_declined() -> None:
    table = table_with().use(ActivateMat())
    assert table.keys[-1] == "decline"
