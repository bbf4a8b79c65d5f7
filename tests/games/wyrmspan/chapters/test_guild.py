"""The Dragon Guild."""

from __future__ import annotations

from embertable.core.flow import asked, is_over
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.places import marker_on
from tests.games.wyrmspan.given import given, table_with


def test_entering_a_brown_space_may_be_declined_but_not_the_marker() -> None:
    table = table_with(steps=5).use(GuildSteps())
    assert table.keys == ["enter brown space", "decline"]
    table.choose("enter brown space")
    assert table.keys == [
        "marker on cell 1",
        "marker on cell 2",
        "marker on cell 3",
        "marker on cell 4",
        "marker on cell 5",
    ]
    table.choose("marker on cell 3")
    assert (table.me.coins, table.me.mat_eggs, table.me.placed) == (7, 2, 1)


def test_brown_spaces_give_nothing_without_a_marker() -> None:
    table = given(me={"steps": 29}, markers=[(4, 0)] * 4, others=[{"passed": True}])
    table.use(GuildSteps()).choose("step to space 6")
    assert (table.me.steps, table.me.placed, table.question) == (30, 4, "TakeTurn")


def test_guild_bonus_of_another_seat_in_my_turn() -> None:
    """A shared step takes the other to a brown space: the other places the marker."""
    table = given(others=[{"steps": 5}]).use(GuildSteps(), seat=1)
    assert asked(table.s).seat == 1
    table.choose("enter brown space", "marker on cell 5")
    assert table.s.markers == [marker_on(4, 1)]
    assert not is_over(table.s)


def test_every_guild_step_may_be_declined() -> None:
    """With full nests the egg of the next space would be wasted: the step is kept for later."""
    table = table_with(mat_eggs=2, steps=6).use(GuildSteps())
    assert table.keys == ["step to space 7", "decline"]
    assert table.decline().me.steps == 6


def test_a_walk_may_be_broken_off_after_any_step() -> None:
    table = table_with(mat_eggs=2, steps=4).use(GuildSteps(2)).choose("step to space 5").decline()
    assert (table.me.steps, table.me.stock) == (5, [0, 0, 1, 0])
