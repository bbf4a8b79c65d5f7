"""What the champion's card gives: firebreaks before the first turn, to the grand champion other cards besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import All, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.cards.tables import CHAMPION
from embertable.games.fire_tower.effects.targets import AtCell
from embertable.games.fire_tower.events import ChampionDug
from embertable.games.fire_tower.places.fires import diggable, why_not_dig
from embertable.games.fire_tower.places.forest import BITS, CELLS, cells
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
        s.then(ChooseChampionBreak(seat, source, self.count, 0))


class ChooseChampionBreak(Ask):
    """Where does the next firebreak stand, if you want one? So many may still come, and `placed` are there already."""

    rule: ClassVar[str] = "champion"
    any_order: ClassVar[bool] = True

    def __init__(self, seat: int, side: int, left: int, placed: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left
        self.placed = placed

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for number in cells(diggable(s)):
            options.append(self.dig(number))
        options.append(STOP_DIGGING)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        legal = diggable(s)
        thought = [(self.dig(cell), why_not_dig(s, cell, legal)) for cell in CELLS]
        return [(step, refusal) for step, refusal in thought if refusal is not None]

    def dig(self, cell: int) -> Step:
        """The option to place a firebreak on a cell."""
        return DigAsChampion(self.seat, self.side, self.left, self.placed, cell)


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
        where = BITS[self.cell]
        s.breaks |= where
        s.note(ChampionDug(self.seat, where, CHAMPION[self.side].id))
        if self.left > 1:
            s.then(ChooseChampionBreak(self.seat, self.side, self.left - 1, self.placed | where))

    def is_echo(self) -> bool:
        return self.placed > BITS[self.cell]  # one that comes later in reading order was placed before it


class StopDigging(Step):
    """Place no more."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "enough"


STOP_DIGGING: Final = StopDigging()
