"""The end of a round, and the next one."""

from __future__ import annotations

from embertable.core.flow import asked
from tests.games.wyrmspan.given import given

FACE_UP = ["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]


def test_a_round_ends_when_all_have_passed_and_the_next_player_begins() -> None:
    table = given(me={"coins": 1, "mat_eggs": 2}, others=[{"coins": 2, "mat_eggs": 2}], first=1, turn=0)
    table.choose("pass", "pass")
    assert (table.s.round, table.s.first, asked(table.s).seat) == (2, 0, 0)
    assert [mat.coins for mat in table.s.players] == [7, 8]


def test_the_new_round_has_a_new_display() -> None:
    table = given(
        me={"mat_eggs": 2}, others=[{"mat_eggs": 2}], display=FACE_UP, cave_display=["cave-1", "cave-2", "cave-3"]
    )
    table.choose("pass", "pass")
    assert not set(FACE_UP) & set(table.display)
    assert set(FACE_UP) <= set(table.discard)


def test_the_display_is_not_refilled_at_the_end_of_a_round() -> None:
    """The Beckoning Cricketcatcher takes a face-up card; its place stays empty until the new round."""
    mine = {"golden": ["beckoning-cricketcatcher"], "passed": True, "mat_eggs": 2}
    table = given(me=mine, others=[{"crimson": ["brushtail-fae"], "passed": True}], display=FACE_UP)
    table.choose("use beckoning-cricketcatcher", "take subterranean-basilisk", "decline")
    assert table.display == ["sentinel-flyer", "", "swift-lung-dragon"]
