"""A training as a command: a line that tells how far it is, and a page at the end."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final

from rich.progress import Progress

from embertable.cli.parse import variants_from
from embertable.cli.running import bar
from embertable.cli.words import say, words_of
from embertable.core.errors import EmbertableError
from embertable.core.files import make_folder, write_text
from embertable.core.game import check_seats
from embertable.core.text.tongue import Tongue
from embertable.core.weights import write_weights
from embertable.games import game

try:
    from embertable.lab.training.plan import Plan
    from embertable.lab.training.recipe import Recipe
    from embertable.lab.training.report import report
    from embertable.lab.training.run import Step, Training
    from embertable.lab.where import place_of
except ModuleNotFoundError as error:
    raise EmbertableError("no numpy") from error

HOUR: Final = 3600.0
USUAL_STEPS: Final = 10


@dataclass(frozen=True)
class Course:
    """How long, with how much help, and where."""

    hours: float | None
    steps: int | None
    on: str
    jobs: int
    folder: Path | None
    install: bool


def train_mind(
    name: str,
    seats: int | None,
    variants: Sequence[str] | None,
    course: Course,
    numbers: Mapping[str, Any],
    code: str,
) -> None:
    """Train until the steps are made or the time is over, and tell what came of it. Numbers not given are usual."""
    wanted = game(name)
    seats = wanted.seats[0] if seats is None else seats
    check_seats(wanted, seats)
    recipe = Recipe(**numbers)
    plan = Plan(wanted, seats, variants_from(wanted, variants), recipe)
    folder = course.folder or Path("training") / f"{wanted.id}-{plan.kind}"
    words = words_of(code)
    line = Line(words)
    place = place_of(course.on, course.jobs)
    try:
        training = Training(plan, folder, place, line.show)
        run(training, course, line)
    finally:
        line.end()
        place.close()
    page = folder / "report.md"
    write_text(page, report(training, wanted.tongue(code)))
    print(say(words, "trained", steps=len(training.course), path=page))
    if course.install:
        install(training, words)


def run(training: Training, course: Course, line: Line) -> None:
    """Step after step."""
    began = monotonic()
    most = course.steps if course.steps is not None or course.hours is not None else USUAL_STEPS
    while most is None or len(training.course) < most:
        if course.hours is not None and monotonic() - began >= course.hours * HOUR:
            break
        line.step = training.next
        step = training.step()
        line.end()
        line.told(step)


class Line:
    """On the error stream: how far the step is, how fast and how long it will take; then what it came to."""

    def __init__(self, words: Tongue) -> None:
        self.words = words
        self.step = 0
        self.what = ""  # is being played
        self.bar: Progress | None = None

    def show(self, what: str, done: int, games: int) -> None:
        """So many games of a part of the step are played."""
        if self.bar is None or what != self.what:
            self.end()
            self.what = what
            self.bar = bar(say(self.words, f"training {what}", step=self.step), self.words)
            self.bar.add_task("", total=games)
            self.bar.start()
        self.bar.update(self.bar.task_ids[0], completed=done)

    def end(self) -> None:
        """Nothing is being played."""
        if self.bar is not None:
            self.bar.stop()
            self.bar = None

    def told(self, step: Step) -> None:
        """What a step came to."""
        text = say(
            self.words,
            "training step",
            step=self.step,
            points=f"{step.points:.1f}",
            won=f"{step.won:g}",
            match=step.match,
            kept=say(self.words, "mind kept" if step.kept else "mind dropped"),
        )
        print(text, file=sys.stderr, flush=True)


def install(training: Training, words: Tongue) -> None:
    """Put the mind where the game looks for it."""
    mind = training.mind()
    if mind is None:
        print(say(words, "nothing learned"))
        return
    home = str(import_module(training.plan.game.package).__file__)
    path = Path(home).parent / "mind" / "weights" / f"{mind.kind}.json"
    make_folder(path.parent)
    write_text(path, write_weights(mind))
    print(say(words, "mind installed", path=path))
