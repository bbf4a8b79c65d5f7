"""Nothing for nothing: what an option can come to, and whether that is only a loss.

An option is measured against leaving it: by a sibling that does nothing, or, for an aside, by answering without it. Its
outcomes are the moments when nothing of it is left on the agenda; what was to come before it then comes in both cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from embertable.core.flow import Ask, State, Step, advance, asked, is_choice, put, settle
from embertable.core.game import AnyGame

MOST_QUESTIONS: Final = 12
"""So many are answered alike, with an option and without it, until what may hang on it has happened."""

ROUND_AND_TURN: Final = 2
"""Steps at the bottom of an agenda that only go round: nothing of what was chosen hangs on them."""

SAME: Final = 0
LESS: Final = 1
OTHER: Final = 2

SPENT: Final[Mapping[str, frozenset[str]]] = {
    "embers": frozenset({"deck"}),
    "tatsu": frozenset({"discarded"}),
    "flamecraft": frozenset({"decks", "remembered", "companion_used"}),
    "flamecraft_duals": frozenset({"deck", "remembered", "out", "bag", "reserve", "coin_spent"}),
    "fire_tower": frozenset({"discard", "bucket"}),
    "wyrmspan": frozenset({"deck", "discard", "cave_deck", "cave_discard", "used", "fed"}),
}
"""By game, the parts of a view in which lies what was used up: that they change is no gain for anybody."""


class TooWide(Exception):
    """There is too much behind an option to look at all of it."""


def compared(before: Any, after: Any, spent: frozenset[str]) -> int:
    """Whether things are the same, or the same with something less, or otherwise."""
    if before == after:
        return SAME
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return max(
            LESS if key in spent and before[key] != after[key] else compared(before[key], after[key], spent)
            for key in before
        )
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            return max(compared(one, other, spent) for one, other in zip(before, after, strict=True))
        return LESS if is_part(after, before) else OTHER
    if isinstance(before, bool) or isinstance(after, bool):
        return OTHER
    if isinstance(before, int) and isinstance(after, int):
        return LESS if after < before else OTHER
    return OTHER


def is_part(fewer: Sequence[Any], more: Sequence[Any]) -> bool:
    """Whether everything of the one is in the other."""
    return not Counter(map(repr, fewer)) - Counter(map(repr, more))


class Weighing:
    """The options of one question, weighed against leaving them."""

    def __init__(self, game: AnyGame, s: State, most: int) -> None:
        self.game = game
        self.s = s
        self.most = most  # moments looked at behind one option
        self.seat = asked(s).seat
        self.spent = SPENT[game.id]
        self.left = s  # where an option is left
        self.used = ""  # the aside that is weighed, which nobody uses where it is left
        self.moments = 0

    def for_nothing(self) -> Iterator[list[str]]:
        """The keys of choices that use something up and can change nothing."""
        for option in self.s.options:
            if option.aside:
                yield from self.weigh(option)
        self.left = self.s.clone()
        self.left.agenda.pop()
        self.left.options = []
        answers = [option for option in self.s.options if not option.aside]
        if any(self.leaves(option) for option in answers):
            for option in answers:
                yield from self.weigh(option)

    def leaves(self, option: Step) -> bool:
        """Whether an option leaves everything as if nobody had been asked."""
        after = self.s.clone()
        put(after, option)
        if self.play(after, len(self.left.agenda)) or self.compare(self.left, after) != SAME:
            return False
        left = self.left.clone()
        advance(after)
        advance(left)
        return keys(after) == keys(left) and self.compare(left, after) == SAME

    def weigh(self, option: Step) -> Iterator[list[str]]:
        """An option, with all that can follow from it."""
        self.moments = 0
        self.used = option.key() if option.aside else ""
        found: list[list[str]] = []
        try:
            worths = self.outcomes(self.s, option, [option.key()], found)
        except TooWide:
            return
        if worths == {LESS}:
            yield [option.key()]
        else:
            yield from found

    def outcomes(self, s: State, option: Step, path: list[str], found: list[list[str]]) -> set[int]:
        """How each moment an option can lead to compares to leaving it."""
        self.moments += 1
        if self.moments > self.most:
            raise TooWide
        after = s.clone()
        put(after, option)
        if not self.play(after, len(self.left.agenda)):
            return {self.worth(after)}
        if asked(after).seat != self.seat:
            return {OTHER}
        came = [self.outcomes(after, each, [*path, each.key()], found) for each in after.options]
        if any(OTHER in each for each in came):
            for each, worths in zip(after.options, came, strict=True):
                if worths == {LESS} and self.loses(after, each):
                    found.append([*path, each.key()])
        return set().union(*came)

    def play(self, s: State, depth: int, without: str = "") -> bool:
        """Go on until somebody has to choose; False if before that no more than `depth` steps are left."""
        agenda = s.agenda
        s.options = []
        while len(agenda) > depth:
            step = agenda[-1]
            if isinstance(step, Ask):
                options = [option for option in step.options(s) if option.key() != without]
                if is_choice(options):
                    s.options = options
                    return True
                settle(s, options)
            else:
                agenda.pop()
                step.resolve(s)
        return False

    def worth(self, s: State) -> int:
        """How a moment after an option compares to leaving it, now and when what may hang on it has happened."""
        now = self.compare(self.left, s)
        if now == OTHER:
            return OTHER
        if not self.left.options:
            return max(now, self.go_on(self.left.clone(), s))
        answers = asked(self.s).options(s)  # an aside: any answer may hang on it
        return max(now, *[self.answer(s, option) for option in answers])

    def answer(self, s: State, option: Step) -> int:
        """How things compare when the question that stayed open is answered alike."""
        same = [each for each in self.left.options if each.key() == option.key()]
        if not same:
            return OTHER
        left, after = self.left.clone(), s.clone()
        put(left, same[0])
        put(after, option)
        return self.go_on(left, after)

    def go_on(self, left: State, s: State) -> int:
        """Answer alike with the option and without, until the turn has happened that was to happen anyway."""
        worth = SAME
        for _ in range(MOST_QUESTIONS):
            waits = self.play(s, ROUND_AND_TURN)
            if self.play(left, ROUND_AND_TURN, self.used) != waits:
                return OTHER
            if not waits:
                self.play(s, 0)
                self.play(left, 0, self.used)
            worth = max(worth, self.compare(left, s))
            if not is_part(keys(s), keys(left)) or len(s.agenda) != len(left.agenda):
                return OTHER
            if worth == OTHER or not waits:
                return worth
            option = s.options[0]
            put(s, option)
            put(left, next(each for each in left.options if each.key() == option.key()))
        return OTHER

    def loses(self, s: State, option: Step) -> bool:
        """Whether an option itself uses something up."""
        after = s.clone()
        put(after, option)
        self.play(after, len(self.left.agenda))
        return self.compare(s, after) == LESS

    def compare(self, left: State, s: State) -> int:
        """How a moment compares to another, in the eyes of the one who chose and of everyone else."""
        worth = SAME
        for seat in [self.seat, *[other for other in range(s.seats) if other != self.seat]]:
            worth = max(worth, compared(self.seen(left, seat), self.seen(s, seat), self.spent))
            if worth == OTHER:
                break
        return worth

    def seen(self, s: State, seat: int) -> dict[str, Any]:
        """What a seat sees, but for the question."""
        return {part: value for part, value in self.game.view(s, seat).items() if part != "question"}


def keys(s: State) -> list[str]:
    return [option.key() for option in s.options]
