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
