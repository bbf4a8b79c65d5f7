"""A game looked at again: every decision judged by a strong mind, from what its player knew then and nothing else.

A decision is judged by what its seat could know: hidden cards, decks and dice to come are imagined anew, so what really
lay there changes nothing (a law of the bots, and a test of this). What was chosen is compared with the best option at
the same imagined tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from embertable.coach.judge import Judge, Verdict, Weighed
from embertable.coach.reasons import reasons
from embertable.core.errors import EmbertableError
from embertable.core.flow import State, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.record import Record, begin
from embertable.core.rng import seeded
from embertable.table.timeline import Timeline

ITERATIONS: Final = 2000
"""How long each decision is thought about when nobody says."""

FORMAT: Final = 1
"""Of an analysis that is kept; one of another format is made anew."""

CLEAR_LOSS: Final = 0.04
"""A decision that gives up so much chance is a clear loss, where there is little doubt about it."""

CLEAR_DOUBT: Final = 3.0
"""Little doubt: the loss is so many times as large as its doubt."""

WORTH_WORDS: Final = 0.02
"""From this loss on, reasons and the better line are worked out."""

SHOWN: Final = 5
"""Of many options so many are kept, the best first."""

LINE: Final = 4
"""So many further steps of the better line are told."""


class CannotJudge(EmbertableError):
    """A record there is nothing to judge in."""


@dataclass
class Said:
    """One reason as it is kept: a topic, whose, and how much."""

    topic: str
    theirs: bool
    amount: float


@dataclass
class Judged:
    """One decision."""

    number: int  # from 1, as in the record
    seat: int
    chosen: str
    best: str
    options: int  # how many there were
    loss: float  # expectation given up; nought where the choice is as good as the best
    doubt: float  # of the loss
    clear: bool  # whether it is a clear loss
    span: float  # how far the mean of all options is behind the best: what a choice by chance would give up
    shares: list[float]  # by seat: what everybody could expect if the best was chosen
    swing: list[float]  # by seat: what the choice changed of that
    ranked: list[tuple[str, float]] = field(default_factory=list)  # the best options and how far each is behind
    reasons: list[Said] = field(default_factory=list)  # what speaks for the best one against the chosen one
    line: list[str] = field(default_factory=list)  # keys that could come after the best one, at one imagined table


def judge_decision(game: AnyGame, s: State, number: int, chosen: str, iterations: int) -> Judged:
    """Judge what the seat that is asked chose. The same record and iterations judge the same anywhere."""
    seat = asked(s).seat
    judge = Judge(game, s, seat, iterations, seed=number)
    verdict = judge.weigh((chosen,))
    best = verdict.best
    mine = verdict.of(chosen) or best
    is_behind = mine is not best and mine.is_behind()
    loss = mine.behind if is_behind else 0.0
    found = Judged(
        number=number,
        seat=seat,
        chosen=chosen,
        best=best.key if is_behind else chosen,
        options=len(s.options),
        loss=rounded(loss),
        doubt=rounded(mine.doubt),
        clear=is_behind and is_clear(verdict, mine),
        span=rounded(sum([each.behind for each in verdict.options]) / len(verdict.options)),
        shares=[rounded(share) for share in best.shares],
        swing=[rounded(share) for share in swing_of(best, mine)] if is_behind else [0.0 for _ in best.shares],
        ranked=[(each.key, rounded(each.behind)) for each in ranked(verdict, mine)],
    )
    if loss >= WORTH_WORDS:
        why = reasons(game, s, seat, best.key, chosen, seed=number)
        found.reasons = [Said(reason.topic, reason.theirs, rounded(reason.amount)) for reason in why]
        found.line = line_of(game, s, judge, best.key, number)
    return found


def is_clear(verdict: Verdict, mine: Weighed) -> bool:
    """Whether much is lost beyond doubt, and no other option is as good as the best: a longer search says the same."""
    others = [each for each in verdict.options[1:] if each is not mine]
    return mine.behind >= max(CLEAR_LOSS, CLEAR_DOUBT * mine.doubt) and all(each.is_apart() for each in others)


def swing_of(best: Weighed, mine: Weighed) -> list[float]:
    """What a choice changed for everybody; for its own seat exactly what was given up at the same tables."""
    return [after - before for before, after in zip(best.shares, mine.shares, strict=True)]


def ranked(verdict: Verdict, mine: Weighed) -> list[Weighed]:
    """The best options, and the one that was chosen."""
    first = verdict.options[:SHOWN]
    return first if mine in first else [*first, mine]


def line_of(game: AnyGame, s: State, judge: Judge, key: str, number: int) -> list[str]:
    """How the search expected the game to go on after an option, at one table it imagined: most visited first."""
    table = line_table(game, s, number)
    node = judge.tree.root
    found: list[str] = []
    for _ in range(LINE + 1):
        option = next((each for each in table.options if each.key() == key), None)
        branch = node.branches.get(key)
        if option is None or branch is None:
            break
        found.append(key)
        apply(table, option)
        following = branch.next
        while following is not None and table.options and following.seat != asked(table).seat:
            following = following.other
        if following is None or not table.options:
            break
        node = following
        tried = [each.key() for each in fresh(table) if each.key() in node.branches]
        if not tried:
            break
        key = max(tried, key=lambda each: (node.branches[each].visits, node.branches[each].mean()))
    return found[1:]


def line_table(game: AnyGame, s: State, number: int) -> State:
    """The imagined table a line is told at: the same whenever somebody reads it."""
    table: State = game.imagine(s, asked(s).seat, seeded(number))
    return table


def judged_from(game: AnyGame, record: Record, first: int, iterations: int) -> Iterator[Judged]:
    """The decisions of a record, judged one after another from this number on (from 1)."""
    timeline = Timeline(game, record)
    for number in range(first, timeline.last + 1):
        yield judge_decision(game, timeline.state(number - 1), number, record.decisions[number - 1].key, iterations)


def refuse_unfit(game: AnyGame, record: Record) -> None:
    """A record without decisions, or of other rules, cannot be judged."""
    begin(game, record)
    if not record.decisions:
        raise CannotJudge("nothing decided")


def rounded(number: float) -> float:
    """As it is kept: a ten-thousandth is more than anybody can tell."""
    return round(number, 4)


def as_plain(judged: Judged) -> dict[str, Any]:
    """A decision as it is kept."""
    return asdict(judged)


def from_plain(kept: dict[str, Any]) -> Judged:
    """A decision as it was kept."""
    reasons_kept = [Said(**each) for each in kept["reasons"]]
    return Judged(**{**kept, "reasons": reasons_kept, "ranked": [(key, behind) for key, behind in kept["ranked"]]})
