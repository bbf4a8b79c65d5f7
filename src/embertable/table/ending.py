"""Why a game was won: where the margin comes from, and the decision that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from embertable.core.flow import asked
from embertable.core.game import AnyGame, Score
from embertable.table.standings import score_sheet, standing_of
from embertable.table.timeline import Timeline

SHOWN: Final = 4  # sources; what is left is one more line
REST: Final = "rest"


@dataclass(frozen=True)
class Place:
    """Those who share a place."""

    number: int
    seats: tuple[int, ...]
    points: int
    wins: bool


def places(scores: Sequence[Score]) -> list[Place]:
    """Who came where; those with the same points who won or lost alike share a place, as partners do."""
    groups: dict[tuple[bool, int], list[int]] = {}
    for seat, score in enumerate(scores):
        groups.setdefault((score.wins, score.points), []).append(seat)
    found: list[Place] = []
    side = min(map(len, groups.values()))  # partners are one side, and take one place
    for wins, points in sorted(groups, reverse=True):
        before = sum(len(place.seats) for place in found)
        found.append(Place(before // side + 1, tuple(groups[wins, points]), points, wins))
    return found


def margin(scores: Sequence[Score], one: int, other: int) -> list[tuple[str, int]]:
    """Where the difference between two seats comes from, the largest first; together the lines are the margin."""
    sheet = score_sheet([standing_of(scores[one]), standing_of(scores[other])])
    differences = [(name, (mine or 0) - (theirs or 0)) for name, (mine, theirs) in sheet]
    told = sorted((each for each in differences if each[1]), key=lambda each: -abs(each[1]))
    if len(told) <= SHOWN + 1:
        return told
    rest = sum(by for _, by in told[SHOWN:])
    return [*told[:SHOWN], (REST, rest)] if rest else told[:SHOWN]


@dataclass(frozen=True)
class Course:
    """How the prospects of one seat went, and the turn of its own in which they rose the most."""

    values: tuple[float, ...]  # after each decision, from 0 to 1
    turn: int  # the moment after the decision on which that turn hung; 0 where there is none


def course(game: AnyGame, timeline: Timeline, seat: int) -> Course:
    """The prospects of a seat through a finished game: nothing is secret any more.

    A turn is told by the decision it hangs on, and counts with all that follows from it: its details turn nothing.
    """
    values: list[float] = []
    begun: list[int] = []  # the moments after the decisions on which turns hang
    for moment in range(timeline.last + 1):
        s = timeline.state(moment)
        values.append(game.evaluate(s, seat))
        if moment < timeline.last and asked(s).main:
            begun.append(moment + 1)
    rises = {
        moment: values[min(following, timeline.last) - 1] - values[moment - 1]
        for moment, following in pairwise([*begun, timeline.last + 1])
        if moment < timeline.last and timeline.record.decisions[moment - 1].seat == seat
    }
    return Course(tuple(values), max(rises, key=rises.__getitem__, default=0))
