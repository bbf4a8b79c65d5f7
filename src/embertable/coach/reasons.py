"""Why: what an option changes of what a mind thinks of the table, topic by topic, as people read it.

An option is played at imagined tables, with the rest of the same turn decided at once, so that what it really
brings is seen and not only that something has begun. What then speaks for the own side is compared with what spoke for
it before, or after another option; and so is what speaks for the others. Means over the tables, with their doubt.
"""

from __future__ import annotations

from typing import Final

from embertable.coach.judge import UNSURE, doubt_of
from embertable.core.flow import State, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.grounds import Grounds
from embertable.core.rng import seeded
from embertable.core.text.tongue import Tongue
from embertable.core.traits import POINTS

TABLES: Final = 12
"""At so many imagined tables an option is looked at."""

DETAILS: Final = 12
"""So many further questions of the same turn are answered at most."""

SMALL: Final = 0.05
"""What is smaller is no reason."""

MINOR: Final = 0.1
"""Nor is what weighs less than this part of the greatest one: it would only distract."""

CLEAR: Final = 1.5
"""A reason is one when it is larger than so many times its doubt."""


class Reason:
    """One topic, and by how much more speaks for a side; `theirs` where it is the others' side."""

    def __init__(self, topic: str, theirs: bool, amount: float, doubt: float) -> None:
        self.topic = topic
        self.theirs = theirs
        self.amount = amount
        self.doubt = doubt

    @property
    def gain(self) -> float:
        """How good it is for the own side."""
        return -self.amount if self.theirs else self.amount

    def is_clear(self) -> bool:
        """Whether it is more than noise."""
        return abs(self.amount) >= max(SMALL, CLEAR * self.doubt)


class Standing:
    """What speaks for a seat at one table, and on average for those who play against it."""

    def __init__(self, grounds: Grounds, s: State, seat: int, rivals: list[int], shares: list[float]) -> None:
        self.own = grounds.of(s, seat, seat)
        self.theirs = [0.0 for _ in self.own]
        whole = sum(shares) or 1.0
        for place, rival in enumerate(rivals):
            for topic, worth in enumerate(grounds.of(s, rival, seat)):
                self.theirs[topic] += worth * shares[place] / whole


class Comparison:
    """One option against another, or against how things stood, at the same imagined tables."""

    def __init__(self, game: AnyGame, s: State, seat: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.grounds = game.grounds()
        self.own: list[list[float]] = [[] for _ in self.grounds.names]
        self.theirs: list[list[float]] = [[] for _ in self.grounds.names]

    def add(self, before: State, after: State) -> None:
        """Another table: how things stand at it without, and with."""
        if not before.agenda or not after.agenda:
            return  # what a finished game is worth needs no reasons
        rivals = self.grounds.others(before, self.seat)
        expected = self.game.expectations(before, self.seat)
        # Who is likelier to win counts more; of an opponent of paper nobody says how likely.
        shares = [expected[rival] if rival < before.seats else 1.0 for rival in rivals]
        left = Standing(self.grounds, before, self.seat, rivals, shares)
        right = Standing(self.grounds, after, self.seat, rivals, shares)
        for topic in range(len(self.own)):
            self.own[topic].append(right.own[topic] - left.own[topic])
            self.theirs[topic].append(right.theirs[topic] - left.theirs[topic])

    def reasons(self) -> list[Reason]:
        """What is clear of it, the best for the own side first."""
        found: list[Reason] = []
        for theirs, changes in ((False, self.own), (True, self.theirs)):
            for topic, name in enumerate(self.grounds.names):
                reason = Reason(name, theirs, mean_of(changes[topic]), steady_doubt(changes[topic]))
                if reason.is_clear():
                    found.append(reason)
        found.sort(key=lambda reason: -reason.gain)
        return without_minor(found)


def without_minor(found: list[Reason]) -> list[Reason]:
    """Reasons, but for those that hardly weigh anything beside the greatest."""
    greatest = max([abs(reason.amount) for reason in found], default=0.0)
    return [reason for reason in found if abs(reason.amount) >= MINOR * greatest]


def reasons(
    game: AnyGame, s: State, seat: int, key: str, against: str = "", seed: int = 0, tables: int = TABLES
) -> list[Reason]:
    """Why an option is what it is: against another one, or against how things stand before it."""
    rng = seeded(seed)
    compared = Comparison(game, s, seat)
    for _ in range(tables):
        table = game.imagine(s, seat, rng)
        before = played(game, table, seat, against) if against else table
        compared.add(before, played(game, table, seat, key))
    return compared.reasons()


def played(game: AnyGame, table: State, seat: int, key: str) -> State:
    """A table after an option and the rest of the same turn, each question decided by what looks best at once."""
    after = table.clone()
    begun = type(asked(table))
    for option in table.options:
        if option.key() == key:
            apply(after, option)
            break
    for _ in range(DETAILS):
        if not after.options or asked(after).seat != seat:
            break
        if asked(after).main and type(asked(after)) is begun:
            break  # a turn of its own
        after = best_step(game, after, seat)
    return after


def best_step(game: AnyGame, s: State, seat: int) -> State:
    """The table after the option that looks best at once."""
    best = -1.0
    found = s
    for option in fresh(s):
        after = s.clone()
        apply(after, option)
        value = game.evaluate(after, seat)
        if value > best:
            best = value
            found = after
    return found


def phrase(reason: Reason, tongue: Tongue) -> str:
    """A reason in words: "+2.2 resources", "others −1.4: guild"."""
    topic = tongue.word(f"topic {reason.topic}")
    if reason.theirs:
        return tongue.word("coach theirs", amount=amount_text(reason.amount, tongue), topic=topic)
    return tongue.word("coach own", amount=amount_text(reason.amount, tongue), topic=topic)


def amount_text(amount: float, tongue: Tongue) -> str:
    """A change with its sign and one decimal, as a language writes it."""
    return f"{'+' if amount > 0 else '−'}{decimal(abs(amount), tongue)}"


def decimal(amount: float, tongue: Tongue) -> str:
    """A number with one decimal, as a language writes it."""
    return f"{amount:.1f}".replace(".", tongue.word("coach decimal mark"))


def unit_of(game: AnyGame) -> str:
    """What amounts are counted in: the name of a word, points or strength."""
    return "coach unit points" if game.grounds().mind.reading.unit == POINTS else "coach unit strength"


def mean_of(values: list[float]) -> float:
    """The mean, nought of nothing."""
    return sum(values) / len(values) if values else 0.0


def steady_doubt(values: list[float]) -> float:
    """The doubt of a mean; what is the same at every table is beyond doubt."""
    if values and min(values) == max(values):
        return 0.0
    return doubt_of(values) if values else UNSURE
