"""What the bucket card says, in front and on its back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import KIND, TOWER
from embertable.games.fire_tower.chapters.discarding import DiscardSome
from embertable.games.fire_tower.chapters.supply import light
from embertable.games.fire_tower.effects.targets import things
from embertable.games.fire_tower.events import UsedBucket, WentReckless
from embertable.games.fire_tower.places.fires import removable, touching_fire
from embertable.games.fire_tower.places.forest import BITS, cell_name, cells, names
from embertable.games.fire_tower.places.groups import GROUPS, IN_LINE, IN_SQUARE, touching, within
from embertable.games.fire_tower.places.towers import zone_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import EMPTIED, FULL, TEAMS


def guarded_fire(s: State, seat: int) -> int:
    """Fire the bucket of a seat is for: in the own tower, in a team also in the ally's."""
    zones = zone_of(s.players[seat])
    if s.mode == TEAMS:
        zones |= zone_of(s.players[(seat + 2) % 4])
    return s.fire & s.zones & zones


@dataclass(frozen=True)
class EmptyBucket(Effect):
    """Once a game, at any time in your turn: put out fires in a line, or in a square, at least one in the own tower."""

    square: bool

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSplash(seat))

    def splashes(self, s: State, seat: int) -> list[Step]:
        """The sets of fires that can go out."""
        own = guarded_fire(s, seat)
        fire = own | removable(s)
        options: list[Step] = []
        for outline in IN_SQUARE if self.square else IN_LINE:
            for number in cells(touching(within(fire, outline), own, outline)):
                options.append(Splash(seat, GROUPS[outline][number]))
        return options


class ChooseSplash(Ask):
    """Which fires go out? They lie in the pattern of the card, at least one of them in the own tower."""

    rule: ClassVar[str] = "bucket"

    def options(self, s: State) -> list[Step]:
        effect = TOWER[FULL].effect
        assert isinstance(effect, EmptyBucket), "the card before a tower begins as a bucket"
        return effect.splashes(s, self.seat)


class Splash(Step):
    """Put out these fires and turn the bucket card over."""

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def resolve(self, s: State) -> None:
        s.fire &= ~self.where
        s.players[self.seat].bucket = EMPTIED
        s.note(UsedBucket(self.seat, self.where))

    def key(self) -> str:
        return f"douse {' '.join(names(self.where))}"

    def things(self) -> Sequence[str]:
        return things(self.where)


@dataclass(frozen=True)
class Reckless(Effect):
    """Instead of playing a card: throw away cards of one of these kinds, and lay fires beside older fire."""

    cards: int
    kinds: tuple[int, ...]
    fires: int

    def do(self, s: State, seat: int, source: int) -> None:
        """Carry it out; `source` is the kind of the cards thrown away."""
        s.then(DiscardSome(seat, self.cards, source, 0), ChooseFirstFire(seat))

    def payable(self, hand: list[int]) -> list[int]:
        """The kinds a hand has enough of."""
        return [kind for kind in self.kinds if sum([1 for card in hand if KIND[card] == kind]) >= self.cards]

    def next_fires(self, s: State, seat: int, chosen: int) -> list[Step]:
        """Where the next fire can go: later in reading order than those chosen, with room for those still to come."""
        free = touching_fire(s)
        left = self.fires - chosen.bit_count()
        if chosen:
            free &= -(1 << chosen.bit_length())
        elif free.bit_count() <= left:
            return [LightAll(seat, free)]
        later = cells(free)
        if left == 1:
            return [LightAll(seat, chosen | BITS[number]) for number in later]
        return [NextFire(seat, chosen, number) for number in later[: len(later) - left + 1]]


def reckless() -> Reckless:
    """What the emptied bucket's card says."""
    effect = TOWER[EMPTIED].effect
    assert isinstance(effect, Reckless), "the back of the bucket is Reckless Abandon"
    return effect


class ChooseFirstFire(Ask):
    """Where does the first fire go? The others come later in reading order."""

    rule: ClassVar[str] = "reckless"

    def options(self, s: State) -> list[Step]:
        return reckless().next_fires(s, self.seat, 0)


class ChooseSecondFire(Ask):
    """Where does the second fire go?"""

    rule: ClassVar[str] = "reckless"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, s: State) -> list[Step]:
        return reckless().next_fires(s, self.seat, BITS[self.first])


class ChooseLaterFire(Ask):
    """Where does the third fire go, or one after it?"""

    rule: ClassVar[str] = "reckless"

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def options(self, s: State) -> list[Step]:
        return reckless().next_fires(s, self.seat, self.chosen)


class NextFire(Step):
    """A fire goes here, besides those chosen. All are laid together, none may lean on another."""

    def __init__(self, seat: int, chosen: int, cell: int) -> None:
        self.seat = seat
        self.chosen = chosen
        self.cell = cell

    def resolve(self, s: State) -> None:
        if self.chosen:
            s.then(ChooseLaterFire(self.seat, self.chosen | BITS[self.cell]))
        else:
            s.then(ChooseSecondFire(self.seat, self.cell))

    def key(self) -> str:
        return f"{'then' if self.chosen else 'first'} {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class LightAll(Step):
    """Lay the fires."""

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def resolve(self, s: State) -> None:
        light(s, self.where, self.seat)
        s.note(WentReckless(self.seat, self.where))

    def key(self) -> str:
        return f"light {' '.join(names(self.where))}"

    def things(self) -> Sequence[str]:
        return things(self.where)
