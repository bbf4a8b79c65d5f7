"""A person at a lesson: one sentence at a time, the real table, then free play."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from embertable.bots import bot
from embertable.cli.keyboard import Keyboard
from embertable.cli.saves import Saved, data_directory, new_path, read_saved
from embertable.cli.screen import HERE, Screen
from embertable.cli.session import Quit, Session
from embertable.cli.words import words_of
from embertable.coach.lesson import Lesson, Progress, lesson_of
from embertable.core.errors import BadRecord
from embertable.core.text.marks import plain
from embertable.games import game
from embertable.table import UNDO, table_of

OPPONENTS: Final = "level:1"


def start_lesson(name: str, code: str) -> None:
    """Go on with the lesson of a game, or begin it."""
    rules = game(name)
    lesson = lesson_of(rules.id)
    saved = kept_lesson(lesson)
    bots = [bot(each, seat + 1) if each else None for seat, each in enumerate(saved.bots)]
    screen = Screen(Console(highlight=False), rules, code, words_of(code), saved.seat)
    LessonSession(saved, bots, screen, Keyboard()).learn(lesson)


def lesson_path(name: str) -> Path:
    """Where the lesson of a game is kept while it is not finished."""
    return data_directory() / "lessons" / f"{name}.json"


def kept_lesson(lesson: Lesson) -> Saved:
    """The table of a lesson as it was left; a new one where there is none, or where it no longer fits."""
    rules, path = game(lesson.game), lesson_path(lesson.game)
    if path.is_file():
        try:
            saved = read_saved(path)
        except BadRecord:
            path.unlink()
        else:
            if saved.parting is None and saved.table.record.seed == lesson.seed:
                return saved
    bots = ["" if seat == lesson.learner else OPPONENTS for seat in range(lesson.seats)]
    return Saved(path, table_of(rules, lesson.record(rules.rules)), lesson.learner, bots)


class LessonSession(Session):
    """One sitting of somebody who learns."""

    progress: Progress
    shown = False  # whether the accepted option was pointed out

    def learn(self, lesson: Lesson) -> None:
        """Follow the lesson to its end, then play freely."""
        self.progress = resumed(lesson, len(self.table.record.decisions))
        try:
            while not self.progress.is_over:
                self.follow()
        except (Quit, EOFError, KeyboardInterrupt):
            self.saved.write()
            self.screen.console.print()
            self.screen.tell("lesson kept", game=lesson.game)
            return
        self.saved.forget()
        self.saved.path = new_path(lesson.game, datetime.now())
        Session(self.saved, self.bots, self.screen, self.keyboard).play()

    def follow(self) -> None:
        """One choice of the lesson, or one sentence that is only read."""
        expected = self.progress.expected
        if expected is not None and expected.seat != self.me:
            if self.progress.made == self.progress.step.first:
                self.speak()
            self.table.choose(expected.seat, expected.key)
            for sentence in self.screen.sentences(self.table.log(self.me, len(self.table.past))):
                self.screen.happened(sentence)
        elif expected is not None:
            self.shown = False
            self.turn()
        else:
            self.read_on()
        self.to_step(self.progress.number)

    def to_step(self, number: int) -> None:
        """Be at a step, after as many decisions as the table has."""
        self.progress = Progress(self.progress.lesson, number, len(self.table.record.decisions))

    def draw(self) -> None:
        """The table with its question, and below it the sentence of the lesson."""
        super().draw()
        self.speak()

    def speak(self) -> None:
        """The step, its sentence, and why."""
        screen, progress = self.screen, self.progress
        steps = len(progress.lesson.steps)
        screen.console.print(Text(screen.say("lesson step", n=progress.number + 1, of=steps), style="dim"))
        screen.console.print(Text(plain(screen.tongue.word(progress.says)), style=HERE))
        if not progress.is_answered and screen.tongue.has_word(progress.explains):
            screen.console.print(Text(plain(screen.tongue.word(progress.explains))))

    def read_on(self) -> None:
        """A sentence without a choice: the table as it is, and Enter."""
        self.screen.console.print(self.screen.table(self.table.view(self.me)))
        self.speak()
        line = self.keyboard(self.screen.say("lesson enter"))
        meant = self.commands.get(line.strip().casefold(), "")
        if meant == "undo":
            self.undo("")
        elif meant:
            self.acts[meant]("")
        else:
            self.to_step(self.progress.number + 1)

    def answer(self, line: str) -> bool:
        """Enter alone points the option out, and then takes it."""
        if line.strip():
            return super().answer(line)
        keys = [option.key() for option in self.table.s.options]
        expected = self.progress.expected
        assert expected is not None, "somebody who is asked is expected to choose"
        at = keys.index(expected.key)
        if self.shown:
            return self.choose(at)
        self.shown = True
        self.screen.console.print(self.screen.options(self.table.s.options, [at]))
        return False

    def choose(self, option: int) -> bool:
        """Choose what the lesson accepts; of anything else it says one line, and nothing is lost."""
        progress, chosen = self.progress, self.table.s.options[option]
        if progress.accepts(self.me, chosen.key()):
            return super().choose(option)
        name = progress.answer(list(chosen.things()))
        said = self.screen.tongue.word(name) if name else self.screen.say("lesson other")
        self.screen.console.print(Text(plain(said)))
        return False

    def undo(self, argument: str) -> bool:
        """In a lesson it leads to the beginning of the step, or to the one before."""
        to = self.progress.back()
        count = len(self.table.record.decisions) - to.first
        if count:
            self.table.accept(self.table.propose(self.table.entry(UNDO, self.me, str(count))))
        self.to_step(self.progress.lesson.steps.index(to))
        return True


def resumed(lesson: Lesson, made: int) -> Progress:
    """Where somebody goes on who left after so many decisions: at the first step that is not done, or where one begins
    to read towards it.
    """
    steps = lesson.steps
    number = next((number for number, step in enumerate(steps) if step.last > made), len(steps) - 1)
    while number and not steps[number - 1].line:
        number -= 1
    return Progress(lesson, number, made)
