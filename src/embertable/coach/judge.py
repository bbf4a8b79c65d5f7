"""What a strong mind thinks of every option of a question, from what the one who is asked may know.

The options are weighed in the same imagined tables, as a searching bot does, and the worse half is dropped again and
again; but those that are to be compared, such as the one somebody chose, stay to the end. So the difference between
two options is a mean of differences at the same tables, and its doubt is measured there too.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from embertable.bots.search import SearchBot, Tree
from embertable.bots.tree import Node, Scale
from embertable.core.flow import State, Step, fresh
from embertable.core.game import AnyGame

ENOUGH: Final = 6
"""Of fewer imagined tables nobody can tell how sure a difference is."""

UNSURE: Final = 1.0
"""The doubt of what was hardly tried."""

NOISE: Final = 0.01
"""Differences of chance below this are none: searches with other seeds do not agree about them (docs/analysis.md)."""

SURE: Final = 2.0
"""A difference is one when it is larger than so many times its doubt."""


class Weighed:
    """One option: what it brings the seat on average, and how far it is behind the best at the same tables."""

    def __init__(self, key: str, value: float, behind: float, doubt: float, tables: int, shares: list[float]) -> None:
        self.key = key
        self.value = value
        self.behind = behind  # of the best option; never negative
        self.doubt = doubt  # the standard error of that; of the best one that of its value
        self.tables = tables  # how many imagined tables it was tried at
        self.shares = shares  # by seat: what everybody can expect after it

    def is_behind(self) -> bool:
        """Whether the difference is more than noise."""
        return self.behind >= max(NOISE, SURE * self.doubt)

    def is_apart(self) -> bool:
        """Whether it is behind, or was left aside early because it looked worse at once."""
        return self.tables < ENOUGH or self.is_behind()


class Verdict:
    """The options of one question, the best first; those hardly worth a thought come last, as they looked at once."""

    def __init__(self, seat: int, options: list[Weighed], spent: int) -> None:
        self.seat = seat
        self.options = options
        self.spent = spent  # positions looked at

    @property
    def best(self) -> Weighed:
        """What a strong mind would take."""
        return self.options[0]

    def of(self, key: str) -> Weighed | None:
        """What is thought of an option."""
        for option in self.options:
            if option.key == key:
                return option
        return None


class Judge:
    """One judgement of one question."""

    def __init__(self, game: AnyGame, s: State, seat: int, iterations: int, seed: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.bot = SearchBot(seed, iterations=iterations)
        self.tree = Tree(game, self.bot, s, Node(seat), [Scale() for _ in range(s.seats)])
        self.tree.part = 1.0  # a bot spares itself the details; who asks for a judgement wants to know
        self.keys: list[str] = []
        self.values: list[list[list[float]]] = []  # by option, by table: what every seat could expect
        self.tables: list[State] = []  # the imagined tables, in the order of the values
        side = game.grounds().mind.reading.side
        self.firsts = [each for each in range(s.seats) if side(s, each) == each]  # of every side the first seat

    def weigh(self, staying: tuple[str, ...] = ()) -> Verdict:
        """Think until the budget is spent or the matter is clear; these options are compared to the end."""
        tree = self.tree
        table = self.game.imagine(self.s, self.seat, self.bot.rng)
        options = considered(table, staying)
        tree.branches = tree.open(tree.root, table, options)
        self.keys = [option.key() for option in options]
        self.values = [[] for _ in options]
        stays = [number for number, key in enumerate(self.keys) if key in staying]
        left = sorted(range(len(options)), key=tree.worth, reverse=True)
        left = kept(left, tree.finalists(len(left)), stays)
        phases = (len(left) - 1).bit_length()
        for phase in range(1, phases + 1):
            while tree.used() * phases < phase:
                self.compare(left, staying)
                left.sort(key=tree.worth, reverse=True)
                if len(left) > 1 and tree.is_clear(left[0], left[1]):
                    return self.verdict(left[0])
            left = kept(left, (len(left) + 1) // 2, stays)
        # Looking at many options may have taken it all, or there was but one: a few tables tell what can be expected.
        while len(self.values[left[0]]) < ENOUGH:
            self.compare(left, staying)
        return self.verdict(left[0])

    def compare(self, numbers: list[int], staying: tuple[str, ...]) -> None:
        """Imagine a table and try these options at it."""
        tree = self.tree
        table = self.game.imagine(self.s, self.seat, self.bot.rng)
        self.tables.append(table)
        options = considered(table, staying)
        for number in numbers:
            tree.walk(table.clone(), options[number], tree.branches[number])
            self.values[number].append(self.fair(tree.leaf))

    def fair(self, values: list[float]) -> list[float]:
        """What everybody can expect as parts of a whole: opinions written by hand look at one side at a time."""
        whole = sum([values[seat] for seat in self.firsts])
        return values if self.s.seats == 1 or whole <= 0.0 else [value / whole for value in values]

    def verdict(self, best: int) -> Verdict:
        """What was found out."""
        found = [self.weighed(number, best) for number in range(len(self.keys))]
        first = found.pop(best)
        # What was dropped early was tried at few tables: it stays behind what was thought about longer.
        found.sort(key=lambda each: (each.tables < ENOUGH, each.behind))
        return Verdict(self.seat, [first, *found], self.tree.spent)

    def weighed(self, number: int, best: int) -> Weighed:
        """One option, compared with the best at the tables where both were tried."""
        mine = self.values[number]
        other = self.values[best]
        tables = min(len(mine), len(other))
        key = self.keys[number]
        value = self.tree.worth(number)
        if tables == 0:
            behind = max(0.0, self.tree.branches[best].first - self.tree.branches[number].first)
            return Weighed(key, value, 0.0 if number == best else behind, UNSURE, 0, [])
        seats = range(self.s.seats)
        shares = [sum([values[seat] for values in mine]) / len(mine) for seat in seats]
        if number == best:
            return Weighed(
                key, shares[self.seat], 0.0, doubt_of([values[self.seat] for values in mine]), tables, shares
            )
        gaps = [other[table][self.seat] - mine[table][self.seat] for table in range(tables)]
        behind = max(0.0, sum(gaps) / tables)
        return Weighed(key, shares[self.seat], behind, doubt_of(gaps), tables, shares)


def judge(game: AnyGame, s: State, seat: int, iterations: int, seed: int = 0, staying: tuple[str, ...] = ()) -> Verdict:
    """What a strong mind thinks of the open question. The same seed and iterations judge the same anywhere."""
    return Judge(game, s, seat, iterations, seed).weigh(staying)


def considered(table: State, staying: tuple[str, ...]) -> list[Step]:
    """The options worth a thought, and those that somebody wants compared: one may be an echo of another."""
    options = fresh(table)
    if staying:
        known = [option.key() for option in options]
        options = options + [each for each in table.options if each.key() in staying and each.key() not in known]
    return options


def kept(left: list[int], count: int, stays: list[int]) -> list[int]:
    """The first of those left, and whichever of the others must stay."""
    return left[:count] + [number for number in left[count:] if number in stays]


def doubt_of(values: list[float]) -> float:
    """The standard error of their mean.

    >>> round(doubt_of([0.5, 0.7, 0.6, 0.5, 0.7, 0.6]), 3)
    0.037
    >>> doubt_of([0.5, 0.5])
    1.0
    """
    count = len(values)
    if count < ENOUGH:
        return UNSURE
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count * (count - 1)))
