"""What to play: a list of games, or one that was not finished."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from embertable.bots import UnknownBot, bot
from embertable.cli.keyboard import Keyboard
from embertable.cli.saves import Saved, kept_tables, read_saved
from embertable.cli.screen import HERE
from embertable.cli.understand import folded
from embertable.cli.words import say
from embertable.core.errors import EmbertableError
from embertable.core.game import AnyGame
from embertable.core.text.table import sentence_of
from embertable.core.text.tongue import Tongue, finish
from embertable.games import CATALOGUE, game


class Menu:
    """Asks what to play, in one language."""

    def __init__(self, console: Console, code: str, words: Tongue, keyboard: Keyboard) -> None:
        self.console = console
        self.code = code
        self.words = words
        self.keyboard = keyboard

    def say(self, name: str, **things: object) -> str:
        """A sentence of the interface."""
        return say(self.words, name, **things)

    def tell(self, name: str, **things: object) -> None:
        """Print a sentence of the interface."""
        self.console.print(Text(self.say(name, **things)))

    def choose(self) -> AnyGame | Saved:
        """A game of the catalogue, or a table that was kept."""
        kept = self.kept()
        things: list[AnyGame | Saved] = [*kept, *[game(name) for name in CATALOGUE]]
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for number, thing in enumerate(things, start=1):
            if number == 1 and kept:
                grid.add_row("", Text(self.say("unfinished"), style="dim"))
            if number == len(kept) + 1:
                grid.add_row("", Text(self.say("new games"), style="dim"))
            grid.add_row(Text(str(number), style=HERE), self.line(thing))
        self.console.print(Text(self.say("welcome"), style="bold"))
        self.console.print(Padding(grid, (0, 0, 0, 2)))
        return things[self.number(len(things)) - 1]

    def line(self, thing: AnyGame | Saved) -> Text:
        """A game or a kept table on one line, or two."""
        if isinstance(thing, Saved):
            return Text(self.describe(thing), style="bold")
        tongue = thing.tongue(self.code)
        about = f"{self.say('seats of', span=span(thing.seats))} · {self.say('minutes', span=minutes(thing))}"
        return Text.assemble((tongue.word("title"), "bold"), (f"  {about}\n", "dim"), tongue.word("tagline"))

    def kept(self) -> list[Saved]:
        """Tables that can be played on, the latest first; says which cannot."""
        found: list[Saved] = []
        for path in kept_tables():
            saved = self.opened(path)
            if saved is not None:
                found.append(saved)
        return found

    def opened(self, path: Path) -> Saved | None:
        """A kept table, or the sentence that says why not."""
        try:
            saved = read_saved(path)
        except EmbertableError as error:
            self.tell("cannot resume", path=path, why=sentence_of(error, self.code))
            return None
        if saved.parting is not None:
            self.tell("rules changed", path=path, common=saved.parting.common, decisions=saved.parting.then)
        return saved

    def offer(self, wanted: AnyGame) -> Saved | None:
        """The latest kept table of a game, if the person wants to go on with it."""
        for path in kept_tables(wanted.id):
            saved = self.opened(path)
            if saved is not None:
                self.tell("left", what=self.describe(saved))
                answer = self.keyboard(self.say("go on") + " ")
                return None if folded(answer) in self.say("no").split() else saved
        return None

    def describe(self, saved: Saved) -> str:
        """A kept table in a few words."""
        record = saved.table.record
        left = datetime.fromtimestamp(saved.path.stat().st_mtime)
        return self.say(
            "saved game",
            title=saved.table.game.tongue(self.code).word("title"),
            seats=record.seats,
            decisions=len(record.decisions),
            when=f"{left:%d.%m.%Y %H:%M}" if time.time() - left.timestamp() > 60 * 60 * 12 else f"{left:%H:%M}",
        )

    def number(self, last: int) -> int:
        """A number up to `last`; the first by just pressing Enter."""
        while True:
            line = self.keyboard(self.say("prompt")).strip()
            if not line:
                return 1
            if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= last:
                return int(line)
            self.tell("choose number", last=last)

    def wants_more(self) -> bool:
        """Whether the person wants another game with the same players."""
        try:
            return folded(self.keyboard(self.say("once more") + " ")) in self.say("yes").split()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False

    def seats(self, wanted: AnyGame, usual: int) -> int:
        """How many play."""
        if len(wanted.seats) == 1:
            return usual
        while True:
            line = self.keyboard(self.say("how many seats", span=span(wanted.seats), usual=usual) + " ").strip()
            if not line:
                return usual
            if line.isdecimal() and len(line) < 4 and int(line) in wanted.seats:
                return int(line)
            self.tell("choose seats", span=span(wanted.seats))

    def bots(self, usual: str) -> str:
        """Whom to play against."""
        while True:
            line = self.keyboard(self.say("which bots", usual=usual.partition(":")[2]) + " ").strip() or usual
            line = f"level:{line}" if line.isdecimal() else line
            try:
                bot(line)
            except UnknownBot as error:
                self.console.print(Text(finish(sentence_of(error, self.code))))
            else:
                return line


def span(numbers: range) -> str:
    """Numbers of seats as a person writes them: 2–4."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def minutes(wanted: AnyGame) -> str:
    """How long a game takes: 20–30."""
    return "–".join(str(each) for each in dict.fromkeys(wanted.minutes))
