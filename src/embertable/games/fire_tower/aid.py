"""Mutual Aid on the map: everybody lights a cell, or everybody places a firebreak."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.events import Dug, Lit
from embertable.games.fire_tower.fires import diggable, light, touching_fire
from embertable.games.fire_tower.forest import BITS, beside, cell_name, cells
from embertable.games.fire_tower.state import State


@dataclass(frozen=True)
class LightInAid(Effect):
    """Light cells that touch fire, but none of this Mutual Aid."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*[AidFire(seat)] * self.count)

    def key(self) -> str:
        return "fire"


@dataclass(frozen=True)
class DigInAid(Effect):
    """Place firebreaks, one after another."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*[AidBreak(seat)] * self.count)

    def key(self) -> str:
        return "firebreak"


class AidFire(Ask):
    """Which cell do you light? It touches fire, but none of this Mutual Aid."""

    rule: ClassVar[str] = "mutual-aid"

    def options(self, s: State) -> list[Step]:
        return [LightInTurn(self.seat, number) for number in cells(touching_fire(s) & ~beside(s.aided))]


class AidBreak(Ask):
    """Where do you place your firebreak?"""

    rule: ClassVar[str] = "mutual-aid"

    def options(self, s: State) -> list[Step]:
        return [DigInTurn(self.seat, number) for number in cells(diggable(s))]


class LightInTurn(Step):
    """Light this cell; whoever lights a roof here is its burner."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def resolve(self, s: State) -> None:
        where = BITS[self.cell]
        light(s, where, self.seat)
        s.aided |= where
        s.note(Lit(self.seat, where))

    def key(self) -> str:
        return f"light {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class DigInTurn(Step):
    """Place a firebreak on this cell."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.breaks |= BITS[self.cell]
        s.note(Dug(self.seat, BITS[self.cell]))

    def key(self) -> str:
        return f"dig {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)
