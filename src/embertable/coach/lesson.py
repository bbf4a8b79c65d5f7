"""Lessons: a first game, played along a line that is known beforehand.

A lesson is a record cut into steps: `text/lesson.toml` of a game says how the game begins and, step by step, what the
learner and the others choose; the words stand in the files of each language as `[words.lesson.STEP]`. One player
follows it for all games: `Progress` says what may be chosen now, what is lit and what is said.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from embertable.core.flow import State, Step, asked
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record
from embertable.core.text.files import read_text
from embertable.games import game as game_named

SCRIPT: Final = "text/lesson.toml"
GO_ON: Final = "lesson next"  # what is chosen where there is nothing but to read on; no option of a game has this key


@dataclass(frozen=True)
class LessonStep:
    """One step: a sentence, what is lit, and the choices by which it is done."""

    id: str
    first: int  # decisions made before it
    line: tuple[Decision, ...]  # the learner's and the others', in their order; none where it is only read
    lit: tuple[str, ...] = ()  # things that glow besides those of the option
    signs: tuple[str, ...] = ()  # that are met here for the first time
    wrong: Mapping[str, str] = field(default_factory=dict)  # by the beginning of a thing's name: what is said of it

    @property
    def last(self) -> int:
        """The decisions made when it is done."""
        return self.first + len(self.line)

    def is_watched(self, learner: int) -> bool:
        """Whether only others choose in it."""
        return bool(self.line) and all(each.seat != learner for each in self.line)


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    seats: int
    learner: int
    variants: dict[str, str]
    seed: int
    before: tuple[Decision, ...]  # what was chosen before the first step
    steps: tuple[LessonStep, ...]

    def record(self, rules: int) -> Record:
        """The game at the first step."""
        return Record(self.game, rules, self.seats, dict(self.variants), self.seed, list(self.before))


class Progress:
    """Where somebody is in a lesson: at which step, after how many decisions."""

    def __init__(self, lesson: Lesson, number: int, made: int) -> None:
        self.lesson = lesson
        self.number = number
        self.made = made

    @property
    def is_over(self) -> bool:
        """Whether the game is played freely from here on."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """The step that is being done."""
        return self.lesson.steps[self.number]

    @property
    def expected(self) -> Decision | None:
        """What is chosen next; None where the step is done, or the lesson."""
        return self.after(0)

    def after(self, picks: int) -> Decision | None:
        """What is chosen next in this step after so many more picks."""
        at = self.made + picks
        if self.is_over or not self.step.first <= at < self.step.last:
            return None
        return self.step.line[at - self.step.first]

    def fits(self, s: State) -> bool:
        """Whether the lesson can go on at this table: what it expects next is offered."""
        expected = self.expected
        if self.is_over or expected is None:
            return not self.is_over
        return bool(s.options) and asked(s).seat == expected.seat and bool(self.offered(s.options))

    def accepts(self, seat: int, key: str) -> bool:
        """Whether this choice follows the lesson."""
        return self.expected == Decision(seat, key)

    @property
    def is_mine(self) -> bool:
        """Whether the lesson waits for the learner: to choose, or to go on."""
        return not self.is_over and (self.expected is None or self.expected.seat == self.lesson.learner)

    @property
    def is_answered(self) -> bool:
        """Whether the learner has done what the step asks."""
        return not self.is_over and bool(self.step.line) and self.made >= self.step.last

    @property
    def says(self) -> str:
        """The name of the sentence that is said now: one for each choice of the learner."""
        if self.is_answered:
            return f"lesson {self.step.id} done"
        made = self.step.line[: self.made - self.step.first]
        nth = sum(each.seat == self.lesson.learner for each in made) + self.is_mine
        return f"lesson {self.step.id} say" + (f" {nth}" if nth > 1 else "")

    @property
    def explains(self) -> str:
        """The name of what is said below it, where anything is; an answer stands alone, but for a step that was only
        watched: others choose faster than anybody reads.
        """
        is_told = not self.is_answered or self.step.is_watched(self.lesson.learner)
        return f"lesson {self.step.id} why" if is_told else ""

    def answer(self, things: Sequence[str]) -> str:
        """The name of what is said of things that were touched instead; empty where nothing special is."""
        step = self.step
        found = (said for start, said in step.wrong.items() for thing in things if thing.startswith(start))
        return next((f"lesson {step.id} {said}" for said in found), "")

    def offered(self, options: Sequence[Step], picks: int = 0) -> list[Step]:
        """Of the options of a question those that the lesson accepts after so many picks."""
        expected = self.after(picks)
        return [option for option in options if expected is not None and option.key() == expected.key]

    def lit(self, options: Sequence[Step]) -> list[str]:
        """The things that glow: those of the accepted option, or those that are spoken of."""
        things = [thing for option in self.offered(options) for thing in option.things()]
        return [*things, *(self.step.lit if not self.is_answered else ())]

    def touched(self, options: Sequence[Step]) -> list[str]:
        """The things that glow now or after further picks of the same question: a board is drawn once for all of them,
        and calls a thing by the name under which it will be touched.
        """
        keys = {each.key for each in self.step.line[self.made - self.step.first :] if each.seat == self.lesson.learner}
        later = [thing for option in options if option.key() in keys for thing in option.things()]
        return list(dict.fromkeys([*self.lit(options), *later]))

    def met(self) -> list[str]:
        """The signs met so far, the latest last."""
        steps = self.lesson.steps[: self.number + 1]
        return list(dict.fromkeys(sign for step in steps for sign in step.signs))

    def back(self) -> LessonStep:
        """The step to go back to: the beginning of this one, or the one before."""
        made = self.step.line[: self.made - self.step.first]
        began = any(each.seat == self.lesson.learner for each in made)  # what others did comes by itself again
        return self.lesson.steps[max(0, self.number if began else self.number - 1)]


@cache
def lesson_of(name: str) -> Lesson:
    """The lesson of a game."""
    text = read_text(game_named(name).package, SCRIPT)
    assert text is not None, f"{name} has no {SCRIPT}"
    return parse_lesson(game_named(name), tomllib.loads(text))


def parse_lesson(game: AnyGame, written: Mapping[str, Any]) -> Lesson:
    """A lesson from its written form."""
    before = decisions_of(written.get("before", ()))
    steps: list[LessonStep] = []
    for each in written["step"]:
        step = LessonStep(
            id=each["id"],
            first=steps[-1].last if steps else len(before),
            line=decisions_of(each.get("play", ())),
            lit=tuple(each.get("lit", ())),
            signs=tuple(each.get("signs", ())),
            wrong=each.get("wrong", {}),
        )
        steps.append(step)
    return Lesson(
        game=game.id,
        seats=written["seats"],
        learner=written.get("learner", 0),
        variants=dict(written.get("variants", {})),
        seed=written["seed"],
        before=before,
        steps=tuple(steps),
    )


def decisions_of(lines: Sequence[str]) -> tuple[Decision, ...]:
    """Choices written as in a record: `0 play red-4`."""
    return tuple(Decision(int(seat), key) for seat, _, key in (line.partition(" ") for line in lines))
