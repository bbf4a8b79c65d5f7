"""The champion's card: what the winner of the last game may do before the first turn, and who gets it next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.drawing import Draw
from embertable.games.fire_tower.events import ChampionDug
from embertable.games.fire_tower.fires import diggable
from embertable.games.fire_tower.forest import BITS, beside, cell_name, cells
from embertable.games.fire_tower.hand import DiscardAny
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.variants import Variants
from embertable.games.fire_tower.words import CORNERS

CARD_OF_SIDE = {"champion": "champion-of-the-wood", "grand": "grand-champion"}


def champion_steps(seat: int, grand: bool) -> list[Step]:
    """Two firebreaks that do not touch; the grand champion may also change opening cards."""
    steps: list[Step] = [ChooseChampionBreak(seat, grand, 0)]
    if grand:
        steps += [DiscardAny(seat, 0, 0), Draw(seat)]
    return steps


class ChooseChampionBreak(Ask):
    """Where do your two firebreaks stand? `first` is the first of them, or 0."""

    rule: ClassVar[str] = "champion"

    def __init__(self, seat: int, grand: bool, first: int) -> None:
        super().__init__(seat)
        self.grand = grand
        self.first = first

    def options(self, s: State) -> list[Step]:
        free = diggable(s)
        options: list[Step] = []
        if self.first:
            free &= -(BITS[self.first] << 1)
        for number in cells(free):
            # The second comes later in reading order and not beside the first: there must be room for it.
            if self.first or free & ~beside(BITS[number]) & -(BITS[number] << 1):
                options.append(DigAsChampion(self.seat, self.grand, number, self.first == 0))
        return options


class DigAsChampion(Step):
    """Place a firebreak here before the first turn."""

    def __init__(self, seat: int, grand: bool, cell: int, more: bool) -> None:
        self.seat = seat
        self.grand = grand
        self.cell = cell
        self.more = more

    def resolve(self, s: State) -> None:
        s.breaks |= BITS[self.cell]
        s.note(ChampionDug(self.seat, BITS[self.cell], CARD_OF_SIDE["grand" if self.grand else "champion"]))
        if self.more:
            s.then(ChooseChampionBreak(self.seat, self.grand, self.cell))

    def key(self) -> str:
        return f"dig {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


def next_champions(variants: Variants, s: State) -> Variants:
    """The same table's next game: the winners hold the card; it is turned over if they held it already."""
    winners = tuple([CORNERS[s.players[seat].corner] for seat in s.winners])
    again = variants.champion != "none" and all(corner in variants.holders for corner in winners)
    return replace(variants, champion="grand" if again else "champion", holders=winners)
