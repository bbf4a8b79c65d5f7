"""A person learns: a whole lesson in the terminal, wrong answers, back, and going on where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.coach.lesson import Progress, lesson_of
from embertable.core.text.marks import plain
from embertable.games import CATALOGUE, game
from embertable.table import table_of
from tests.cli.driving import Cli

FIRST = CATALOGUE[0]


def said_in(name: str, step: int, what: str) -> str:
    """A sentence of a lesson."""
    return plain(game(name).tongue("en").word(f"lesson {lesson_of(name).steps[step].id} {what}"))


@pytest.mark.parametrize("name", CATALOGUE)
def test_enter_alone_leads_through_a_lesson(cli: Cli, home: Path, name: str) -> None:
    """Every step is said; then the same table is played on as any other."""
    lesson = lesson_of(name)
    choices = sum(each.seat == lesson.learner for step in lesson.steps for each in step.line)

    said = cli("learn", name, typed=[""] * (len(lesson.steps) + 2 * choices) + ["quit"])

    assert said.status == 0
    flat = " ".join(said.out.split())
    assert [step.id for number, step in enumerate(lesson.steps) if said_in(name, number, "say") not in flat] == []
    assert not list((home / "lessons").iterdir())
    assert len(list((home / "playing").iterdir())) == 1


def test_a_lesson_goes_on_where_it_was_left(cli: Cli, home: Path) -> None:
    lesson = lesson_of(FIRST)
    read = next(number for number, step in enumerate(lesson.steps) if step.line)
    left = cli("learn", FIRST, typed=[""] * read + ["", "", "", "quit"])
    assert f"embertable learn {FIRST}" in left.out
    assert (home / "lessons" / f"{FIRST}.json").is_file()

    said = cli("learn", FIRST, typed=["quit"])

    assert said_in(FIRST, read + 1, "say") in " ".join(said.out.split())


def test_another_option_is_answered_and_undo_leads_back(cli: Cli, home: Path) -> None:
    lesson = lesson_of(FIRST)
    read = next(number for number, step in enumerate(lesson.steps) if step.line)
    step, options = lesson.steps[read], table_of(game(FIRST), lesson.record(game(FIRST).rules)).s.options
    answers = {at: Progress(lesson, read, step.first).answer(list(each.things())) for at, each in enumerate(options, 1)}
    at, answer = next((at, name) for at, name in answers.items() if name and options[at - 1].key() != step.line[0].key)

    said = cli("learn", FIRST, typed=[""] * read + [str(at), "", "", "undo", "quit"])

    flat = " ".join(said.out.split())
    assert plain(game(FIRST).tongue("en").word(answer)) in flat
    assert flat.count(said_in(FIRST, read, "say")) == 2
