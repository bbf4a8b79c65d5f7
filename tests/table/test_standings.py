"""The score so far: what is shown is true, and hidden points stay hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from embertable.core.flow import apply
from embertable.core.rng import seeded
from embertable.games import CATALOGUE, game
from embertable.table.standings import standings


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_is_known_is_true_and_the_same_at_all_tables(name: str) -> None:
    """Every part that is shown is a part of the real score, whoever looks; nothing hangs on what is hidden."""
    box, chance = game(name), random.Random(2)
    seats = max(2, box.seats[0])
    s: Any = box.new(seats, None, 2)
    known = 0
    for number in range(120):
        if not s.options:
            break
        if number % 30 == 29:
            real = [{part.name: part.points for part in score.parts} for score in box.scores(s)]
            for seat in (None, *range(seats)):
                shown = standings(box, s, seat, seeded(number))
                for at, standing in enumerate(shown):
                    assert all(points in (None, real[at].get(part, 0)) for part, points in standing.items())
                    known += sum(points is not None for points in standing.values())
                if seat is not None:
                    assert shown == standings(box, box.imagine(s, seat, seeded(7)), seat, seeded(number))
        apply(s, chance.choice(s.options))
    assert known
