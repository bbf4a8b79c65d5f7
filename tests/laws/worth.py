"""Nothing for nothing: what an option can come to, and whether that is only a loss.

An option is measured against leaving it: by a sibling that does nothing, or, for an aside, by answering without it. Its
outcomes are the moments when nothing of it is left on the agenda; what was to come before it then comes in both cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from embertable.core.codec import encode
from embertable.core.flow import Ask, State, Step, advance, asked, is_choice, put, settle
from embertable.core.game import AnyGame

MOST_QUESTIONS: Final = 40
"""So many are answered alike, with an option and without it, until what may hang on it has happened."""

ROUND_AND_TURN: Final = 2
"""Steps at the bottom of an agenda that only go round: nothing that was chosen hangs on them."""

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
"""By game, the parts of a view in which lies what was used up: that they grow is no gain for anybody."""

OWN: Final = ("hand", "sizes")
"""Parts of a view that tell what players have, besides `players`."""


def compared(before: Mapping[str, Any], after: Mapping[str, Any], seat: int, spent: frozenset[str]) -> int:
    """Whether a view is the same, or the same with something less before the seat, or otherwise."""
    worth = SAME
    for part in before.keys() - {"question"}:
        then, now = before[part], after[part]
        if part in spent:
            worth = max(worth, spoiled(then, now))
        elif part == "players":
            rest = [number for number in range(len(then)) if number != seat]
            others = OTHER if any(then[number] != now[number] for number in rest) else SAME
            worth = max(worth, others, lessened(then[seat], now[seat], spent))
        elif part in OWN:
            worth = max(worth, lessened(then, now, spent))
        elif then != now:
            return OTHER
    return worth


def lessened(before: Any, after: Any, spent: frozenset[str]) -> int:
    """Whether things are the same, or the same with something less, or otherwise."""
    if before == after:
        return SAME
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return max(
            spoiled(before[key], after[key]) if key in spent else lessened(before[key], after[key], spent)
            for key in before
        )
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            return max(lessened(one, other, spent) for one, other in zip(before, after, strict=True))
        return LESS if is_part(after, before) else OTHER
    if isinstance(before, bool) or isinstance(after, bool):
        return OTHER
    return LESS if isinstance(before, int) and isinstance(after, int) and after < before else OTHER


def spoiled(before: Any, after: Any) -> int:
    """How what is used up compares: it may grow; where it shrinks somebody drew."""
    if before == after:
        return SAME
    if isinstance(before, dict) and isinstance(after, dict):
        if before.keys() - after.keys():
            return OTHER
        return max([LESS, *[spoiled(before[key], after[key]) for key in before]])
    if isinstance(before, list) and isinstance(after, list):
        return LESS if is_part(before, after) else OTHER
    if isinstance(before, bool) or not isinstance(before, int):
        return LESS
    return LESS if after > before else OTHER


def is_part(fewer: Sequence[Any], more: Sequence[Any]) -> bool:
    """Whether everything of the one is in the other."""
    return not Counter(map(repr, fewer)) - Counter(map(repr, more))


class Weighing:
    """The options of one question, weighed against leaving them."""

    def __init__(self, game: AnyGame, s: State, most: int) -> None:
        self.game = game
        self.s = s
        self.most = most  # moments looked at behind one option: so wide a choice is none of nothing
        self.seat = asked(s).seat
        self.spent = SPENT[game.id]
        self.left = s  # where an option is left
        self.used = ""  # the aside that is weighed: once is enough
        self.moments = 0
        self.views: tuple[State, dict[int, Mapping[str, Any]]] = (s, {})

    def for_nothing(self) -> list[str]:
        """The keys of options that use something up and can change nothing."""
        found = [option.key() for option in self.s.options if option.aside and self.is_for_nothing(option)]
        self.left = self.s.clone()
        self.left.agenda.pop()
        self.left.options = []
        answers = [option for option in self.s.options if not option.aside]
        if any(self.leaves(option) for option in answers):
            found += [option.key() for option in answers if self.is_for_nothing(option)]
        return found

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

    def is_for_nothing(self, option: Step) -> bool:
        """Whether an option, whatever follows, is only a loss."""
        self.moments = 0
        self.used = option.key() if option.aside else ""
        return self.is_loss(self.s, option)

    def is_loss(self, s: State, option: Step) -> bool:
        """Whether every moment an option can lead to is worse than leaving it."""
        self.moments += 1
        if self.moments > self.most:
            return False
        after = s.clone()
        put(after, option)
        if not self.play(after, len(self.left.agenda)):
            return self.worth(after) == LESS
        return asked(after).seat == self.seat and all(self.is_loss(after, each) for each in after.options)

    def play(self, s: State, depth: int, without: str = "") -> bool:
        """Go on until somebody has to choose; False if before that no more than `depth` steps are left."""
        agenda = s.agenda
        s.options = []
        while len(agenda) > depth:
            step = agenda[-1]
            if isinstance(step, Ask):
                options = step.options(s)
                if without:
                    options = [option for option in options if option.key() != without]
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
        if now == OTHER or encode(s.rng) != encode(self.left.rng):  # chance might have been kinder
            return OTHER
        if not self.left.options:
            return max(now, self.go_on(self.left.clone(), s))
        answers = [option for option in asked(self.s).options(s) if not option.aside]
        return max([now, *[self.answer(s, option) for option in answers]])

    def answer(self, s: State, option: Step) -> int:
        """How things compare after an aside, when the question that stayed open is answered alike."""
        same = [each for each in self.left.options if each.key() == option.key()]
        if not same:
            return OTHER
        left, after = self.left.clone(), s.clone()
        put(left, same[0])
        put(after, option)
        self.play(left, 0, self.used)
        self.play(after, 0, self.used)
        return self.compare_questions(left, after)

    def go_on(self, left: State, s: State) -> int:
        """Answer alike with the option and without, until everything has happened that was to happen anyway."""
        worth = SAME
        for _ in range(MOST_QUESTIONS):
            waits = self.play(s, ROUND_AND_TURN)
            if self.play(left, ROUND_AND_TURN) != waits:
                return OTHER
            if not waits:
                advance(s)
                advance(left)
            worth = max(worth, self.compare_questions(left, s))
            if worth == OTHER or not s.options or not (waits or self.is_interrupted(s)):
                return worth
            option = s.options[0]
            put(s, option)
            put(left, next(each for each in left.options if each.key() == option.key()))
        return OTHER

    def is_interrupted(self, s: State) -> bool:
        """Whether something came between that is no turn: a step that waited put itself back below it."""
        below = self.s.agenda[:-1]
        came = [step for step in s.agenda[:-1] if not any(step is waiting for waiting in below)]
        return bool(came) and len(below) > 1 and len(s.agenda) > 1 and s.agenda[1] is below[1]

    def compare_questions(self, left: State, s: State) -> int:
        """How a moment compares to another, at which nothing else may be asked."""
        same = len(s.agenda) == len(left.agenda) and is_part(keys(s), keys(left))
        return self.compare(left, s) if same else OTHER

    def compare(self, left: State, s: State) -> int:
        """How a moment compares to another, in the eyes of the one who chose and of everyone else."""
        worth = SAME
        for seat in [self.seat, *[other for other in range(s.seats) if other != self.seat]]:
            worth = max(worth, compared(self.view(left, seat), self.game.view(s, seat), self.seat, self.spent))
            if worth == OTHER:
                break
        return worth

    def view(self, left: State, seat: int) -> Mapping[str, Any]:
        """What a seat sees where an option is left; most is compared to the same moment."""
        if left is not self.left:
            seen: Mapping[str, Any] = self.game.view(left, seat)
            return seen
        if self.views[0] is not left:
            self.views = (left, {})
        if seat not in self.views[1]:
            self.views[1][seat] = self.game.view(left, seat)
        return self.views[1][seat]


def keys(s: State) -> list[str]:
    return [option.key() for option in s.options]
