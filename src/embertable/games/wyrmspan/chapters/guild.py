"""The Dragon Guild: a track of twelve spaces, and a tile with bonuses. (p. 12-13)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.effects import DECLINE, Do
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_one
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import GUILDS, TRACK
from embertable.games.wyrmspan.effects.gaining import Gain
from embertable.games.wyrmspan.events import PlacedMarker, Stepped
from embertable.games.wyrmspan.places import cell_and_owner, marker_on
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import BROWN_EVERY, FIXED_CELL, FIXED_POINTS, MARKERS, SPACES

CELL_FULL: Final = Refusal("cell full", "guild")
ENTER_BROWN: Final = Refusal("enter brown first", "guild")


class Walk(Step):
    """The guild token moves, one space after the other; each step may be declined, and with it the rest."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        if (me.steps + 1) % BROWN_EVERY == 0 and me.placed < MARKERS:
            s.then(EnterBrown(self.seat, self.left))
        else:
            s.then(TakeStep(self.seat, self.left))


def enter(s: State, seat: int, left: int) -> None:
    """Move one space on and take its reward; then go on."""
    me = s.players[seat]
    me.steps += 1
    space = me.steps % SPACES
    reward = TRACK[space]
    if s.journal is not None:
        s.note(Stepped(seat, space, isinstance(reward, Gain)))
    if left > 1:
        s.then(Walk(seat, left - 1))
    if reward is not None:
        reward.do(s, seat, 0)
    elif me.placed < MARKERS:
        s.then(ChooseCell(seat))


class StepOn(Step):
    """Enter the brown space."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def resolve(self, s: State) -> None:
        enter(s, self.seat, self.left)

    def key(self) -> str:
        return "enter brown space"

    def things(self) -> Sequence[str]:
        return ("guild track",)


class StepTo(Step):
    """Enter this space, which is not brown, or brown for somebody without a marker."""

    def __init__(self, seat: int, left: int, space: int) -> None:
        self.seat = seat
        self.left = left
        self.space = space

    def resolve(self, s: State) -> None:
        enter(s, self.seat, self.left)

    def key(self) -> str:
        return f"step to space {self.space}"

    def things(self) -> Sequence[str]:
        return ("guild track",)


class TakeStep(Ask):
    """Do you take the step on the guild track?"""

    rule = "guild"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: State) -> list[Step]:
        space = (s.players[self.seat].steps + 1) % SPACES
        return [StepTo(self.seat, self.left, space), DECLINE]


class EnterBrown(Ask):
    """Do you enter the brown space, where a marker must be placed?"""

    rule = "guild"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: State) -> list[Step]:
        return [StepOn(self.seat, self.left), DECLINE]


class PutMarker(Step):
    """Put a marker on this cell and use its bonus."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.players[self.seat].placed += 1
        s.markers = with_one(s.markers, marker_on(self.cell, self.seat))
        tile = GUILDS[s.guild]
        if s.journal is not None:
            s.note(PlacedMarker(self.seat, f"guild-{tile.id}", self.cell))
        if self.cell < len(tile.cells):
            s.then(Do(self.seat, tile.cells[self.cell], 0))

    def key(self) -> str:
        return f"marker on cell {self.cell + 1}"

    def things(self) -> Sequence[str]:
        return (f"cell {self.cell + 1}",)


class ChooseCell(Ask):
    """On which cell of the guild tile do you put a marker?"""

    rule = "guild"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [PutMarker(self.seat, cell) for cell in free_cells(s)]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        taken = markers_by_cell(s)
        cells = [cell for cell in range(FIXED_CELL) if why_not_cell(s, taken, cell) is not None]
        return [(PutMarker(self.seat, cell), CELL_FULL) for cell in cells]


def free_cells(s: State) -> list[int]:
    """Cells with a free square; there is always room on the last one."""
    taken = markers_by_cell(s)
    return [cell for cell in range(FIXED_CELL) if why_not_cell(s, taken, cell) is None] + [FIXED_CELL]


def markers_by_cell(s: State) -> list[int]:
    """How many markers lie on each cell."""
    taken = [0] * (FIXED_CELL + 1)
    for marker in s.markers:
        cell, _ = cell_and_owner(marker)
        taken[cell] += 1
    return taken


def why_not_cell(s: State, taken: list[int], cell: int) -> Refusal | None:
    """A cell has so many squares, by the number of players."""
    return None if taken[cell] < s.squares[cell] else CELL_FULL


def guild_points(s: State, seat: int) -> int:
    """What a seat's markers on the last two cells are worth now."""
    points = 0
    fixed = 0
    for marker in s.markers:
        cell, owner = cell_and_owner(marker)
        if cell == FIXED_CELL:
            if owner == seat:
                points += FIXED_POINTS[min(fixed, 2)]
            fixed += 1
        elif cell == FIXED_CELL - 1 and owner == seat:
            points += GUILDS[s.guild].end_game.score(s, seat, 0)
    return points
