"""Mutual Aid: everybody does the same, from the drawer on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import EVENTS
from embertable.games.fire_tower.chapters.burning import BURN_CHECK
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.verb import EachInTurn
from embertable.games.fire_tower.events import AidChosen, Dug, Lit
from embertable.games.fire_tower.places.fires import diggable, touching_fire
from embertable.games.fire_tower.places.forest import BITS, beside, cell_name, cells
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import FIRESTORM, MUTUAL_AID


class Together(Effect):
    """The drawer chooses one of these, and everybody does it. Towers burn when all have done it."""

    def __init__(self, *choices: Effect) -> None:
        self.choices = choices

    def do(self, s: State, seat: int, source: int) -> None:
        s.aided = 0
        s.then(ChooseAid(seat), BURN_CHECK)


class ChooseAid(Ask):
    """What does everybody do?"""

    rule: ClassVar[str] = "mutual-aid"

    def options(self, s: State) -> list[Step]:
        effect = EVENTS[MUTUAL_AID - FIRESTORM].effect
        assert isinstance(effect, Together), "Mutual Aid lets its drawer choose"
        return [EverybodyDoes(self.seat, choice) for choice in effect.choices]


class EverybodyDoes(Step):
    """Everybody still in play does this, from the drawer on."""

    def __init__(self, drawer: int, effect: Effect) -> None:
        self.drawer = drawer
        self.effect = effect

    def resolve(self, s: State) -> None:
        s.note(AidChosen(self.drawer, self.effect))
        EachInTurn(self.effect).do(s, self.drawer, MUTUAL_AID)

    def key(self) -> str:
        return f"aid {self.effect.key()}"


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
