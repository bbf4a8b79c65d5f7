"""Fire is laid: one cell, a line, a square, an explosion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.targets import at, things
from embertable.games.fire_tower.events import Exploded, Lit
from embertable.games.fire_tower.places.fires import downwind, empty, sources, touching_fire
from embertable.games.fire_tower.places.forest import BITS, RINGS, cell_name, names
from embertable.games.fire_tower.places.groups import (
    GROUPS,
    IN_LINE,
    IN_SQUARE,
    SINGLE,
    lines_filled,
    lines_laid,
    squares_filled,
    touching,
    within,
)
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import DIRECTIONS


@dataclass(frozen=True)
class Push(Effect):
    """Put one fire on a cell in this direction from something that burns, whatever the wind."""

    direction: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePush(seat, self.direction))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return downwind(s, self.direction) != 0

    def key(self) -> str:
        return f"push {DIRECTIONS[self.direction]}"


@dataclass(frozen=True)
class LightLine(Effect):
    """Lay fire in a line; firebreaks cut it."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFlare(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return touching_fire(s) != 0


@dataclass(frozen=True)
class LightSquare(Effect):
    """Lay fire in a square, past firebreaks."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSnag(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return touching_fire(s) != 0


@dataclass(frozen=True)
class Explode(Effect):
    """Turn a fire into a firebreak and light what lies around."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBlast(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.fire != 0


class ChoosePush(Ask):
    """Which cell in this direction from a fire catches fire?"""

    rule: ClassVar[str] = "wind-cards"

    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction = direction

    def options(self, s: State) -> list[Step]:
        return at(LIGHTS[SINGLE], downwind(s, self.direction))


class ChooseFlare(Ask):
    """Where does the line of fire lie? At least one new fire touches an older one."""

    rule: ClassVar[str] = "fire-cards"

    def options(self, s: State) -> list[Step]:
        free = empty(s)
        burning = sources(s)
        found = lines_laid(free, burning) if s.voluntary else lines_filled(free, burning)
        return groups(LIGHTS, IN_LINE, found, touching_fire(s))


class ChooseSnag(Ask):
    """Where does the square of fire lie? At least one new fire touches an older one."""

    rule: ClassVar[str] = "fire-cards"

    def options(self, s: State) -> list[Step]:
        free = empty(s)
        found = [within(free, outline) for outline in IN_SQUARE] if s.voluntary else squares_filled(free)
        return groups(LIGHTS, IN_SQUARE, found, touching_fire(s))


class ChooseBlast(Ask):
    """Which fire explodes?"""

    rule: ClassVar[str] = "fire-cards"

    def options(self, s: State) -> list[Step]:
        return at(BLASTS, s.fire)


def groups(steps: list[list[Step]], outlines: tuple[int, ...], found: list[int], contact: int) -> list[Step]:
    """The groups found, by outline, of which at least one cell is in contact."""
    options: list[Step] = []
    for number in range(len(outlines)):
        outline = outlines[number]
        first = touching(found[number], contact, outline)
        if first:
            options += at(steps[outline], first)
    return options


class Light(Step):
    """Put fire on these cells."""

    def __init__(self, where: int) -> None:
        self.where = where

    def resolve(self, s: State) -> None:
        light(s, self.where, s.turn)
        if s.journal is not None:
            s.note(Lit(s.turn, self.where))

    def key(self) -> str:
        return f"light {' '.join(names(self.where))}"

    def things(self) -> Sequence[str]:
        return things(self.where)


class Blast(Step):
    """The fire of a cell becomes a firebreak, and every empty cell around it catches fire."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def resolve(self, s: State) -> None:
        where = BITS[self.cell]
        s.fire &= ~where
        s.breaks |= where
        lit = RINGS[self.cell] & empty(s)
        light(s, lit, s.turn)
        if s.journal is not None:
            s.note(Exploded(s.turn, where, lit))

    def key(self) -> str:
        return f"explode {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


# Options are the same in every game: they are made once, by outline and first cell.
LIGHTS: Final[list[list[Step]]] = [[Light(mask) for mask in group] for group in GROUPS]

BLASTS: Final[list[Step]] = [Blast(cell) for cell in range(len(BITS))]
