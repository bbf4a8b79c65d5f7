"""Puzzles as they are shipped: each can be played to under today's rules, and is what it says."""

from __future__ import annotations

import pytest

from embertable.bots import LEVELS
from embertable.coach.judge import judge
from embertable.coach.puzzle import (
    NoPuzzle,
    name_of,
    next_puzzle,
    ordered,
    puzzle_of,
    puzzles_of,
    read_puzzle,
    write_puzzle,
)
from embertable.coach.puzzle_answer import hint_line, is_right, reason_lines, rival
from embertable.coach.puzzle_day import Days, daily
from embertable.core.flow import asked
from embertable.core.text.languages import languages
from embertable.games import CATALOGUE, game
from embertable.lab.puzzles.mine import LEAD, grade_of

SAMPLE = 3
CLEAR = 0.08  # leads that a search of some hundred iterations sees too
THOUGHT = 600


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_puzzle_stands_under_todays_rules(name: str) -> None:
    """It is reached, its seat is asked, what is right and what was played can be chosen, and it tells who judged."""
    rules = game(name)
    assert puzzles_of(rules)
    for puzzle in puzzles_of(rules).values():
        s = puzzle.position(rules)
        offered = [option.key() for option in s.options]

        assert puzzle.id == name_of(puzzle.record)
        assert asked(s).seat == puzzle.seat
        assert {*puzzle.accept, puzzle.played, *puzzle.verdict.losses} <= set(offered)
        assert 0 < len(puzzle.accept) <= len(offered) // 2
        assert not set(puzzle.accept) & set(puzzle.verdict.losses)
        assert puzzle.verdict.mind
        assert puzzle.verdict.searches > 1


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_puzzle_is_clear_and_not_obvious(name: str) -> None:
    """What is right is far ahead; the lowest level misses it, and from its grade on all find it."""
    for puzzle in puzzles_of(game(name)).values():
        assert puzzle.verdict.lead >= LEAD
        assert puzzle.grade == grade_of(puzzle.verdict.found)
        assert len(puzzle.verdict.found) == len(LEVELS)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_sample_is_still_judged_right(name: str) -> None:
    """If this fails, minds have changed: `embertable puzzles judge` sorts out what is not right any more."""
    rules = game(name)
    clear = [puzzle for puzzle in ordered(rules) if puzzle.verdict.lead >= CLEAR]
    sample = clear[:: max(1, len(clear) // SAMPLE)][:SAMPLE]
    verdicts = [judge(rules, each.position(rules), each.seat, THOUGHT, seed=1) for each in sample]

    found = [is_right(puzzle, verdict.best.key) for puzzle, verdict in zip(sample, verdicts, strict=True)]

    assert sample
    assert found.count(True) >= len(found) - 1


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", languages())
def test_the_answer_is_explained(name: str, code: str) -> None:
    """In the words of hints; the hint is the first of them."""
    rules = game(name)
    puzzle = ordered(rules)[0]
    tongue = rules.tongue(code)

    lines = reason_lines(rules, puzzle, rival(puzzle), tongue)

    assert hint_line(rules, puzzle, tongue) == (lines[0] if lines else "")
    assert rival(puzzle) not in puzzle.accept


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = ordered(game(CATALOGUE[0]))[0]

    assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_a_puzzle_nobody_has_is_refused() -> None:
    with pytest.raises(NoPuzzle):
        puzzle_of(game(CATALOGUE[0]), "nothing")


def test_next_comes_round_to_the_first() -> None:
    rules = game(CATALOGUE[0])
    first = ordered(rules)[0]

    seen = [first]
    while (following := next_puzzle(rules, seen[-1])) is not first:
        seen.append(following)

    assert seen == ordered(rules)


def test_every_puzzle_of_every_game_has_its_day() -> None:
    """Games in turn; no puzzle of a game comes again before all of them came."""
    stock = {name: len(puzzles_of(game(name))) for name in CATALOGUE}
    days = len(CATALOGUE) * max(stock.values())
    found = [shown for day in range(days) if (shown := daily(day)) is not None]

    assert [rules.id for rules, _ in found[: len(CATALOGUE)]] == list(CATALOGUE)
    for name, count in stock.items():
        first = [puzzle.id for rules, puzzle in found if rules.id == name][:count]
        assert len(set(first)) == count


def test_days_are_said_and_never_taken_away() -> None:
    days = Days().found(100).found(101).found(103)

    assert [days.row(day) for day in (103, 104, 105)] == [1, 1, 0]
    assert days.found(102).row(103) == 4
    assert days.week(103) == [
        (97, False),
        (98, False),
        (99, False),
        (100, True),
        (101, True),
        (102, False),
        (103, True),
    ]
    assert Days.read(days.write()) == days


@pytest.mark.parametrize(
    "text", ["", "x", "5", "5.", "5.xyz", "-5.1", "5.1.1", "٥.1", "5." + "f" * 99, "999999999999.1"]
)
def test_days_that_nobody_here_wrote_are_none(text: str) -> None:
    assert Days.read(text) == Days()
