"""Many games on the command line: where they are played, a bar that shows how far it is, and what Ctrl-C leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from embertable.cli.words import say
from embertable.core.errors import EmbertableError
from embertable.core.text.tongue import Tongue
from embertable.lab.data.rows import GameRow
from embertable.lab.data.run import Run, RunFolder
from embertable.lab.sitting import Sitting
from embertable.lab.where import Place, place_of

INTERRUPTED = 130

Tell = Callable[[Sequence[GameRow]], None]
Rounds = Generator[Sequence[Sitting], Sequence[GameRow], object]
"""Games to be played; told how they went, the next."""


class NothingKept(EmbertableError):
    """Nothing can be gone on with where nothing is kept."""


@dataclass(frozen=True)
class Kept:
    """Where games are played, and the folder they are kept in."""

    on: str
    jobs: int
    output: Path | None
    resume: bool

    @contextmanager
    def running(self, about: dict[str, Any], words: Tongue) -> Iterator[Running]:
        """A run: everything that could refuse it has been asked before the first game."""
        if self.resume and self.output is None:
            raise NothingKept("resume nothing")
        folder = None if self.output is None else RunFolder(self.output, about, self.resume)
        run = Run(folder)
        place = place_of(self.on, self.jobs)
        try:
            yield Running(run, place, words)
        finally:
            place.close()


class Running:
    """Games being played in front of somebody."""

    def __init__(self, run: Run, place: Place, words: Tongue) -> None:
        self.run = run
        self.place = place
        self.words = words

    def play(self, sittings: Sequence[Sitting], tell: Tell) -> None:
        """Play them all and tell."""

        def once() -> Rounds:
            return (yield sittings)

        self.play_rounds(once(), tell)

    def play_rounds(self, rounds: Rounds, tell: Tell) -> None:
        """Play round after round and tell; what Ctrl-C leaves is told too, with how to go on."""
        asked_for = 0
        rows: Sequence[GameRow] = ()
        try:
            sittings = next(rounds)
            while True:
                asked_for += len(sittings)
                rows = self.shown(sittings)
                sittings = rounds.send(rows)
        except StopIteration:
            self.run.finish()
        except KeyboardInterrupt:
            self.broken_off(asked_for, tell)
        tell(self.run.rows[:asked_for])

    def broken_off(self, games: int, tell: Tell) -> None:
        """Somebody has had enough."""
        rows = self.run.rows
        if rows:
            tell(rows)
        name = "broken off" if self.run.folder is None else "broken off kept"
        print(say(self.words, name, done=len(rows), games=games), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)

    def shown(self, sittings: Sequence[Sitting]) -> list[GameRow]:
        """Play while a bar on the error stream shows how far it is, how fast, and how long it will take."""
        with bar(say(self.words, "playing"), self.words) as shown:
            task = shown.add_task("", total=len(sittings))
            return self.run.play(sittings, self.place, lambda done, _: shown.update(task, completed=done))


def bar(text: str, words: Tongue) -> Progress:
    """Games finished and asked for, how fast, and the time left; it leaves nothing behind, in a file neither."""
    console = Console(stderr=True)
    return Progress(
        TextColumn(text),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(words),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


class Rate(TextColumn):
    """Games a second, lately."""

    def __init__(self, words: Tongue) -> None:
        super().__init__("")
        self.words = words

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else say(self.words, "rate", rate=f"{speed:.1f}"))
