"""Many tasks, done anywhere, their results in the order of the tasks: the same wherever and by however many.

A place hands out pieces, each a few tasks in a row, to whoever is free. How large a piece is depends on how long tasks
take; what comes out does not.

>>> list(in_order(abs, [-3, 4, -5], Here()))
[3, 4, 5]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from embertable.core.errors import EmbertableError

T = TypeVar("T")
R = TypeVar("R")

Work: TypeAlias = Callable[[T], R]
"""A function of a module, so that other processes find it, from plain values to plain values."""

PIECE_SECONDS: Final = 0.5
"""How long a piece should take: long beside what handing it out costs, short beside the whole."""

DEATHS: Final = 5
"""How often a piece may lose its worker before it is the piece that is to blame."""


class WorkerLost(EmbertableError):
    """Whoever tries this piece of work dies."""


@dataclass
class Piece:
    """A few tasks in a row."""

    first: int
    tasks: Sequence[Any]
    deaths: int = 0


@dataclass(frozen=True)
class Done:
    """What came of a piece."""

    first: int
    results: Sequence[Any]


class Pieces:
    """All tasks, cut as they are handed out. What a lost worker had is handed out again, first."""

    def __init__(self, tasks: Sequence[Any]) -> None:
        self.tasks = tasks
        self.handed = 0
        self.again: list[Piece] = []
        self.seconds = 0.0  # that pieces took so far
        self.done = 0  # tasks in them

    def next(self, workers: int) -> Piece | None:
        """The next piece for one of so many workers; None when all are handed out."""
        if self.again:
            return self.again.pop()
        left = len(self.tasks) - self.handed
        if left == 0:
            return None
        # Near the end pieces get smaller, so that all workers stop at the same time.
        size = max(1, min(self.fitting(), left // (2 * workers)))
        piece = Piece(self.handed, self.tasks[self.handed : self.handed + size])
        self.handed += size
        return piece

    def fitting(self) -> int:
        """How many tasks fill the time of a piece, as far as is known."""
        if self.done == 0:
            return 1
        return int(PIECE_SECONDS / max(self.seconds / self.done, 1e-6))

    def learn(self, piece: Piece, seconds: float) -> None:
        """A piece took so long."""
        self.seconds += seconds
        self.done += len(piece.tasks)

    def lost(self, piece: Piece) -> None:
        """The worker of this piece died: somebody else does it anew."""
        piece.deaths += 1
        if piece.deaths >= DEATHS:
            raise WorkerLost("worker lost", first=piece.first + 1, last=piece.first + len(piece.tasks), times=DEATHS)
        self.again.append(piece)


class Place(Protocol):
    """Where work is done."""

    @property
    def workers(self) -> int:
        """How many work side by side."""

    def run(self, work: Work[Any, Any], pieces: Pieces) -> Iterator[Done]:
        """Do all pieces; each is told as it is done. Whoever stops listening stops the work."""

    def close(self) -> None:
        """Leave the place."""


class Here:
    """In this process, one task after another."""

    workers = 1

    def run(self, work: Work[Any, Any], pieces: Pieces) -> Iterator[Done]:
        """Do all pieces, in their order."""
        for first, task in enumerate(pieces.tasks):
            yield Done(first, [work(task)])

    def close(self) -> None:
        """Nothing to leave."""


def do_piece(work: Work[Any, Any], tasks: Sequence[Any]) -> tuple[float, list[Any]]:
    """The tasks of a piece, by a worker: how long they took and what came of them."""
    start = perf_counter()
    results = [work(task) for task in tasks]
    return perf_counter() - start, results


def as_done(work: Work[T, R], tasks: Sequence[T], place: Place) -> Iterator[tuple[int, R]]:
    """Results as they come, each with the number of its task."""
    for done in place.run(work, Pieces(tasks)):
        yield from enumerate(done.results, done.first)


def in_order(work: Work[T, R], tasks: Sequence[T], place: Place) -> Iterator[R]:
    """Results in the order of their tasks, each as soon as all before it are there."""
    early: dict[int, R] = {}
    wanted = 0
    for number, result in as_done(work, tasks, place):
        early[number] = result
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1
