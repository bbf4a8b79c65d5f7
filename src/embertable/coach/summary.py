"""What an analysis tells of a whole game: curves, turning points, luck and skill, accuracy, where points came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.coach.analysis import Judged
from embertable.core.flow import State
from embertable.core.game import AnyGame

COSTLIEST: Final = 5
TURNS: Final = 5
"""At most so many turning points."""

SMOOTH: Final = 4
"""Decisions on either side over which a curve is smoothed before turning points are looked for."""

TURN: Final = 0.05
"""A smaller change of the smoothed curve is no turning point."""

FEW: Final = 20
"""Of fewer decisions nobody can say how accurate somebody plays."""


@dataclass(frozen=True)
class Balance:
    """What one seat could expect at the start and what it came to: four parts that add up to the end."""

    seat: int
    start: float
    own: float  # what its own decisions changed: never more than nought
    others: float  # what the decisions of the others changed
    luck: float  # all the rest: chance, hidden cards, and what the mind did not foresee
    end: float


@dataclass(frozen=True)
class Accuracy:
    """How well somebody chose: 100 as the judging mind would everywhere, 0 as chance would."""

    seat: int
    decisions: int
    best: int  # as good as the best option
    clear: int  # clear losses
    lost: float  # expectation given up in all
    percent: int | None  # None: too few decisions to say


@dataclass(frozen=True)
class Turning:
    """A moment at which the smoothed curve of a seat changed most."""

    number: int  # of the decision
    seat: int  # for whom it went up
    change: float


@dataclass(frozen=True)
class Summary:
    """Everything the pages and reports show."""

    curves: list[list[float]]  # by seat: what it could expect before each decision, and at last the end
    balances: list[Balance]
    accuracies: list[Accuracy]
    turning: list[Turning]
    costliest: list[list[Judged]]  # by seat

    @property
    def moments(self) -> int:
        """How many moments a curve has."""
        return len(self.curves[0])


def summary_of(game: AnyGame, decisions: Sequence[Judged], seats: int, end: State | None) -> Summary:
    """What the decisions judged so far tell; `end` is the finished game, where it is judged to its end."""
    final = game.expectations(end) if end is not None and not end.agenda else list(decisions[-1].shares)
    curves = [[each.shares[seat] for each in decisions] + [final[seat]] for seat in range(seats)]
    return Summary(
        curves,
        [balance_of(decisions, curves[seat], seat) for seat in range(seats)],
        [accuracy_of(decisions, seat) for seat in range(seats)],
        turning_points(curves),
        [costliest(decisions, seat) for seat in range(seats)],
    )


def balance_of(decisions: Sequence[Judged], curve: Sequence[float], seat: int) -> Balance:
    """Start + own decisions + the others' decisions + luck = end. Luck is what is left: so the sum adds up."""
    own = sum([each.swing[seat] for each in decisions if each.seat == seat])
    others = sum([each.swing[seat] for each in decisions if each.seat != seat])
    return Balance(seat, curve[0], own, others, curve[-1] - curve[0] - own - others, curve[-1])


def accuracy_of(decisions: Sequence[Judged], seat: int) -> Accuracy:
    """One less what was lost, as a part of what a choice by chance would have lost."""
    mine = [each for each in decisions if each.seat == seat]
    lost = sum([each.loss for each in mine])
    by_chance = sum([each.span for each in mine])
    percent = None
    if len(mine) >= FEW and by_chance > 0.0:
        percent = max(0, round(100 * (1.0 - lost / by_chance)))
    return Accuracy(
        seat, len(mine), sum([each.loss == 0.0 for each in mine]), sum([each.clear for each in mine]), lost, percent
    )


def costliest(decisions: Sequence[Judged], seat: int) -> list[Judged]:
    """The decisions of a seat that gave up most."""
    mine = [each for each in decisions if each.seat == seat and each.loss > 0.0]
    return sorted(mine, key=lambda each: (-each.loss, each.number))[:COSTLIEST]


def smoothed(curve: Sequence[float]) -> list[float]:
    """A curve without its hairs: seats judge by turns, each by what it knows, so it trembles.

    >>> smoothed([0.0, 0.0, 9.0, 0.0, 0.0])[2]
    1.8
    """
    found: list[float] = []
    for moment in range(len(curve)):
        near = curve[max(0, moment - SMOOTH) : moment + SMOOTH + 1]
        found.append(sum(near) / len(near))
    return found


def turning_points(curves: Sequence[Sequence[float]]) -> list[Turning]:
    """The largest changes of the smoothed curves, at most five, none beside another, in the order of play."""
    last = len(curves[0]) - 1
    found: list[Turning] = []
    for seat, curve in enumerate(curves):
        flat = smoothed(curve)
        for moment in range(1, last):
            change = flat[min(last, moment + SMOOTH)] - flat[max(0, moment - SMOOTH)]
            if change >= TURN or (len(curves) == 1 and change <= -TURN):
                found.append(Turning(moment + 1, seat, change))
    found.sort(key=lambda each: (-abs(each.change), each.number))
    chosen: list[Turning] = []
    for each in found:
        if len(chosen) < TURNS and all(abs(each.number - other.number) > 2 * SMOOTH for other in chosen):
            chosen.append(each)
    return sorted(chosen, key=lambda each: each.number)
