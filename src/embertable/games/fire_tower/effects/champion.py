"""What the champion's card gives: firebreaks before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import CHAMPION
from embertable.games.fire_tower.effects.verb import Verb, how_many
from embertable.games.fire_tower.events import ChampionDug
from embertable.games.fire_tower.places.fires import diggable
from embertable.games.fire_tower.places.forest import BITS, beside, cell_name, cells
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import GRAND


@dataclass(frozen=True)
class AtTheStart(Verb):
    """Before the first turn of the next game."""

    effect: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        self.effect.do(s, seat, source)

    def how_many(self) -> int:
        return how_many(self.effect)


@dataclass(frozen=True)
class DigApart(Verb):
    """Place firebreaks that do not touch one another."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseChampionBreak(seat, source == GRAND, 0))

    def how_many(self) -> int:
        return self.count


class ChooseChampionBreak(Ask):
    """Where does your firebreak stand? `first` is the first of them, or 0."""

    rule: ClassVar[str] = "champion"

    def __init__(self, seat: int, grand: bool, first: int) -> None:
        super().__init__(seat)
        self.grand = grand
        self.first = first

    def options(self, s: State) -> list[Step]:
        return champion_breaks(s, self.seat, self.grand, self.first, 1 if self.first else 0)


class ChooseLaterBreak(Ask):
    """Where does the third firebreak stand, or one after it? So many are placed, `last` is the last of them."""

    rule: ClassVar[str] = "champion"

    def __init__(self, seat: int, grand: bool, last: int, placed: int) -> None:
        super().__init__(seat)
        self.grand = grand
        self.last = last
        self.placed = placed

    def options(self, s: State) -> list[Step]:
        return champion_breaks(s, self.seat, self.grand, self.last, self.placed)


def champion_breaks(s: State, seat: int, grand: bool, last: int, placed: int) -> list[Step]:
    """Where the next firebreak can stand: later in reading order than the last, with room for those still to come."""
    free = diggable(s)
    if placed:
        free &= -(BITS[last] << 1)
    left = how_many(CHAMPION[grand].effect) - placed
    return [
        DigAsChampion(seat, grand, number, placed + 1)
        for number in cells(free)
        if has_room(room_after(free, number), left - 1)
    ]


def room_after(free: int, cell: int) -> int:
    """Of free cells those that come after a cell and do not touch it."""
    return free & ~beside(BITS[cell]) & -(BITS[cell] << 1)


def has_room(free: int, count: int) -> bool:
    """Whether so many firebreaks that do not touch one another can stand on free cells."""
    if count < 2:
        return count == 0 or free != 0
    return any(has_room(room_after(free, number), count - 1) for number in cells(free))


class DigAsChampion(Step):
    """Place a firebreak here before the first turn; it is one of those the card gives, counted from one."""

    def __init__(self, seat: int, grand: bool, cell: int, number: int) -> None:
        self.seat = seat
        self.grand = grand
        self.cell = cell
        self.number = number

    def resolve(self, s: State) -> None:
        face = CHAMPION[self.grand]
        s.breaks |= BITS[self.cell]
        s.note(ChampionDug(self.seat, BITS[self.cell], face.id))
        if self.number < how_many(face.effect):
            if self.number == 1:
                s.then(ChooseChampionBreak(self.seat, self.grand, self.cell))
            else:
                s.then(ChooseLaterBreak(self.seat, self.grand, self.cell, self.number))

    def key(self) -> str:
        return f"dig {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)
