"""Puzzles in the terminal: listed, and tried at a prompt."""

from __future__ import annotations

import time
from typing import Final

from rich.console import Console
from rich.text import Text

from embertable.cli.ink import ink, labels
from embertable.cli.screen import Screen
from embertable.cli.words import say, words_of
from embertable.coach.puzzle import NoPuzzle, Puzzle, ordered, puzzle_of
from embertable.coach.puzzle_answer import hint_line, is_right, reason_lines, rival
from embertable.coach.puzzle_day import daily
from embertable.core.flow import State, asked, find_option
from embertable.core.game import AnyGame
from embertable.games import CATALOGUE
from embertable.games import game as game_named

DAY: Final = 24 * 3600
HINT, ANSWER = "?", "!"


def list_puzzles(code: str) -> None:
    """How many puzzles each game has, by the level that solves them."""
    words = words_of(code)
    console = Console(highlight=False)
    for name in CATALOGUE:
        game = game_named(name)
        grades = [puzzle.grade for puzzle in ordered(game)]
        counted = "  ".join(f"{grade}: {grades.count(grade)}" for grade in sorted(set(grades)))
        console.print(Text.assemble((game.tongue(code).word("title"), "bold"), f"  {len(grades)}  ", (counted, "dim")))
    console.print(Text(say(words, "puzzles by level"), style="dim"))
    found = daily(int(time.time()) // DAY)
    if found is not None:
        game, puzzle = found
        console.print(Text(f"{say(words, 'puzzle of day')}: {game.id} {puzzle.id}"))


def try_puzzle(name: str, wanted: str | None, code: str) -> None:
    """Show a moment and ask until the right option is typed, or the answer is asked for."""
    game = game_named(name)
    offered = ordered(game)
    if wanted is None and not offered:
        raise NoPuzzle("no puzzle", game=name, puzzle="")
    puzzle = puzzle_of(game, wanted) if wanted is not None else offered[int(time.time()) // DAY % len(offered)]
    Trial(game, puzzle, code, Console(highlight=False)).ask()


class Trial:
    """One puzzle in front of somebody."""

    def __init__(self, game: AnyGame, puzzle: Puzzle, code: str, console: Console) -> None:
        self.game = game
        self.puzzle = puzzle
        self.screen = Screen(console, game, code, words_of(code), puzzle.seat)
        self.s: State = puzzle.position(game)
        self.keys = [option.key() for option in self.s.options]
        self.tried = ""  # what was not right, the last time

    def ask(self) -> None:
        """Show the moment, and take answers."""
        screen = self.screen
        screen.header(self.puzzle.id)
        screen.console.print(screen.table(self.game.view(self.s, self.puzzle.seat)))
        screen.console.print(screen.question(asked(self.s), self.s.options))
        screen.tell("puzzle how")
        try:
            while not self.answer(input(screen.say("prompt"))):
                pass
        except (EOFError, KeyboardInterrupt):
            screen.console.print()

    def answer(self, typed: str) -> bool:
        """Take one answer; whether the puzzle is over."""
        screen, puzzle = self.screen, self.puzzle
        typed = typed.strip()
        if typed == HINT:
            hint = hint_line(self.game, puzzle, screen.tongue)
            screen.tell("puzzle hint is", reason=hint) if hint else screen.tell("puzzle hint none")
            return False
        if typed == ANSWER:
            self.explain()
            return True
        if not (typed.isascii() and typed.isdecimal() and 0 < int(typed) <= len(self.keys)):
            screen.tell("puzzle how")
            return False
        key = self.keys[int(typed) - 1]
        if is_right(puzzle, key):
            screen.tell("puzzle found")
            self.explain()
            return True
        self.tried = key
        screen.tell("puzzle better")
        if key in puzzle.verdict.losses:
            screen.tell("puzzle less", percent=round(100 * puzzle.verdict.losses[key]))
        return False

    def explain(self) -> None:
        """What is right, why it is better than what was tried, and what was played."""
        screen, puzzle = self.screen, self.puzzle
        screen.tell("puzzle best", best=", ".join(map(self.said, puzzle.accept)))
        for line in reason_lines(self.game, puzzle, rival(puzzle, self.tried), screen.tongue):
            screen.console.print(Text(f"  {line}"))
        screen.tell("puzzle played", played=self.said(puzzle.played))

    def said(self, key: str) -> str:
        """An option in words."""
        option = find_option(self.s, self.puzzle.seat, key)
        return ink(labels(self.game, [option], self.screen.voice)[0], self.screen.me).plain
