"""Games by the hundred, in as many processes as one likes: the results depend on the plan alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

from embertable.core.weights import Weights, parse_weights, write_weights
from embertable.games import game
from embertable.lab.training.match import duel
from embertable.lab.training.plan import Plan
from embertable.lab.training.recipe import Recipe
from embertable.lab.training.rows import Lesson
from embertable.lab.training.selfplay import lesson

Spec = tuple[str, int, Any, Recipe]
"""A plan as it travels: plain values only."""

T = TypeVar("T")
Progress = Callable[[str, int, int], None]
"""Called with what is being played, the games finished and the games asked for."""


class Work:
    """Where games are played: here, or in processes of their own."""

    def __init__(self, plan: Plan, processes: int, progress: Progress) -> None:
        self.plan = plan
        self.spec: Spec = (plan.game.id, plan.seats, plan.variants, plan.recipe)
        self.progress = progress
        self.pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn")) if processes > 1 else None

    def close(self) -> None:
        """Send the processes home."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def lessons(self, mind: Weights | None, seed: int, games: int, iterations: int) -> list[Lesson]:
        """Games of a mind against itself."""
        played: Iterator[Lesson]
        if self.pool is None:
            played = (lesson(self.plan, mind, seed + number, iterations) for number in range(games))
        else:
            tasks = [(self.spec, text_of(mind), seed + number, iterations) for number in range(games)]
            played = self.pool.map(lesson_apart, tasks)
        return list(self.watched("self-play", played, games))

    def match(self, new: Weights | None, old: Weights | None, seed: int, games: int) -> float:
        """How many games of a match the new mind won; halves for draws."""
        played: Iterator[float]
        if self.pool is None:
            played = (duel(self.plan, new, old, number, seed) for number in range(games))
        else:
            tasks = [(self.spec, text_of(new), text_of(old), number, seed) for number in range(games)]
            played = self.pool.map(duel_apart, tasks)
        return sum(self.watched("match", played, games))

    def watched(self, what: str, played: Iterator[T], games: int) -> Iterator[T]:
        """The same, telling how far it is."""
        for done, each in enumerate(played, start=1):
            self.progress(what, done, games)
            yield each


def text_of(mind: Weights | None) -> str:
    """Weights as they travel."""
    return "" if mind is None else write_weights(mind)


def mind_from(plan: Plan, text: str) -> Weights | None:
    """Weights that have travelled."""
    return parse_weights(text, plan.mind.reading.traits, plan.game.rules) if text else None


def plan_from(spec: Spec) -> Plan:
    """A plan that has travelled."""
    name, seats, variants, recipe = spec
    return Plan(game(name), seats, variants, recipe)


def lesson_apart(task: tuple[Spec, str, int, int]) -> Lesson:
    """One game to learn from, in a process of its own."""
    spec, mind, seed, iterations = task
    plan = plan_from(spec)
    return lesson(plan, mind_from(plan, mind), seed, iterations)


def duel_apart(task: tuple[Spec, str, str, int, int]) -> float:
    """One game of a match, in a process of its own."""
    spec, new, old, number, seed = task
    plan = plan_from(spec)
    return duel(plan, mind_from(plan, new), mind_from(plan, old), number, seed)
