"""Firebreaks are placed, and taken away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.chapters.bucket import refused_bucket
from embertable.games.fire_tower.effects.targets import AtCell, AtCells, at, covered
from embertable.games.fire_tower.events import Dug, Replanted
from embertable.games.fire_tower.places.fires import diggable, why_not_clear, why_not_dig
from embertable.games.fire_tower.places.forest import BITS, CELLS, ROW
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

NO_ROOM: Final = Refusal("no room for a firebreak", "firebreak-cards")
NO_ROOM_FOR_TWO: Final = Refusal("no room for two", "firebreak-cards")
NO_ROOM_BESIDE: Final = Refusal("no room beside", "firebreak-cards")
NO_ROOM_APART: Final = Refusal("no room apart", "firebreak-cards")
NO_BREAKS: Final = Refusal("no firebreaks", "firebreak-cards")


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

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        free = diggable(s)
        if self.count == 1:
            return None if free else NO_ROOM
        step = 2 if self.gap else 1
        return None if free & (free >> step | free >> step * ROW) else NO_ROOM_FOR_TWO

    def key(self) -> str:
        return "dig"


class ChooseBreak(Ask):
    """Where does the firebreak stand?"""

    rule: ClassVar[str] = "firebreak-cards"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        return at(TRENCHES[SINGLE], diggable(s))

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_breaks(s, diggable(s)) + refused_bucket(s, self.seat)


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

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        free = diggable(s)
        alone = free & ~covered(self.options(s))
        lacks = NO_ROOM_APART if self.gap else NO_ROOM_BESIDE
        return (
            refused_breaks(s, free)
            + [(step, lacks) for step in at(TRENCHES[SINGLE], alone)]
            + refused_bucket(s, self.seat)
        )


def refused_breaks(s: State, legal: int) -> list[tuple[Step, Refusal]]:
    """Where a firebreak cannot stand."""
    found: list[tuple[Step, Refusal]] = []
    for cell in CELLS:
        refusal = why_not_dig(s, cell, legal)
        if refusal is not None:
            found.append((TRENCHES[SINGLE][cell], refusal))
    return found


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

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.breaks else NO_BREAKS

    def key(self) -> str:
        return "replant"


class ChooseCleared(Ask):
    """Which firebreak is taken away?"""

    rule: ClassVar[str] = "firebreak-cards"

    def options(self, s: State) -> list[Step]:
        return at(CLEARS, s.breaks)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return refused_clears(s) + refused_bucket(s, self.seat)


def refused_clears(s: State) -> list[tuple[Step, Refusal]]:
    """Where there is no firebreak to take away."""
    thought = [(CLEARS[cell], why_not_clear(s, cell)) for cell in CELLS]
    return [(step, refusal) for step, refusal in thought if refusal is not None]


class Clear(AtCell):
    """Take the firebreak of a cell off the map."""

    verb: ClassVar[str] = "clear"

    def resolve(self, s: State) -> None:
        s.breaks &= ~BITS[self.cell]
        if s.journal is not None:
            s.note(Replanted(s.turn, BITS[self.cell]))


CLEARS: Final[list[Step]] = [Clear(cell) for cell in range(len(BITS))]
