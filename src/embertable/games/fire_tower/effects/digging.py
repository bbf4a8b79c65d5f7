"""Firebreaks are placed, and taken away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.effects.targets import AtCell, AtCells, at
from embertable.games.fire_tower.events import Dug, Replanted
from embertable.games.fire_tower.places.fires import diggable
from embertable.games.fire_tower.places.forest import BITS, ROW
from embertable.games.fire_tower.places.groups import (
    GAP_ACROSS,
    GAP_DOWN,
    GROUPS,
    PAIR_ACROSS,
    PAIR_DOWN,
    SINGLE,
    within,
)
from embertable.games.fire_tower.state import State


@dataclass(frozen=True)
class Dig(Effect):
    """Place firebreaks: one; two side by side; two with a cell between."""

    count: int
    gap: bool = False

    def __post_init__(self) -> None:
        assert self.count in (1, 2), f"firebreaks are placed one or two at a time, not {self.count}"
        assert not self.gap or self.count > 1, "there is a gap only between two"

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBreak(seat) if self.count == 1 else ChooseTrench(seat, self.gap))

    def possible(self, s: State, seat: int, source: int) -> bool:
        free = diggable(s)
        if self.count == 1:
            return free != 0
        step = 2 if self.gap else 1
        return free & (free >> step | free >> step * ROW) != 0

    def key(self) -> str:
        return "dig"


class ChooseBreak(Ask):
    """Where does the firebreak stand?"""

    rule: ClassVar[str] = "firebreak-cards"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        return at(TRENCHES[SINGLE], diggable(s))


class ChooseTrench(Ask):
    """Where do the two firebreaks stand: side by side, or with a cell between?"""

    rule: ClassVar[str] = "firebreak-cards"

    def __init__(self, seat: int, gap: bool) -> None:
        super().__init__(seat)
        self.gap = gap

    def options(self, s: State) -> list[Step]:
        free = diggable(s)
        options: list[Step] = []
        for outline in (GAP_ACROSS, GAP_DOWN) if self.gap else (PAIR_ACROSS, PAIR_DOWN):
            options += at(TRENCHES[outline], within(free, outline))
        return options


class Trench(AtCells):
    """Place firebreaks on these cells."""

    verb: ClassVar[str] = "dig"

    def resolve(self, s: State) -> None:
        s.breaks |= self.where
        if s.journal is not None:
            s.note(Dug(s.turn, self.where))


TRENCHES: Final[list[list[Step]]] = [[Trench(mask) for mask in group] for group in GROUPS[: GAP_DOWN + 1]]


@dataclass(frozen=True)
class Replant(Effect):
    """Take a firebreak off the map."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseCleared(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.breaks != 0

    def key(self) -> str:
        return "replant"


class ChooseCleared(Ask):
    """Which firebreak is taken away?"""

    rule: ClassVar[str] = "firebreak-cards"

    def options(self, s: State) -> list[Step]:
        return at(CLEARS, s.breaks)


class Clear(AtCell):
    """Take the firebreak of a cell off the map."""

    verb: ClassVar[str] = "clear"

    def resolve(self, s: State) -> None:
        s.breaks &= ~BITS[self.cell]
        if s.journal is not None:
            s.note(Replanted(s.turn, BITS[self.cell]))


CLEARS: Final[list[Step]] = [Clear(cell) for cell in range(len(BITS))]
