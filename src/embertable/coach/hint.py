"""A hint: what a strong mind would take here, why, what the next best would cost, and what it fears.

Everything comes from imagined tables: a hint knows no more than the one who asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from embertable.coach.analysis import Said, rounded
from embertable.coach.judge import ENOUGH, Judge, Verdict
from embertable.coach.reasons import Comparison, Reason, best_step, played, reasons
from embertable.core.flow import State, asked
from embertable.core.game import AnyGame

WHY: Final = 3
"""So many reasons at most; and so many costs, and so many fears."""

WORST: Final = 0.25
"""Of the imagined tables, so many are the worst."""

AHEAD: Final = 10
"""A fear is looked for so many decisions ahead at most."""

FEARED: Final = 24
"""At so many imagined tables at most."""


@dataclass
class Ranked:
    """An option, and by how much chance it is behind the best; not `behind` where that is no more than noise."""

    key: str
    less: float
    behind: bool


@dataclass
class Fear:
    """What the worst of the imagined tables have in common."""

    worst: float  # what can be expected at them
    usual: float  # and at the others
    what: list[Said]


@dataclass
class Hint:
    """What a strong mind says to one question."""

    best: str
    value: float  # what it expects
    ranked: list[Ranked]  # all options, the best first
    why: list[Said]
    costs: list[Said]
    instead: list[Said] = field(default_factory=list)  # what the next best option would lack
    fear: Fear | None = None
    iterations: int = 0
    tables: int = 0  # so many were imagined

    @property
    def next_best(self) -> Ranked | None:
        """The best of the other options that is not as good."""
        return next((each for each in self.ranked[1:] if each.behind), None)


def hint(game: AnyGame, s: State, seat: int, iterations: int, seed: int = 0) -> Hint:
    """What a strong mind says to the open question, from what this seat may know."""
    judge = Judge(game, s, seat, iterations, seed)
    verdict = judge.weigh()
    best = verdict.best
    why = reasons(game, s, seat, best.key, seed=seed)
    found = Hint(
        best.key,
        rounded(best.value),
        [Ranked(each.key, rounded(each.behind), each.is_behind()) for each in verdict.options],
        [said(reason) for reason in why if reason.gain > 0.0][:WHY],
        [said(reason) for reason in reversed(why) if reason.gain < 0.0][:WHY],
        fear=fear_of(game, judge, verdict),
        iterations=iterations,
        tables=best.tables,
    )
    other = found.next_best
    if other is not None:
        against = reasons(game, s, seat, best.key, other.key, seed=seed)
        found.instead = [said(reason) for reason in against if reason.gain > 0.0][:WHY]
    return found


def said(reason: Reason) -> Said:
    """A reason as it is kept and sent."""
    return Said(reason.topic, reason.theirs, rounded(reason.amount))


def fear_of(game: AnyGame, judge: Judge, verdict: Verdict) -> Fear | None:
    """At which of the imagined tables the best option does worst, and what is different there a little later."""
    number = judge.keys.index(verdict.best.key)
    worths = [values[judge.seat] for values in judge.values[number]][:FEARED]
    count = max(1, int(WORST * len(worths)))
    if len(worths) < ENOUGH:
        return None
    order = sorted(range(len(worths)), key=lambda table: worths[table])
    worst, others = order[:count], order[count:]
    compared = Comparison(game, judge.s, judge.seat)
    later = [later_at(game, judge.tables[table], judge.seat, verdict.best.key) for table in range(len(worths))]
    for place, table in enumerate(others):
        compared.add(later[table], later[worst[place % count]])
    low = sum([worths[table] for table in worst]) / count
    usual = sum([worths[table] for table in others]) / len(others)
    feared = [reason for reason in reversed(compared.reasons()) if reason.gain < 0.0]
    return Fear(rounded(low), rounded(usual), [said(reason) for reason in feared][:WHY])


def later_at(game: AnyGame, table: State, seat: int, key: str) -> State:
    """A table after an option, played on by what looks best at once until the seat is asked again."""
    after = played(game, table, seat, key)
    for _ in range(AHEAD):
        if not after.options or asked(after).seat == seat:
            break
        after = best_step(game, after, asked(after).seat)
    return after
