"""A person at a table with bots: shows, asks, and keeps the game after every decision."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from embertable.bots import Bot
from embertable.cli.finding import find_cards
from embertable.cli.ink import labels, seat_name
from embertable.cli.keyboard import Keyboard
from embertable.cli.profile import remember_earned
from embertable.cli.saves import Saved
from embertable.cli.screen import MANY, Screen
from embertable.cli.understand import Command, Pick, Several, folded, understand
from embertable.cli.words import say, words_of
from embertable.coach.hint import hint
from embertable.coach.telling import hint_lines
from embertable.core.errors import CannotWrite
from embertable.core.files import write_text
from embertable.core.record import write_record
from embertable.core.rng import seeded
from embertable.core.text.marks import plain
from embertable.core.text.rulebook import section
from embertable.core.text.table import sentence_of
from embertable.core.text.tongue import REFERENCE, Tongue
from embertable.table import CannotUndo
from embertable.table.why import refused

COMMANDS: Final = ("undo", "why", "hint", "inspect", "log", "table", "score", "save", "concede", "help", "quit")
HINT_ITERATIONS: Final = 1000  # a hint comes within a second or two


class Quit(Exception):
    """The person leaves; the game is kept."""


class Session:
    """One sitting of one person."""

    def __init__(self, saved: Saved, bots: list[Bot | None], screen: Screen, keyboard: Keyboard) -> None:
        self.saved = saved
        self.table = saved.table
        self.me = saved.seat
        self.bots = bots
        self.screen = screen
        self.keyboard = keyboard
        self.commands = spellings(screen.words)
        self.acts: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "why": self.why,
            "hint": self.hint,
            "inspect": self.inspect,
            "log": self.log,
            "table": self.again,
            "score": self.score,
            "save": self.save,
            "concede": self.concede,
            "help": self.help,
            "quit": self.quit,
        }

    def play(self) -> bool:
        """Play until the game is over or the person leaves; whether it was played to its end."""
        self.saved.write()
        try:
            while not (self.table.over or self.table.conceded[self.me]):
                if self.table.seat == self.me:
                    self.turn()
                else:
                    self.let_bot_choose()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.screen.tell("kept")
            return False
        self.end()
        return self.table.over

    def turn(self) -> None:
        """Ask until the person has changed something at the table."""
        self.draw()
        self.keyboard.offer([*self.texts(), *self.commands])
        while not self.answer(self.keyboard(self.screen.say("prompt"))):
            pass

    def draw(self) -> None:
        """The table, what happened since the person's last choice, the question and its options."""
        screen, table = self.screen, self.table
        assert table.ask is not None, "nothing is drawn of a game that is over"
        board = screen.table(table.view(self.me))
        question = screen.question(table.ask, table.s.options)
        since = self.last_own()
        screen.clear()
        screen.header(screen.say("you are", seat=seat_name(screen.tongue, self.me)), *self.opponents())
        screen.console.print(board)
        heading = screen.say("since" if since else "at first")
        screen.log(table.log(self.me, since), heading, screen.room(board, question))
        screen.console.print(question)
        screen.console.print(Text("  " + screen.say("hint"), style="dim"))

    def opponents(self) -> list[str]:
        """Which bots are at the table, if any."""
        names = ", ".join(dict.fromkeys(name for name in self.saved.bots if name))
        return [self.screen.say("bots are", bots=names)] if names else []

    def last_own(self) -> int:
        """The number of the person's last decision; 0 before the first."""
        own = [number for number, made in enumerate(self.table.record.decisions, 1) if made.seat == self.me]
        return own[-1] if own else 0

    def answer(self, line: str) -> bool:
        """Do what a line says; whether the table has changed or must be shown anew."""
        options = self.table.s.options
        meant = understand(line, self.texts(), [option.key() for option in options], self.commands)
        if isinstance(meant, Pick):
            return self.choose(meant.option)
        if isinstance(meant, Command):
            return self.acts[meant.name](meant.argument)
        if isinstance(meant, Several):
            self.screen.tell("several", line=line.strip())
            self.screen.console.print(self.screen.options(options, meant.options))
        elif line.strip().isdecimal():
            self.screen.tell("number range", line=line.strip(), last=len(options))
        elif line.strip() and not self.why_not(line):
            self.screen.tell("no match", line=line.strip())
        return False

    def why_not(self, line: str) -> bool:
        """Say why an option somebody thought of is not offered, where the rules tell."""
        thought = refused(self.table.game, self.table.s, self.me, seeded(self.table.last_entry))
        steps = [step for step, _ in thought]
        texts = [plain(label) for label in labels(self.screen.game, steps, self.screen.voice)]
        meant = understand(line, texts, [step.key() for step in steps], {})
        if not isinstance(meant, Pick):
            return False
        self.screen.console.print(Text(self.screen.tongue.refusal(thought[meant.option][1])))
        return True

    def texts(self) -> list[str]:
        """The options in plain words."""
        return [plain(label) for label in labels(self.screen.game, self.table.s.options, self.screen.voice)]

    def choose(self, option: int) -> bool:
        """Choose an option and keep the game."""
        self.table.choose(self.me, self.table.s.options[option].key())
        self.saved.write()
        return True

    def let_bot_choose(self) -> None:
        """Let the bot of the asked seat think, and keep what it chose."""
        seat = self.table.seat
        assert seat is not None, "a bot is asked only while the game goes on"
        bot = self.bots[seat]
        assert bot is not None, "every seat but the person's has a bot"
        thinks = self.screen.say("thinks", seat=seat_name(self.screen.tongue, seat))
        with self.screen.console.status(thinks, spinner="dots"):
            chosen = bot.choose(self.table.game, self.table.s, seat)
        self.table.choose(seat, chosen.key())
        self.saved.write()
        if self.screen.console.is_terminal:
            for sentence in self.screen.sentences(self.table.log(self.me, len(self.table.past))):
                self.screen.happened(sentence)

    def end(self) -> None:
        """The last events, the final table and the scores."""
        screen, table = self.screen, self.table
        screen.clear()
        screen.header(screen.say("over"))
        screen.console.print(screen.table(table.view(self.me)))
        screen.log(table.log(self.me, self.last_own()), screen.say("since"), MANY)
        if table.conceded[self.me]:
            screen.tell("gave up")
        screen.end(table.scores())
        earned = remember_earned(table)
        if earned:
            screen.tell("earned", names=", ".join(earned))
        record = self.saved.finish()
        screen.tell("seed was", seed=table.record.seed)
        screen.tell("replay it", path=record)

    # Commands. Each says whether the table must be shown anew.

    def undo(self, argument: str) -> bool:
        """Take back the last choice, or all that can be."""
        try:
            if argument:
                self.table.undo_turn(self.me)
            else:
                self.table.undo(self.me)
        except CannotUndo as error:
            self.screen.tell(f"bar {error.bar}")
            return False
        self.saved.write()
        return True

    def why(self, argument: str) -> bool:
        """The rule behind the question."""
        assert self.table.ask is not None, "there is a question while somebody types"
        page = section(self.screen.game.rulebook(self.screen.code), self.table.ask.rule)
        if page is None:
            self.screen.tell("no rule", game=self.screen.game.id)
        else:
            self.screen.page(page)
        return False

    def hint(self, argument: str) -> bool:
        """What a strong mind would choose, and why; it knows no more than the person does."""
        game, s = self.table.game, self.table.s
        thought = hint(game, s, self.me, HINT_ITERATIONS, self.table.last_entry)
        texts = dict(zip([option.key() for option in s.options], self.texts(), strict=True))
        for line in hint_lines(thought, texts, self.screen.tongue):
            self.screen.console.print(Text(f"  {plain(line)}"))
        self.table.note_hint(self.me)
        self.saved.write()
        return False

    def inspect(self, argument: str) -> bool:
        """A card, by its id or part of its name."""
        screen = self.screen
        found = find_cards(screen.game, argument, screen.tongue) if argument else []
        if not argument:
            screen.tell("which card")
        elif not found:
            screen.tell("no card", line=argument)
        elif len(found) == 1:
            screen.card(found[0])
        else:
            screen.tell("several cards", line=argument)
            names = [plain(screen.game.card_text(card.id, screen.tongue).name) for card in found]
            screen.console.print("  " + " · ".join(names), highlight=False, markup=False)
        return False

    def log(self, argument: str) -> bool:
        """Everything that has happened."""
        self.screen.log(self.table.log(self.me), self.screen.say("at first"))
        return False

    def again(self, argument: str) -> bool:
        """The table anew."""
        return True

    def score(self, argument: str) -> bool:
        """The scores as they stand."""
        self.screen.scores(self.table.scores(), self.screen.say("score"))
        return False

    def save(self, argument: str) -> bool:
        """Write the record so far to a file."""
        if not argument:
            self.screen.tell("which file")
            return False
        path = Path(argument).expanduser()
        path = path if path.suffix else path.with_suffix(".ember")
        try:
            write_text(path, write_record(self.table.record))
        except CannotWrite as error:
            self.screen.tell("not saved", why=sentence_of(error, self.screen.code))
        else:
            self.screen.tell("saved", path=path)
        return False

    def concede(self, argument: str) -> bool:
        """Give up, if the person means it. The bots are left to themselves."""
        if folded(self.keyboard(self.screen.say("sure") + " ")) not in self.screen.say("yes").split():
            return False
        self.table.concede(self.me)
        return True

    def help(self, argument: str) -> bool:
        """What can be typed."""
        self.screen.help(COMMANDS)
        return False

    def quit(self, argument: str) -> bool:
        """Leave."""
        raise Quit


def spellings(words: Tongue) -> dict[str, str]:
    """Every way to type a command, in this language and in English."""
    typed: dict[str, str] = {}
    for tongue in (words_of(REFERENCE), words):
        for name in COMMANDS:
            typed.update(dict.fromkeys(folded(say(tongue, f"command {name}")).split(), name))
    return typed
