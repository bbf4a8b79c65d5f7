"""Mining: strong play is looked through for moments that make a puzzle.

Cheap sieves come first. The small search that plays tells where one option seems to be ahead, and is not what looks
best at a glance; there a larger one weighs the options, and where it says the same still larger ones weigh them again,
the smallest of these first. Only what all of them agree on is tried by every level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from embertable.bots import LEVELS
from embertable.bots.ladder import Level, level_bot
from embertable.coach.judge import ENOUGH, NOISE, Judge, Weighed
from embertable.coach.judge import Verdict as Judgement
from embertable.coach.puzzle import Puzzle, Verdict, name_of, read_puzzle, write_puzzle
from embertable.core.flow import State, apply, asked, find_option, fresh
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, start_record
from embertable.core.rng import seeded
from embertable.games import game as catalogued

PLAYING: Final = 200
"""Iterations a decision of the games that are looked through."""

SCREENING: Final = 700
"""Iterations of the first look at a question."""

CHECKING: Final = (2000, 6000, 6000)
"""Iterations of the searches that have to agree."""

PROMISE: Final = 0.025
"""Where the search that plays sees a smaller lead, nobody looks further."""

SEEN_THROUGH: Final = 5
"""Of the questions where it takes what looks best at a glance, one in so many is looked at further."""

LEAD: Final = 0.04
"""What is right is ahead of everything else by so much of the chance to win."""

SURE: Final = 3.0
"""And by so many standard errors."""

STAYING: Final = 6
"""So many options are compared to the end."""

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

TRIES: Final = (6, 6, 6, 5, 3, 2)
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
    chance = seeded(seam.seed)
    found = 0
    last = -APART
    while s.options:
        seat = asked(s).seat
        number = len(record.decisions)
        playing = Judge(game, s, seat, PLAYING, chance.below(1 << 30))
        judgement = playing.weigh()
        key = judgement.best.key
        is_new = found < FROM_ONE_GAME and number - last >= APART and is_choice_for_a_puzzle(s)
        if is_new and lead(judgement) >= PROMISE and (number % SEEN_THROUGH == 0 or not looks_best(playing, [key])):
            puzzle = puzzle_at(game, s, record, key)
            if puzzle is not None:
                found += 1
                last = number
                yield puzzle
        record.decisions.append(Decision(seat, key))
        apply(s, find_option(s, seat, key))


def is_choice_for_a_puzzle(s: State) -> bool:
    """Whether the question is one answer among several; of picks in any order none is best by itself."""
    return not asked(s).any_order and len(fresh(s)) >= CHOICES


def puzzle_at(game: AnyGame, s: State, record: Record, played: str) -> Puzzle | None:
    """The puzzle of this question, if it makes one."""
    seed = (record.seed << 20) + len(record.decisions) * 64
    seat = asked(s).seat
    screening = Judge(game, s, seat, SCREENING, seed)
    screened = screening.weigh()
    if not is_promising(screened) or looks_best(screening, right(screened)):
        return None
    staying = tuple(dict.fromkeys([*(each.key for each in screened.options[:STAYING]), played]))
    checked = agreed(game, s, seat, seed + 1, staying)
    if checked is None:
        return None
    if hits(game, s, seat, seed + 16, LEVELS[0], checked.accept) >= MISSED * TRIES[0]:
        return None
    found = tried(game, s, seat, seed + 16, checked.accept)
    grade = grade_of(found)
    if grade is None:
        return None
    verdict = Verdict(checked.lead, checked.losses, found, game.mind_name(s), len(CHECKING), CHECKING[-1])
    moment = Record(record.game, record.rules, record.seats, record.variants, record.seed, list(record.decisions))
    return Puzzle(name_of(moment), moment, seat, checked.accept, played, grade, verdict)


def weighed(judgement: Judgement) -> list[Weighed]:
    """The options that were thought about."""
    return [each for each in judgement.options if each.tables >= ENOUGH]


def right(judgement: Judgement) -> list[str]:
    """The best option and what is as good."""
    return [each.key for each in weighed(judgement) if each.behind < NOISE]


def lead(judgement: Judgement) -> float:
    """How far the right options are ahead of the next; 1 if there is no other."""
    return min((each.behind for each in weighed(judgement) if each.behind >= NOISE), default=1.0)


def is_promising(judgement: Judgement) -> bool:
    """Whether few options are right and far ahead, in a game that is still open."""
    few = right(judgement)
    is_open = HOPE[0] <= judgement.best.value <= HOPE[1]
    return is_open and 1 <= len(few) <= min(RIGHT, len(judgement.options) // 2) and lead(judgement) >= LEAD


def looks_best(judge: Judge, keys: Sequence[str]) -> bool:
    """Whether one of these options looks as good as any at a glance."""
    looks = {key: branch.first for key, branch in zip(judge.keys, judge.tree.branches, strict=True)}
    return max(looks[key] for key in keys) >= max(looks.values()) - NOISE / 2


@dataclass(frozen=True)
class Agreed:
    """What several searches say together."""

    accept: tuple[str, ...]
    lead: float
    losses: dict[str, float]


def agreed(game: AnyGame, s: State, seat: int, seed: int, staying: tuple[str, ...]) -> Agreed | None:
    """What several large searches say together, if each of them calls the same options right, surely."""
    found: list[Judgement] = []
    for number, iterations in enumerate(CHECKING):
        judgement = Judge(game, s, seat, iterations, seed + number).weigh(staying)
        if not is_promising(judgement) or not is_sure(judgement):
            return None
        if found and set(right(judgement)) != set(right(found[0])):
            return None
        found.append(judgement)
    accept = tuple(right(found[-1]))
    large = [judgement for judgement, iterations in zip(found, CHECKING, strict=True) if iterations == CHECKING[-1]]
    losses = {key: loss for key in staying if key not in accept and (loss := mean_loss(key, large)) is not None}
    return Agreed(accept, round(sum(map(lead, large)) / len(large), 3), losses)


def is_sure(judgement: Judgement) -> bool:
    """Whether no option that is behind is so by chance."""
    others = [each for each in weighed(judgement) if each.behind >= NOISE]
    return all(each.behind >= SURE * each.doubt for each in others)


def mean_loss(key: str, judgements: Sequence[Judgement]) -> float | None:
    """How far an option is behind, on average; None where it was not weighed."""
    found = [each.behind for judgement in judgements if (each := judgement.of(key)) is not None]
    return round(sum(found) / len(found), 3) if found else None


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


def rejudged(line: str) -> str:
    """A puzzle judged by the minds of today, as its line; nothing where they do not agree with what it calls right."""
    puzzle = read_puzzle(line)
    game = catalogued(puzzle.record.game)
    s = puzzle.position(game)
    seed = int(puzzle.id, 16) << 8
    staying = tuple(dict.fromkeys([*puzzle.accept, *puzzle.verdict.losses, puzzle.played]))
    checked = agreed(game, s, puzzle.seat, seed, staying)
    if checked is None or set(checked.accept) != set(puzzle.accept):
        return ""
    found = tried(game, s, puzzle.seat, seed + 16, checked.accept)
    grade = grade_of(found)
    if grade is None:
        return ""
    verdict = Verdict(checked.lead, checked.losses, found, game.mind_name(s), len(CHECKING), CHECKING[-1])
    return write_puzzle(replace(puzzle, accept=checked.accept, grade=grade, verdict=verdict))
