"""What a person sees of a table: the board, what happened, the question, the options, the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from embertable.cli.ink import ink, labels, seat_name
from embertable.cli.words import say
from embertable.core.flow import Ask, Event, Step
from embertable.core.game import AnyGame, Card, Score, View
from embertable.core.text.rulebook import readable
from embertable.core.text.tongue import ONLOOKER, Tongue, capitalized
from embertable.table import LogLine
from embertable.table.standings import score_sheet, standing_of

HERE: Final = "bold green"
"""What the eye should find first: the question, and the numbers to type."""

FEW: Final = 4
MANY: Final = 16
"""Lines of the log shown above a question: as many as the screen has room for, within these."""

AROUND: Final = 6
"""Lines taken by the header, the headings, the hint and the prompt."""

GAP: Final = 3
SHORT: Final = 6
"""So many options always stand one below the other."""


class Screen:
    """Prints one game in one language for one reader."""

    def __init__(self, console: Console, game: AnyGame, code: str, words: Tongue, me: int | None) -> None:
        self.console = console
        self.game = game
        self.tongue = game.tongue(code)
        self.voice = self.tongue.at(reader=ONLOOKER if me is None else me)  # speaks to the reader
        self.code = code
        self.words = words
        self.me = me

    def voice_at(self, view: View) -> Tongue:
        """The voice about another moment than the one on the screen."""
        return self.tongue.at(reader=self.voice.reader, view=view)

    def say(self, name: str, **things: object) -> str:
        """A sentence of the interface."""
        return say(self.words, name, **things)

    def tell(self, name: str, **things: object) -> None:
        """Print a sentence of the interface."""
        self.console.print(Text(self.say(name, **things)))

    def clear(self) -> None:
        """Begin at the top, on a terminal."""
        if self.console.is_terminal:
            self.console.clear()

    def header(self, *parts: str) -> None:
        """The name of the game and what else should stand above it."""
        title = Text(self.tongue.word("title"), style="bold")
        for part in parts:
            title.append(" · " + part, style="not bold")
        self.console.print(Rule(title, align="left", style="dim"))

    def log(self, lines: Sequence[LogLine], heading: str, most: int | None = None) -> None:
        """What happened, in sentences; the latest where they are too many."""
        sentences = self.sentences(lines)
        if not sentences:
            return
        first = 0 if most is None else max(0, len(sentences) - most)
        self.console.print(Text(heading, style="dim"))
        if first:
            self.console.print(Text("  " + self.say("earlier", count=first), style="dim"))
        for sentence in sentences[first:]:
            self.happened(sentence)

    def happened(self, sentence: Text) -> None:
        """One line of the log."""
        self.console.print(Padding(sentence, (0, 0, 0, 2), expand=False))

    def room(self, *others: RenderableType) -> int:
        """How many lines of the log fit on the screen beside the other things."""
        if not self.console.is_terminal:
            return MANY
        taken = sum(len(self.console.render_lines(each, pad=False)) for each in others)
        return min(MANY, max(FEW, self.console.height - taken - AROUND))

    def table(self, view: View) -> RenderableType:
        """The board, with a little air below; what is said from now on is about it."""
        self.voice.view = view
        return Group(self.game.terminal(view, self.tongue), "")

    def sentences(self, lines: Sequence[LogLine]) -> list[Text]:
        """Log lines in words. A secret choice of which nothing shows is told as such."""
        sentences: list[Text] = []
        for line in lines:
            if line.seat is not None and line.key is None and not line.events:
                sentences.append(ink(self.say("secretly", seat=self.tongue.seat(line.seat)), self.me))
            sentences.extend(self.sentence(event) for event in line.events)
        return sentences

    def sentence(self, event: Event) -> Text:
        """An event in words."""
        return ink(self.game.say(event, self.voice), self.me)

    def question(self, ask: Ask, options: Sequence[Step], chosen: str | None = None) -> RenderableType:
        """The question and its numbered options."""
        asks = Text.assemble(("▶ ", HERE), ink(self.game.say(ask, self.voice), self.me))
        asks.stylize("bold")
        return Group("", asks, self.options(options, range(len(options)), chosen))

    def options(self, options: Sequence[Step], which: Sequence[int], chosen: str | None = None) -> RenderableType:
        """Some of the options with their numbers, side by side where they are many and short."""
        texts = [ink(label, self.me) for label in labels(self.game, options, self.voice)]
        digits = len(str(len(texts)))
        lines: list[Text] = []
        for number in which:
            line = Text.assemble((f"{number + 1:>{digits}}  ", HERE), texts[number])
            lines.append(line.append(" ◀", HERE) if options[number].key() == chosen else line)
        return Padding(in_columns(lines, self.console.width - 2), (0, 0, 0, 2), expand=False)

    def scores(self, scores: Sequence[Score], heading: str) -> None:
        """The scores with their parts."""
        sheet = score_sheet([standing_of(score) for score in scores])
        grid = Grid(box=box.SIMPLE_HEAD, title=heading, title_justify="left", title_style="bold", pad_edge=False)
        grid.add_column(self.say("player"))
        for name, _ in sheet:
            grid.add_column(self.tongue.word(f"score {name}"), justify="right")
        grid.add_column(capitalized(self.tongue.noun("point", "pl", 2)), justify="right", style="bold")
        grid.add_column("")
        for seat, score in enumerate(scores):
            cells = [str(points[seat]) for _, points in sheet]
            grid.add_row(self.player(seat), *cells, str(score.points), "★" if score.wins else "")
        self.console.print(grid)

    def player(self, seat: int) -> Text:
        """A player's name, and whether it is the reader."""
        name = ink(self.tongue.seat(seat), self.me)
        return name + Text(f" ({self.say('you')})") if seat == self.me else name

    def end(self, scores: Sequence[Score]) -> None:
        """The final scores and who won."""
        self.scores(scores, self.say("over"))
        winners = [seat for seat, score in enumerate(scores) if score.wins]
        names = [self.say("you") if seat == self.me else seat_name(self.tongue, seat) for seat in winners]
        if not winners:
            self.tell("nobody wins" if len(scores) == 1 else "drawn")
        elif winners == [self.me]:
            self.tell("you win")
        elif len(scores) > 1:
            self.tell("winner" if len(winners) == 1 else "winners", names=", ".join(names))

    def help(self, commands: Sequence[str]) -> None:
        """What can be typed at a question."""
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for name in ("number", "part"):
            grid.add_row(Text(self.say(f"word {name}"), style="bold"), Text(self.say(f"about {name}")))
        for name in commands:
            typed = self.say(f"command {name}").split()[0] + self.argument(name)
            grid.add_row(Text(typed, style="bold"), Text(self.say(f"about {name}")))
        self.console.print(Padding(grid, (1, 0, 1, 2), expand=False))

    def argument(self, command: str) -> str:
        """What is typed after a command."""
        names = {"save": "word FILE", "inspect": "word CARD"}
        return f" {self.say(names[command])}" if command in names else ""

    def page(self, markdown: str) -> None:
        """A piece of the rules."""
        self.console.print(Padding(Markdown(readable(markdown)), (1, 2)))

    def card(self, card: Card) -> None:
        """A card and what it does."""
        self.console.print(card_panel(self.game, card, self.tongue, self.words))


def card_panel(game: AnyGame, card: Card, tongue: Tongue, words: Tongue) -> Panel:
    """A card with its generated text."""
    text = game.card_text(card.id, tongue)
    lines: list[RenderableType] = [ink(line) for line in text.lines]
    if card.basis == "reconstructed":
        lines.append(Text(f"* {say(words, 'reconstructed')}", style="dim"))
    for ruling in game.rulings_of(card.id, tongue.code):
        lines.append(Markdown(ruling, style="italic"))
    copies = f" · {card.copies}×" if card.copies > 1 else ""
    below = f"{card.id}{copies}"
    return Panel(Group(*lines), title=ink(text.name), subtitle=below, title_align="left", expand=False, padding=(0, 2))


def in_columns(lines: Sequence[Text], width: int) -> RenderableType:
    """Lines one below the other; many short ones side by side, and the long ones below them."""
    short = [line for line in lines if line.cell_len + GAP <= width // 2]
    long = [line for line in lines if line.cell_len + GAP > width // 2]
    widest = max((line.cell_len for line in short), default=0) + GAP
    count = min(width // widest, (len(short) + SHORT - 1) // SHORT)
    if count < 2:
        return Group(*lines)
    rows = (len(short) + count - 1) // count
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*[short[number] for number in range(row, len(short), rows)])
    return Group(grid, *long)
