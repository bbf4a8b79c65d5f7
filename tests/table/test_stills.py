"""What lies on the table for a moment only is kept to be shown, and the rules do not notice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from embertable.core.codec import encode
from embertable.core.flow import apply, asked
from embertable.games import CATALOGUE, game
from embertable.table import open_table
from embertable.table.stills import apply_held


@pytest.mark.parametrize("name", CATALOGUE)
def test_looking_on_changes_nothing(name: str) -> None:
    """A choice played for those who look leads where the rules lead."""
    box, chance = game(name), random.Random(2)
    s: Any = box.new(box.seats[0], None, 2)
    for _ in range(60):
        if not s.options:
            break
        option = chance.choice(s.options)
        other = s.clone()
        for still in sum(apply_held(other, option), ()):
            for seat in (None, *range(s.seats)):
                box.view(still, seat)
        apply(s, option)
        assert encode(other) == encode(s)


def test_a_finished_trick_lies_on_the_table_before_it_is_swept() -> None:
    """The card that ends a trick is seen among the others; after the decision the trick is gone."""
    table = open_table(game("tatsu"), 4, seed=4)
    held = 0
    for _ in range(40):
        s = table.s
        if not s.options:
            break
        change = table.propose(table.entry("choose", asked(s).seat, s.options[0].key()))
        for still in change.stills.held:
            held += 1
            lying: Any = table.game.view(still, None)
            assert len(lying["trick"]) == 4
            assert lying["acting"] is None, "nobody has to act while everybody looks"
        table.accept(change)
    assert held > 2
