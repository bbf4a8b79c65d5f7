"""Lessons: every one is played through by the rules; what it lights is there, what it says is short."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from embertable.coach.lesson import Lesson, LessonStep, Progress, lesson_of, parse_lesson
from embertable.core.record import Decision
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.games import CATALOGUE, game
from embertable.table import Table, table_of
from embertable.web.board.drawing import draw
from embertable.web.sheets import package, pictures_of

FEWEST, MOST = 8, 12  # steps
LONGEST = 16  # words of a sentence
LONGER = 40  # words below it
FLEETING = 10  # words that go by while others choose
PAIR = 2  # things that may glow together
SPOKEN = re.compile(r"[\w’'×]+(?:[-–][\w’']+)*")


def followed(lesson: Lesson) -> Iterator[tuple[Table, Progress]]:
    """The table before every choice of a lesson, and wherever it is read on."""
    rules = game(lesson.game)
    table = table_of(rules, lesson.record(rules.rules))
    for number in range(len(lesson.steps)):
        while True:
            progress = Progress(lesson, number, len(table.record.decisions))
            yield table, progress
            if progress.expected is None:
                break
            table.choose(progress.expected.seat, progress.expected.key)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rules_let_a_lesson_be_played_through(name: str) -> None:
    """Every choice, the learner's and the others', is offered when it is to be made; then the game goes on freely."""
    lesson = lesson_of(name)
    for table, progress in followed(lesson):
        keys = [option.key() for option in table.s.options]
        expected = progress.expected
        assert expected is None or (table.seat, expected.key in keys) == (expected.seat, True), (progress.step.id, keys)
        assert progress.fits(table.s)
    assert progress.number == len(lesson.steps) - 1
    assert table.s.options, "after the lesson there is something left to play"
    assert FEWEST <= len(lesson.steps) <= MOST
    assert not lesson.steps[-1].line, "the last step sends the learner off alone"
    assert sum(any(each.seat == lesson.learner for each in step.line) for step in lesson.steps) >= 4


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_a_lesson_lights_lies_on_the_board(name: str) -> None:
    rules = game(name)
    tongue = rules.tongue("en")
    for table, progress in followed(lesson_of(name)):
        if not progress.is_mine or progress.is_answered:
            continue
        lit = progress.lit(table.s.options)
        board = draw(package(name), table.view(progress.lesson.learner), tongue, "", lit).board
        shown = set(re.findall(r'data-thing="([^"]*)"', board))
        wanted = progress.step.lit or lit
        assert not set(progress.step.lit) - shown, f"{progress.step.id} lights {set(progress.step.lit) - shown}"
        assert not wanted or set(lit) & shown, f"{progress.step.id} lights nothing: {lit}"


@pytest.mark.parametrize("name", CATALOGUE)
def test_picks_in_any_order_can_be_touched_one_after_another(name: str) -> None:
    """The board is drawn before the first pick, and has every later one under the name by which it is touched."""
    rules = game(name)
    shown: set[str] = set()
    asked: object = None
    for table, progress in followed(lesson_of(name)):
        expected, options = progress.expected, table.s.options
        if expected is None or expected.seat != progress.lesson.learner or table.ask is None or not table.ask.any_order:
            asked = None
            continue
        if asked is not type(table.ask):
            asked = type(table.ask)
            view, things = table.view(expected.seat), progress.touched(options)
            board = draw(package(name), view, rules.tongue("en"), "", things).board
            shown = set(re.findall(r'data-thing="([^"]*)"', board))
        things = [thing for option in progress.offered(options) for thing in option.things()]
        assert not things or set(things) & shown, f"{progress.step.id}: {expected.key} has no place on the board"


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", CATALOGUE)
def test_a_lesson_says_short_sentences(name: str, code: str) -> None:
    """One sentence for each thing the learner does, an answer after it; every word is said, and no other."""
    tongue = game(name).tongue(code)
    said = {"lesson " + key for key in tongue.section("lesson")}
    used: set[str] = set()
    for _, progress in followed(lesson_of(name)):
        used |= {each for each in (progress.says, progress.explains) if each}
        assert 1 <= len(SPOKEN.findall(plain(tongue.word(progress.says)))) <= LONGEST, tongue.word(progress.says)
        if tongue.has_word(progress.explains):
            assert len(SPOKEN.findall(plain(tongue.word(progress.explains)))) <= LONGER, tongue.word(progress.explains)
        used |= {f"lesson {progress.step.id} {answer}" for answer in progress.step.wrong.values()}
    assert said - used == set(), "nobody is ever told this"
    assert {each for each in used - said if not each.endswith(" why")} == set()


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_is_said_while_others_choose_can_be_read_afterwards(name: str) -> None:
    """Others choose faster than anybody reads: a step that is only watched keeps its explanation beside its answer."""
    tongue = game(name).tongue("en")
    for _, progress in followed(lesson_of(name)):
        step = progress.step
        watched = bool(step.line) and all(each.seat != progress.lesson.learner for each in step.line)
        if progress.is_answered:
            told = f"lesson {step.id} why" if watched else ""
            assert progress.explains == told
        if watched and not tongue.has_word(f"lesson {step.id} why"):
            assert len(SPOKEN.findall(plain(tongue.word(f"lesson {step.id} say")))) <= FLEETING, step.id


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_step_that_is_read_lights_one_thing_or_a_pair(name: str) -> None:
    for step in lesson_of(name).steps:
        assert len(step.lit) <= PAIR, step.id


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_signs_of_a_game_are_explained(name: str) -> None:
    """The legend shows signs that are drawn; a lesson meets no others."""
    tongue = game(name).tongue("en")
    signs = {key.rpartition(" ")[0] for key in tongue.section("legend")}
    assert signs
    assert signs <= set(pictures_of(name))
    assert {sign for step in lesson_of(name).steps for sign in step.signs} <= signs
    assert tongue.section("goal").keys() == {"wins", "ends"}


@pytest.mark.parametrize("name", CATALOGUE)
def test_wrong_answers_are_about_things_that_could_be_touched(name: str) -> None:
    """What a step answers specially is on the board at some moment of it."""
    tongue = game(name).tongue("en")
    for step in lesson_of(name).steps:
        shown: set[str] = set()
        for table, progress in followed(lesson_of(name)):
            if progress.step is step and progress.is_mine:
                lit = progress.lit(table.s.options)
                board = draw(package(name), table.view(progress.lesson.learner), tongue, "", lit).board
                shown |= set(re.findall(r'data-thing="([^"]*)"', board))
                shown |= {each for also in re.findall(r'data-also="([^"]*)"', board) for each in also.split("|")}
        for start in step.wrong:
            assert any(thing.startswith(start) for thing in shown), f"{step.id}: nothing is called {start!r}"


PEBBLES = {
    "seats": 2,
    "seed": 1,
    "before": ["1 begin"],
    "step": [
        {"id": "goal", "lit": ["goal"], "signs": ["coin"]},
        {"id": "take", "play": ["0 take 1", "1 take 2", "0 take 3"], "wrong": {"heap": "heap"}, "signs": ["heap"]},
        {"id": "end"},
    ],
}


@pytest.fixture
def pebbles() -> Lesson:
    return parse_lesson(game(CATALOGUE[0]), PEBBLES)


def test_a_lesson_waits_for_the_learner_and_plays_the_others(pebbles: Lesson) -> None:
    lengths = [(step.id, step.first, step.last) for step in pebbles.steps]
    assert lengths == [("goal", 1, 1), ("take", 1, 4), ("end", 4, 4)]
    goal = Progress(pebbles, 0, 1)
    first, other, second, done = (Progress(pebbles, 1, made) for made in range(1, 5))

    assert [each.is_mine for each in (goal, first, other, second, done)] == [True, True, False, True, True]
    assert [each.is_answered for each in (goal, first, done)] == [False, False, True]
    assert [first.accepts(0, key) for key in ("take 1", "take 2")] == [True, False]
    assert (goal.expected, other.expected, done.expected) == (None, Decision(1, "take 2"), None)
    assert (first.says, second.says, done.says) == ("lesson take say", "lesson take say 2", "lesson take done")
    assert first.after(2) == Decision(0, "take 3")


def test_back_leads_to_the_beginning_of_a_step_and_then_to_the_one_before(pebbles: Lesson) -> None:
    def back(number: int, made: int) -> LessonStep:
        return Progress(pebbles, number, made).back()

    assert (back(1, 2).id, back(1, 1).id, back(2, 4).id, back(0, 1).id) == ("take", "goal", "take", "goal")


def test_what_is_touched_instead_is_answered(pebbles: Lesson) -> None:
    assert Progress(pebbles, 1, 1).answer(["seat 1", "heap 3"]) == "lesson take heap"
    assert Progress(pebbles, 1, 1).answer(["seat 1"]) == ""


def test_signs_are_met_one_after_the_other(pebbles: Lesson) -> None:
    assert [Progress(pebbles, number, 1).met() for number in range(2)] == [["coin"], ["coin", "heap"]]


def test_a_lesson_that_no_longer_fits_is_not_gone_on_with() -> None:
    """The rules offer something else than the script says: the table is played freely."""
    lesson = lesson_of(CATALOGUE[0])
    first, then = [number for number, each in enumerate(lesson.steps) if each.line][:2]
    table = table_of(game(lesson.game), lesson.record(game(lesson.game).rules))

    assert Progress(lesson, first, lesson.steps[first].first).fits(table.s)
    assert not Progress(lesson, then, lesson.steps[then].first).fits(table.s)
    assert not Progress(lesson, len(lesson.steps), 0).fits(table.s)
