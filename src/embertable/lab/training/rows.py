"""What many games teach, as long arrays: which traits every side of every position had, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from embertable.core.files import whole
from embertable.core.weights import LAST_STAGE

Ints = NDArray[np.int32]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Lesson:
    """One game. A row is one side of one position."""

    finals: Floats  # by seat and rival, what the sums should have been
    shares: Floats  # by seat and rival, the part in the victory
    decisions: Ints  # by position, how many decisions came before it; those of one beside each other, the taken first
    taken: Ints  # by position: 1 where the game went on, 0 where another option would have led
    stages: Ints  # by position
    places: Ints  # by row, its position
    entries: Ints  # by row, the seat that speaks for the side, or the rival
    values: Floats  # by row, the part in the victory the search expected there; negative where nobody searched
    better: Floats  # by row, in the unit of the game, how much better a search found it than where the game went on
    lengths: Ints  # by row, how many traits
    traits: Ints
    times: Ints

    @property
    def points(self) -> float:
        """What a seat made, on average over the sides."""
        return float(self.finals.mean())


class Positions:
    """Which rows stand against each other: the sides of one position."""

    def __init__(self, places: Ints, positions: int) -> None:
        self.places = places  # by row, its position
        self.positions = positions
        self.sides = np.bincount(places, minlength=positions)  # of each position

    def leads(self, by_row: Floats) -> Floats:
        """How far each row is before the mean of its position."""
        return by_row - (added(self.places, by_row, self.positions) / self.sides)[self.places]

    def chances(self, logits: Floats) -> Floats:
        """By row, the softmax over the sides of its position."""
        best = np.full(self.positions, -np.inf)
        np.maximum.at(best, self.places, logits)
        parts: Floats = np.exp(logits - best[self.places])
        return parts / added(self.places, parts, self.positions)[self.places]


def moments(lesson: Lesson) -> Ints:
    """By position, the number of the first of those of the same decision."""
    return np.maximum.accumulate(np.arange(len(lesson.taken)) * lesson.taken).astype(np.int32)


def siblings(moments: Ints, entries: Ints) -> Positions:
    """Which rows stand beside each other: one side, after each of the options of one decision."""
    sides = int(entries.max(initial=0)) + 1
    return among(moments.astype(np.int64) * sides + entries)


def among(places: Ints | NDArray[np.int64]) -> Positions:
    """Some rows by themselves."""
    found, numbers = np.unique(places, return_inverse=True)
    return Positions(numbers.astype(np.int32), len(found))


class Rows(Positions):
    """Games laid end to end.

    What is learned is a line of weights by trait, and behind it, where weights drift, a line of drifts: a trait counts
    in it from -1 when the game begins to 1 when it ends.
    """

    def __init__(self, lessons: Sequence[Lesson], size: int, drifting: bool = False) -> None:
        self.lessons = lessons
        self.size = size  # how many traits there are
        self.drifting = drifting
        self.traits = joined([each.traits for each in lessons])
        self.times: Floats = joined([each.times for each in lessons]).astype(np.float64)
        self.lengths = joined([each.lengths for each in lessons])  # by row, how many traits
        self.starts = np.cumsum(self.lengths, dtype=np.int64) - self.lengths  # by row, where they begin
        self.count = len(self.lengths)
        self.row_of: Ints = np.repeat(np.arange(self.count, dtype=np.int32), self.lengths)
        before = np.cumsum([0, *[len(each.stages) for each in lessons]])
        numbered = [(each.places + start).astype(np.int32) for each, start in zip(lessons, before[:-1], strict=True)]
        super().__init__(joined(numbered), int(before[-1]))
        self.stages = joined([each.stages for each in lessons])[self.places]
        self.taken = joined([each.taken for each in lessons])[self.places] > 0
        self.better = floats_joined([each.better for each in lessons])
        numbers = joined([moments(each) + start for each, start in zip(lessons, before[:-1], strict=True)])
        self.moments = numbers[self.places]  # by row: the positions of one decision have the same
        self.siblings = siblings(self.moments, joined([each.entries for each in lessons]))
        self.gone: Floats = 2.0 * self.stages / LAST_STAGE - 1.0  # of the game, from its middle
        self.finals = floats_joined([each.finals[each.entries] for each in lessons])
        self.shares = self.parts(floats_joined([each.shares[each.entries] for each in lessons]))
        self.values = floats_joined([each.values for each in lessons])

    def of_taken(self, by_row: Floats) -> Floats:
        """The same, and for what was not taken as much as for what was, in the row of the same side."""
        found = np.zeros(self.siblings.positions)
        found[self.siblings.places[self.taken]] = by_row[self.taken]
        return found[self.siblings.places]

    def parts(self, shares: Floats) -> Floats:
        """Shares of the victory that make one whole in every position, whoever has lost hope by then."""
        whole = added(self.places, shares, self.positions)[self.places]
        return np.where(whole > 0, shares / np.where(whole > 0, whole, 1.0), 1.0 / self.sides[self.places])

    def sums(self, weights: Floats) -> Floats:
        """What the weights of each row add up to."""
        found = added(self.row_of, weights[self.traits] * self.times, self.count)
        if self.drifting:
            drift = weights[self.size :]
            found += self.gone * added(self.row_of, drift[self.traits] * self.times, self.count)
        return found

    def gather(self, by_row: Floats) -> Floats:
        """By trait, the sum over the rows that have it; then the same for drifts."""
        return self.both(self.times, by_row, by_row * self.gone)

    def squares(self, by_row: Floats) -> Floats:
        """The same for the squares of how often they have it."""
        return self.both(self.times * self.times, by_row, by_row * self.gone * self.gone)

    def both(self, times: Floats, by_row: Floats, drifting: Floats) -> Floats:
        """By trait, and then by drift."""
        lines = (by_row, drifting) if self.drifting else (by_row,)
        return np.concatenate([added(self.traits, line[self.row_of] * times, self.size) for line in lines])

    def spread(self) -> Floats:
        """By trait, the standard deviation of how often rows have it."""
        mean = added(self.traits, self.times, self.size) / self.count
        squares = added(self.traits, self.times * self.times, self.size) / self.count
        found: Floats = np.sqrt(np.maximum(0.0, squares - mean * mean))
        return found


def added(where: Ints, what: Floats, size: int) -> Floats:
    """What belongs to the same place, added up."""
    return np.bincount(where, what, size).astype(np.float64, copy=False)


def joined(arrays: Sequence[Ints]) -> Ints:
    """Whole numbers of many games, one after another."""
    return np.concatenate([np.zeros(0, np.int32), *arrays])


def floats_joined(arrays: Sequence[Floats]) -> Floats:
    """Other numbers of many games, one after another."""
    return np.concatenate([np.zeros(0, np.float64), *arrays])


def save(path: Path, lessons: Sequence[Lesson]) -> None:
    """Write games to a file, whole or not at all."""
    parts = {
        f"{number}-{each.name}": getattr(lesson, each.name)
        for number, lesson in enumerate(lessons)
        for each in fields(Lesson)
    }
    with whole(path) as beside, beside.open("wb") as file:
        np.savez_compressed(file, **parts)


def load(path: Path) -> list[Lesson]:
    """The games of a file."""
    with np.load(path) as parts:
        games = len(parts.files) // len(fields(Lesson))
        return [
            Lesson(**{each.name: parts[f"{number}-{each.name}"] for each in fields(Lesson)}) for number in range(games)
        ]
