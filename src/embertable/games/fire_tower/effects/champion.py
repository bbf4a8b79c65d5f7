"""What the champion's card gives: firebreaks before the first turn, to the grand champion other cards besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import All, Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import CHAMPION
from embertable.games.fire_tower.effects.targets import AtCell
from embertable.games.fire_tower.events import ChampionDug
from embertable.games.fire_tower.places.fires import diggable
from embertable.games.fire_tower.places.forest import BITS, beside, cells
from embertable.games.fire_tower.state import State


@dataclass(frozen=True)
class AtTheStart(Effect):
    """Before the first turn of the next game."""

    effect: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        self.effect.do(s, seat, source)


class InOrder(All):
    """First this, then that, in one sentence."""


@dataclass(frozen=True)
class DigApart(Effect):
    """Place firebreaks that do not touch one another."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseChampionBreak(seat, source, self.count, 0, 0))


class ChooseChampionBreak(Ask):
    """Where does the next firebreak stand?

    So many are still to come, this one too, and so many are placed, `last` of them the last: the next stands later in
    reading order, with room for those after it.
    """

    rule: ClassVar[str] = "champion"

    def __init__(self, seat: int, side: int, left: int, placed: int, last: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left
        self.placed = placed
        self.last = last

    def options(self, s: State) -> list[Step]:
        free = diggable(s)
        if self.placed:
            free &= -(BITS[self.last] << 1)
        return [
            DigAsChampion(self.seat, self.side, self.left, self.placed, number)
            for number in cells(free)
            if has_room(room_after(free, number), self.left - 1)
        ]


def room_after(free: int, cell: int) -> int:
    """Of free cells those that come after a cell and do not touch it."""
    return free & ~beside(BITS[cell]) & -(BITS[cell] << 1)


def has_room(free: int, count: int) -> bool:
    """Whether so many firebreaks that do not touch one another can stand on free cells."""
    if count < 2:
        return count == 0 or free != 0
    return any(has_room(room_after(free, number), count - 1) for number in cells(free))


class DigAsChampion(AtCell):
    """Place a firebreak here before the first turn, and perhaps more."""

    verb: ClassVar[str] = "dig"

    def __init__(self, seat: int, side: int, left: int, placed: int, cell: int) -> None:
        self.seat = seat
        self.side = side
        self.left = left
        self.placed = placed
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.breaks |= BITS[self.cell]
        s.note(ChampionDug(self.seat, BITS[self.cell], CHAMPION[self.side].id))
        if self.left > 1:
            s.then(ChooseChampionBreak(self.seat, self.side, self.left - 1, self.placed + 1, self.cell))
