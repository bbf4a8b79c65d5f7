"""Why a game was won: places, the margin by its sources, the decision that turned it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from embertable.core.flow import asked
from embertable.core.game import Part, Score
from embertable.games import CATALOGUE, game
from embertable.table import Timeline, open_table
from embertable.table.ending import REST, course, margin, places


def test_partners_and_those_who_draw_share_a_place() -> None:
    """Equal points that won alike stand on one line; the next place counts everybody before it."""
    scores = [Score(12, True), Score(7, False), Score(12, True), Score(9, False)]
    assert [(place.number, place.seats) for place in places(scores)] == [(1, (0, 2)), (3, (3,)), (4, (1,))]


def test_the_winner_by_a_tie_break_stands_first() -> None:
    """Who won is what the rules say, not the larger number."""
    assert [place.seats for place in places([Score(9, False), Score(9, True)])] == [(1,), (0,)]


@pytest.mark.parametrize("sources", [2, 5, 8])
def test_the_lines_add_up_to_the_margin(sources: int) -> None:
    """The largest difference first; what is not shown is one line of its own."""
    parts = [tuple(Part(f"source {n}", n * (n + seat) % 7) for n in range(sources)) for seat in (1, 2)]
    scores = [Score(sum(part.points for part in each), seat == 0, each) for seat, each in enumerate(parts)]
    told = margin(scores, 0, 1)
    assert sum(by for _, by in told) == scores[0].points - scores[1].points
    assert len(told) <= 5
    shown = [abs(by) for name, by in told if name != REST]
    assert shown == sorted(shown, reverse=True)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_turning_moment_is_a_turn_of_that_seat(name: str) -> None:
    """It is told by the decision the turn hangs on, and in no other turn its prospects rose more."""
    box, chance = game(name), random.Random(1)
    table = open_table(box, box.seats[0] if box.seats[0] > 1 else 2, seed=1)
    for _ in range(40):
        s: Any = table.s
        if not s.options:
            break
        table.choose(asked(s).seat, chance.choice(s.options).key())
    timeline = Timeline(box, table.record)
    found = course(box, timeline, 0)
    decisions = table.record.decisions
    assert len(found.values) == len(decisions) + 1
    assert decisions[found.turn - 1].seat == 0
    assert asked(timeline.state(found.turn - 1)).main

    rises = []
    for moment in range(1, len(decisions)):
        if decisions[moment - 1].seat == 0 and asked(timeline.state(moment - 1)).main:
            end = moment
            while end < len(decisions) - 1 and not asked(timeline.state(end)).main:
                end += 1
            rises.append((found.values[end] - found.values[moment - 1], moment))
    assert found.turn in [moment for rise, moment in rises if rise == max(rises)[0]]
