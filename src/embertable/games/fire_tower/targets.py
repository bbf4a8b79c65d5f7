"""Where on the map: the questions a card asks, and the groups of cells that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.events import Doused
from embertable.games.fire_tower.fires import (
    diggable,
    downwind,
    empty,
    removable,
    sources,
    touching_fire,
)
from embertable.games.fire_tower.forest import BITS, around, beside, cell_name, cells
from embertable.games.fire_tower.groups import (
    GAP_ACROSS,
    GAP_DOWN,
    IN_LINE,
    IN_SQUARE,
    PAIR_ACROSS,
    PAIR_DOWN,
    SINGLE,
    fellows,
    lines_filled,
    lines_laid,
    squares_filled,
    touching,
    within,
)
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.tokens import BLASTS, CLEARS, LIGHTS, RESCUES, STOP_DOUSING, TRENCHES, Land, at


class Douse(Step):
    """Put out the fire of a cell; `taken` have gone out before it, with the same card."""

    def __init__(self, square: bool, taken: int, cell: int) -> None:
        self.square = square
        self.taken = taken
        self.cell = cell

    def resolve(self, s: State) -> None:
        where = BITS[self.cell]
        s.fire &= ~where
        if s.journal is not None:
            s.note(Doused(s.turn, where))
        s.agenda.append(ChooseNextDoused(s.turn, self.square, self.taken | where))

    def key(self) -> str:
        return f"douse {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class Lift(Step):
    """Take this fire up, to carry it elsewhere."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.then(ChooseLanding(s.turn, self.cell))

    def key(self) -> str:
        return f"lift {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


# Made once, by cell: they are offered millions of times.
DOUSES: Final[list[list[Step]]] = [[Douse(square, 0, cell) for cell in range(len(BITS))] for square in (False, True)]
LIFTS: Final[list[Step]] = [Lift(cell) for cell in range(len(BITS))]


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


class ChooseEmber(Ask):
    """Which fire is carried away?"""

    rule: ClassVar[str] = "fire-cards"

    def options(self, s: State) -> list[Step]:
        loose = removable(s)
        if landings(s, loose):
            return at(LIFTS, loose)  # there is room beside what stays, so for every one of them
        return [LIFTS[number] for number in cells(loose) if landings(s, BITS[number])]


class ChooseLanding(Ask):
    """Where is it carried? Beside any other fire."""

    rule: ClassVar[str] = "fire-cards"

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, s: State) -> list[Step]:
        return [Land(self.origin, number) for number in cells(landings(s, BITS[self.origin]))]


class ChooseDoused(Ask):
    """Which fire goes out first? Others may follow that lie with it in a line of three, or in a square."""

    rule: ClassVar[str] = "water-cards"

    def __init__(self, seat: int, square: bool) -> None:
        super().__init__(seat)
        self.square = square

    def options(self, s: State) -> list[Step]:
        return at(DOUSES[self.square], removable(s))


class ChooseNextDoused(Ask):
    """Which fire goes out as well, in one pattern with those before?"""

    rule: ClassVar[str] = "water-cards"

    def __init__(self, seat: int, square: bool, taken: int) -> None:
        super().__init__(seat)
        self.square = square
        self.taken = taken

    def options(self, s: State) -> list[Step]:
        more = removable(s) & fellows(self.square, self.taken)
        options: list[Step] = [Douse(self.square, self.taken, number) for number in cells(more)]
        options.append(STOP_DOUSING)
        return options


class ChooseRescue(Ask):
    """Around which fire does everything go out?"""

    rule: ClassVar[str] = "water-cards"

    def options(self, s: State) -> list[Step]:
        return at(RESCUES, s.fire & around(removable(s)))


class ChooseBreak(Ask):
    """Where does the firebreak stand?"""

    rule: ClassVar[str] = "firebreak-cards"

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


class ChooseCleared(Ask):
    """Which firebreak is taken away?"""

    rule: ClassVar[str] = "firebreak-cards"

    def options(self, s: State) -> list[Step]:
        return at(CLEARS, s.breaks)


def groups(steps: list[list[Step]], outlines: tuple[int, ...], found: list[int], contact: int) -> list[Step]:
    """The groups found, by outline, of which at least one cell is in contact."""
    options: list[Step] = []
    for number in range(len(outlines)):
        outline = outlines[number]
        first = touching(found[number], contact, outline)
        if first:
            options += at(steps[outline], first)
    return options


def landings(s: State, lifted: int) -> int:
    """Empty cells beside a source other than the fire taken up; the cell it leaves is none of them."""
    burning = sources(s)
    return beside(burning & ~lifted) & ~(burning | s.breaks)
