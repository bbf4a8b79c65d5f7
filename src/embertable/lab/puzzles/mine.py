"""Mining: strong play is looked through for moments that make a puzzle.

Cheap sieves come first. At every question of a game a small search weighs the options; only where one is ahead and what
looks best at a glance is another, larger searches weigh them again, and only what all of them agree on is tried by
every level.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from embertable.bots import LEVELS, SearchBot
from embertable.bots.ladder import Level, level_bot
from embertable.coach.puzzle import Puzzle, Verdict, name_of
from embertable.core.flow import State, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, start_record
from embertable.games import game as catalogued
from embertable.lab.puzzles.weighing import EQUAL, LEAD, Scales, weigh

PLAYING: Final = 240
"""Iterations a decision of the games that are looked through."""

SCREENING: Final = 700
"""Iterations of the first look at a question."""

CHECKING: Final = 6000
"""Iterations of each of the searches that have to agree."""

SEARCHES: Final = 3
"""How many have to."""

CHOICES: Final = 3
"""With fewer options there is little to find."""

RIGHT: Final = 3
"""If more options are right, none of them is clearly best."""

HOPE: Final = (0.04, 0.97)
"""Where the seat can expect less or more than this with its best option, the game is decided."""

APART: Final = 6
"""So many decisions lie between two puzzles of one game."""

FROM_ONE_GAME: Final = 3
"""More puzzles are not taken from one game."""

TRIES: Final = (6, 6, 6, 5, 4, 3)
"""How often each level tries a puzzle; the stronger hang less on chance."""

MISSED: Final = 0.5
"""The lowest level finds it less often than this, or it is no puzzle."""

SOLVED: Final = 0.6
"""A level that finds it at least so often solves it."""


@dataclass(frozen=True)
class Seam:
    """One game to be looked through."""

    game: str
    seats: int
    seed: int
    variants: Any = None  # None: the usual game


def mined(seam: Seam) -> list[Puzzle]:
    """The puzzles of one game of the catalogue."""
    return list(mined_from(catalogued(seam.game), seam))


def mined_from(game: AnyGame, seam: Seam) -> Iterator[Puzzle]:
    """Play a game and look at each of its questions."""
    variants = game.variants() if seam.variants is None else seam.variants
    record = start_record(game, seam.seats, variants, seam.seed)
    s = game.new(seam.seats, variants, seam.seed)
    s.journal = None
    players = [SearchBot((seam.seed << 8) + seat, PLAYING) for seat in range(seam.seats)]
    found = 0
    last = -APART
    while s.options:
        seat = asked(s).seat
        option = players[seat].choose(game, s, seat)
        number = len(record.decisions)
        if found < FROM_ONE_GAME and number - last >= APART:
            puzzle = puzzle_at(game, s, record, option.key())
            if puzzle is not None:
                found += 1
                last = number
                yield puzzle
        record.decisions.append(Decision(seat, option.key()))
        apply(s, option)


def puzzle_at(game: AnyGame, s: State, record: Record, played: str) -> Puzzle | None:
    """The puzzle of this question, if it makes one."""
    if asked(s).any_order or len(fresh(s)) < CHOICES:
        return None
    seed = (record.seed << 20) + len(record.decisions) * 64
    seat = asked(s).seat
    screened = weigh(game, s, seat, SCREENING, seed)
    if not is_promising(screened) or is_obvious(screened):
        return None
    checked = agreed(game, s, seat, seed + 1, played)
    if checked is None:
        return None
    accept = tuple(checked.keys[place] for place in checked.right())
    found = tried(game, s, seat, seed + 16, accept)
    grade = grade_of(found)
    if grade is None:
        return None
    losses = {checked.keys[it]: round(checked.loss(it), 3) for it in checked.weighed if checked.keys[it] not in accept}
    verdict = Verdict(round(checked.lead(), 3), losses, found, game.mind_name(s), SEARCHES, CHECKING)
    moment = Record(record.game, record.rules, record.seats, record.variants, record.seed, list(record.decisions))
    return Puzzle(name_of(moment), moment, seat, accept, played, grade, verdict)


def is_promising(scales: Scales) -> bool:
    """Whether few options are right and far ahead, in a game that is still open."""
    right = scales.right()
    hope = scales.values[scales.best]
    few = len(right) <= RIGHT and 2 * len(right) <= len(scales.keys)
    return few and scales.lead() >= LEAD and HOPE[0] <= hope <= HOPE[1]


def is_obvious(scales: Scales) -> bool:
    """Whether what looks best at a glance is right."""
    right = scales.right()
    glance = max(scales.first)
    return any(scales.first[place] >= glance - EQUAL / 2 for place in right)


def agreed(game: AnyGame, s: State, seat: int, seed: int, played: str) -> Scales | None:
    """What several large searches say together, if each of them calls the same options right, surely."""
    found: list[Scales] = []
    for number in range(SEARCHES):
        scales = weigh(game, s, seat, CHECKING, seed + number, (played,))
        if not is_promising(scales) or (found and set(scales.right()) != set(found[0].right())):
            return None
        found.append(scales)
    together = Scales(
        found[0].keys,
        [sum(values) / len(found) for values in zip(*(each.values for each in found), strict=True)],
        [sum(doubts) / len(found) ** 2 for doubts in zip(*(each.doubts for each in found), strict=True)],
        found[0].first,
        [place for place in found[0].weighed if all(place in each.weighed for each in found)],
    )
    return together if is_promising(together) and together.sureness() >= 3.0 else None


def tried(game: AnyGame, s: State, seat: int, seed: int, accept: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """By level: how often it chooses right."""
    return tuple((hits(game, s, seat, seed, level, accept), TRIES[level.number - 1]) for level in LEVELS)


def hits(game: AnyGame, s: State, seat: int, seed: int, level: Level, accept: tuple[str, ...]) -> int:
    """How often one level chooses right; whoever tries begins anew."""
    tries = range(TRIES[level.number - 1])
    return sum(level_bot(level, seed + turn).choose(game, s, seat).key() in accept for turn in tries)


def grade_of(found: tuple[tuple[int, int], ...]) -> int | None:
    """The lowest level from which on all solve it; None where the lowest does already, or not even the highest."""
    shares = [right / tries for right, tries in found]
    if shares[0] >= MISSED:
        return None
    grade = None
    for level in reversed(LEVELS):
        if shares[level.number - 1] < SOLVED:
            break
        grade = level.number
    return grade
