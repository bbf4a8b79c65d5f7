"""Exploring."""

from __future__ import annotations

from tests.games.wyrmspan.given import given


def test_a_dragon_placed_ahead_is_walked_past_in_silence() -> None:
    """Guild step on the way: a dragon played next in the cave stays silent, the walk goes on behind it."""
    mine = {"crimson": ["hoarding-flyer"], "dug_crimson": 2, "steps": 5, "hand": ["hyenic-serpent"], "mat_eggs": 2}
    table = given(me=mine, others=[{"passed": True}], guild="plains")
    table.choose(
        "explore crimson", "milk", "enter brown space", "marker on cell 2", "pay egg mat", "play hyenic-serpent crimson"
    )
    assert table.question == "ChooseKind", "the bonus behind the new dragon"
    table.choose("milk")
    assert table.me.stock == [0, 1, 0, 2], "no meat from the Hyenic Serpent"
