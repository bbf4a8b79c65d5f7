"""Games by the hundred, wherever there is room: the results depend on the plan alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from embertable.core.weights import Weights, parse_weights, write_weights
from embertable.lab.training.match import duel
from embertable.lab.training.plan import Plan
from embertable.lab.training.rows import Lesson
from embertable.lab.training.selfplay import lesson
from embertable.lab.where import Place, in_order

T = TypeVar("T")
Progress = Callable[[str, int, int], None]
"""Called with what is being played, the games finished and the games asked for."""


class Work:
    """What is played for a plan, and where."""

    def __init__(self, plan: Plan, place: Place, progress: Progress) -> None:
        self.plan = plan
        self.place = place
        self.progress = progress

    def lessons(
        self, mind: Weights | None, seed: int, games: int, iterations: int, before: int = 0
    ) -> Iterator[Lesson]:
        """Games of a mind against itself, without so many that were played before."""
        text = text_of(mind)
        tasks = [(self.plan, text, seed + number, iterations) for number in range(before, games)]
        return self.watched("self-play", in_order(lesson_apart, tasks, self.place), games, before)

    def match(self, new: Weights | None, old: Weights | None, seed: int, games: int) -> float:
        """How many games of a match the new mind won; halves for draws."""
        tasks = [(self.plan, text_of(new), text_of(old), number, seed) for number in range(games)]
        return sum(self.watched("match", in_order(duel_apart, tasks, self.place), games))

    def watched(self, what: str, played: Iterator[T], games: int, before: int = 0) -> Iterator[T]:
        """The same, telling how far it is."""
        for done, each in enumerate(played, start=before + 1):
            self.progress(what, done, games)
            yield each


def text_of(mind: Weights | None) -> str:
    """Weights as they travel."""
    return "" if mind is None else write_weights(mind)


def mind_from(plan: Plan, text: str) -> Weights | None:
    """Weights that have travelled."""
    return parse_weights(text, plan.mind.reading.traits, plan.game.rules) if text else None


def lesson_apart(task: tuple[Plan, str, int, int]) -> Lesson:
    """One game to learn from, by whoever is asked for it."""
    plan, mind, seed, iterations = task
    return lesson(plan, mind_from(plan, mind), seed, iterations)


def duel_apart(task: tuple[Plan, str, str, int, int]) -> float:
    """One game of a match, by whoever is asked for it."""
    plan, new, old, number, seed = task
    return duel(plan, mind_from(plan, new), mind_from(plan, old), number, seed)
