"""One game with numbered actions: what all environments are made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import index
from typing import Any, Final

from embertable.core.codec import decode, encode
from embertable.core.flow import State, Step, apply, asked, fresh
from embertable.core.game import AnyGame, check_seats
from embertable.core.numbering import Numbering
from embertable.core.record import Decision, Record, start_record
from embertable.core.variants import parse_variants, write_value
from embertable.env.errors import BadAction, BadEnvironment, MaskedAction
from embertable.games import game as catalogued

VICTORY: Final = "victory"
POINTS: Final = "points"


@cache
def numbered_actions(name: str) -> Numbering:
    """The actions of a game by number."""
    return Numbering(catalogued(name).actions())


@cache
def numbered_observation(name: str) -> Numbering:
    """What each number of an observation means."""
    return Numbering(catalogued(name).observed())


class Rules:
    """What is played: a game, its seats and variants, and what is rewarded. Refuses what does not exist."""

    def __init__(self, name: str, seats: int | None, variants: Any, reward: str, fewest: int) -> None:
        self.game: AnyGame = catalogued(name)
        self.seats = next(count for count in self.game.seats if count >= fewest) if seats is None else seats
        check_seats(self.game, self.seats)
        if isinstance(variants, Mapping):
            written = {option: write_value(value) for option, value in variants.items()}
            variants = parse_variants(self.game.variants, written)
        self.variants = variants or self.game.variants()
        self.game.new(self.seats, self.variants)  # refuses what does not fit
        if reward not in (VICTORY, POINTS):
            raise BadEnvironment("no reward", reward=reward)
        self.reward = reward
        self.actions = numbered_actions(name)
        self.factored = dict(self.game.factored())
        self.observation = numbered_observation(name)


class Play:
    """A game being played by the numbers of its actions."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.s: State = rules.game.new(rules.seats, rules.variants, seed)
        self.s.journal = None
        self.taken: list[tuple[int, str]] = []
        self.open = open_actions(rules, self.s)
        self.points = points_of(rules, self.s) if rules.reward == POINTS else []

    def clone(self) -> Play:
        """A copy that goes its own way."""
        copy = Play.__new__(Play)
        copy.rules, copy.seed, copy.s = self.rules, self.seed, self.s.clone()
        copy.taken, copy.open, copy.points = self.taken[:], self.open, self.points
        return copy

    def __deepcopy__(self, memory: dict[int, object]) -> Play:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "s": encode(self.s), "open": None}  # as plain data: compiled states cannot be pickled

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        self.s = decode(saved["s"])
        self.open = open_actions(self.rules, self.s)

    @property
    def over(self) -> bool:
        """Whether nothing is left to choose."""
        return not self.s.options

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return asked(self.s).seat

    def act(self, action: Any) -> list[float]:
        """Take an action; what it brings every seat. Refuses what is no action, or not open."""
        option = self.open.get(action) if type(action) is int else None
        if option is None:
            option = self.open[self.checked(action)]
        return self.take(option)

    def take(self, option: Step) -> list[float]:
        """Take one of the options of the game; what it brings every seat."""
        s = self.s
        self.taken.append((asked(s).seat, option.key()))
        apply(s, option)
        self.open = open_actions(self.rules, s)
        return self.rewards()

    def checked(self, action: Any) -> int:
        """The number of an open action, or the error that says why it is none."""
        names = self.rules.actions.names
        try:
            number = index(action)
        except TypeError:
            raise BadAction("action kind", action=repr(action)) from None
        if not 0 <= number < len(names):
            raise BadAction("action range", game=self.rules.game.id, last=len(names) - 1, action=number)
        if number not in self.open:
            if self.over:
                raise BadAction("action after end", action=number)
            first = next(iter(self.open))
            raise MaskedAction(
                "masked action",
                action=number,
                key=names[number],
                seat=self.seat,
                count=len(self.open),
                first=first,
                first_key=names[first],
            )
        return number

    def rewards(self) -> list[float]:
        """By seat, what the last action brought."""
        rules = self.rules
        if rules.reward == POINTS:
            before, self.points = self.points, points_of(rules, self.s)
            return [now - then for now, then in zip(self.points, before, strict=True)]
        return [0.0] * rules.seats if self.s.options else victory(rules, self.s)

    def record(self) -> Record:
        """The game so far, as a saved game."""
        rules = self.rules
        record = start_record(rules.game, rules.seats, rules.variants, seed=self.seed)
        record.decisions.extend([Decision(seat, key) for seat, key in self.taken])
        return record


def open_actions(rules: Rules, s: State) -> dict[int, Step]:
    """The open actions by number. Echoes are left out, and the few counts beyond what is numbered."""
    if not s.options:
        return {}
    numbers = rules.actions.numbers
    name = rules.factored.get(type(asked(s)))
    found: dict[int, Step] = {}
    for option in fresh(s):
        number = numbers.get(option.key() if name is None else name(s, option))
        if number is not None:
            found[number] = option
    return found


def points_of(rules: Rules, s: State) -> list[float]:
    """The points of every seat."""
    return [float(score.points) for score in rules.game.scores(s)]


def victory(rules: Rules, s: State) -> list[float]:
    """1 to whoever wins a finished game and -1 to the others; 0 to all where all win or nobody does."""
    wins = [score.wins for score in rules.game.scores(s)]
    if len(wins) > 1 and len(set(wins)) == 1:
        return [0.0] * len(wins)
    return [1.0 if win else -1.0 for win in wins]
