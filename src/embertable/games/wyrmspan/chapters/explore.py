"""Exploring: the adventurer walks through a cave. (p. 10)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import Do
from embertable.core.flow import Step
from embertable.core.lists import with_more, with_one
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import AT_ACTIVATION, EXPLORE
from embertable.games.wyrmspan.chapters.abilities import offer_ability
from embertable.games.wyrmspan.effects.paying import TOO_DEAR, pay_eggs, too_dear
from embertable.games.wyrmspan.events import Explored, Paid, Used, tell
from embertable.games.wyrmspan.places import eggs_of
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import CAVE_NAMES, CAVES, COIN, COLUMNS, IF_ACTIVATED

TIMES_A_ROUND: Final = 3
EXPLORED_ENOUGH: Final = Refusal("explored enough", "exploring")


def explorations(s: State, seat: int) -> list[Step]:
    """Each cave up to three times a round: for a coin, then a coin and an egg, then a coin and two eggs."""
    me = s.players[seat]
    options: list[Step] = []
    eggs = eggs_of(me)
    for cave in CAVES:
        if why_not_explore(me, cave, eggs) is None:
            options.append(explore(seat, cave))
    return options


def why_not_explore(me: Player, cave: int, eggs: int) -> Refusal | None:
    """No more than three times a round, each time for an egg more."""
    times = me.explored[cave]
    if times >= TIMES_A_ROUND:
        return EXPLORED_ENOUGH
    return TOO_DEAR if me.coins < 1 or times > eggs else None


def explorations_refused(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Every cave that cannot be explored, with how much is missing."""
    me = s.players[seat]
    eggs = eggs_of(me)
    found: list[tuple[Step, Refusal]] = []
    for cave in CAVES:
        refusal = why_not_explore(me, cave, eggs)
        if refusal is TOO_DEAR:
            missing = [(1 - me.coins, "coin"), (me.explored[cave] - eggs, "egg")]
            refusal = too_dear(tuple([each for each in missing if each[0] > 0]))
        if refusal is not None:
            found.append((explore(seat, cave), refusal))
    return found


class Explore(Step):
    """Pay, send the adventurer into the cave, and walk from left to right."""

    def __init__(self, seat: int, cave: int) -> None:
        self.seat = seat
        self.cave = cave

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        eggs = me.explored[self.cave]
        me.coins -= 1
        me.explored = with_more(me.explored, self.cave, 1)
        s.walked = []
        if s.journal is not None:
            tell(s, Explored(self.seat, self.cave))
            tell(s, Paid(self.seat, ((COIN, 1),)))
        s.then(PrintedBonus(self.seat, self.cave, 0))
        pay_eggs(s, self.seat, eggs)

    def key(self) -> str:
        return f"explore {CAVE_NAMES[self.cave]}"

    def things(self) -> Sequence[str]:
        return (f"cave {CAVE_NAMES[self.cave]}",)


class PrintedBonus(Step):
    """At a bonus printed on the path: take it, then visit the dragon to its right."""

    def __init__(self, seat: int, cave: int, column: int) -> None:
        self.seat = seat
        self.cave = cave
        self.column = column

    def resolve(self, s: State) -> None:
        s.unsaid = None
        bonus = EXPLORE[self.cave][self.column]
        s.then(Do(self.seat, bonus, 0), Visit(self.seat, self.cave, self.column))


class Visit(Step):
    """At a dragon: use its If activated ability, then go on. Where no dragon stands the walk ends.

    Whether one stands there is judged on arrival. A dragon that came this turn stays silent, and one already passed on
    this walk is not activated again.
    """

    passing: ClassVar[bool] = True

    def __init__(self, seat: int, cave: int, column: int) -> None:
        self.seat = seat
        self.cave = cave
        self.column = column

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        if self.column >= me.standing[self.cave]:
            return
        dragon = me.dragons[self.cave * COLUMNS + self.column]
        s.then(PrintedBonus(self.seat, self.cave, self.column + 1))
        if AT_ACTIVATION[dragon] is not None and dragon not in s.fresh and dragon not in s.walked:
            if s.journal is not None:
                s.unsaid = Used(self.seat, dragon)
            offer_ability(s, self.seat, dragon, IF_ACTIVATED)
        s.walked = with_one(s.walked, dragon)


# Made once: options are looked at far more often than taken.
EXPLORATIONS: Final[list[Explore]] = [Explore(seat, cave) for seat in range(5) for cave in CAVES]


def explore(seat: int, cave: int) -> Explore:
    """The option of this name."""
    return EXPLORATIONS[seat * 3 + cave]
