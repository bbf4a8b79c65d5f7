"""A turn."""

from __future__ import annotations

import pytest

from embertable.core.codec import digest
from embertable.core.flow import choose
from tests.games.wyrmspan.given import given


def test_a_choice_that_is_none_leaves_everything_as_it_was() -> None:
    table = given()
    before = digest(table.s)
    with pytest.raises(Exception, match="is not among"):
        choose(table.s, 0, "explore azure")
    assert digest(table.s) == before


def test_a_turn_that_is_skipped_betrays_the_hand() -> None:
    """A coin is left, but no cave can be explored again: that nothing is asked tells that no dragon can be paid."""
    before = given(others=[{"coins": 1, "explored": (3, 3, 3), "hand": ["hoarding-flyer"]}, {}])
    revealed = before.s.revealed
    before.choose("pass")
    assert before.s.players[1].passed
    assert before.s.revealed > revealed


def test_a_turn_without_a_coin_betrays_nothing() -> None:
    table = given(others=[{"coins": 0}, {}])
    revealed = table.s.revealed
    table.choose("pass")
    assert (table.s.players[1].passed, table.s.revealed) == (True, revealed)
