"""The bucket card: once a game water for the own tower, afterwards Reckless Abandon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards import KIND
from embertable.games.fire_tower.events import UsedBucket, WentReckless
from embertable.games.fire_tower.fires import light, removable, touching_fire, zone_of
from embertable.games.fire_tower.forest import BITS, cell_name, cells, names
from embertable.games.fire_tower.groups import GROUPS, IN_LINE, touching, within
from embertable.games.fire_tower.hand import DiscardSome
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.tokens import things
from embertable.games.fire_tower.words import EMPTIED, FIREBREAK, FULL, KINDS, TEAMS, WATER


def guarded_fire(s: State, seat: int) -> int:
    """Fire the bucket of a seat is for: in the own tower, in a team also in the ally's."""
    zones = zone_of(s.players[seat])
    if s.mode == TEAMS:
        zones |= zone_of(s.players[(seat + 2) % 4])
    return s.fire & s.zones & zones


def can_use_bucket(s: State, seat: int) -> bool:
    """Whether the bucket is full and there is fire it is for."""
    return s.players[seat].bucket == FULL and guarded_fire(s, seat) != 0


class UseBucket(Step):
    """Use the bucket now; the turn goes on where it was."""

    aside: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.then(ChooseSplash(self.seat))

    def key(self) -> str:
        return "bucket"

    def things(self) -> Sequence[str]:
        return (f"bucket {self.seat}",)


class ChooseSplash(Ask):
    """Which fires go out? They lie in a line of three, at least one of them in the own tower."""

    rule: ClassVar[str] = "bucket"

    def options(self, s: State) -> list[Step]:
        own = guarded_fire(s, self.seat)
        fire = own | removable(s)
        options: list[Step] = []
        for outline in IN_LINE:
            for number in cells(touching(within(fire, outline), own, outline)):
                options.append(Splash(self.seat, GROUPS[outline][number]))
        return options


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


def reckless_options(s: State, seat: int) -> list[Step]:
    """Reckless Abandon, for three water cards or three firebreak cards, where two fires, or one, can be laid."""
    player = s.players[seat]
    options: list[Step] = []
    if player.bucket == EMPTIED and touching_fire(s):
        for kind in (WATER, FIREBREAK):
            if sum([1 for card in player.hand if KIND[card] == kind]) >= 3:
                options.append(GoReckless(seat, kind))
    return options


class GoReckless(Step):
    """Throw away three cards of a kind for two fires."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resolve(self, s: State) -> None:
        s.then(DiscardSome(self.seat, 3, self.kind, 0), ChooseFirstFire(self.seat))

    def key(self) -> str:
        return f"reckless {KINDS[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"bucket {self.seat}",)


class ChooseFirstFire(Ask):
    """Where does the first of two fires go? The second comes later in reading order."""

    rule: ClassVar[str] = "reckless"

    def options(self, s: State) -> list[Step]:
        free = cells(touching_fire(s))
        if len(free) == 1:
            return [LightBoth(self.seat, BITS[free[0]])]
        return [FirstFire(self.seat, number) for number in free[:-1]]


class FirstFire(Step):
    """The first fire goes here. It is laid together with the second, which may not lean on it."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def resolve(self, s: State) -> None:
        s.then(ChooseSecondFire(self.seat, self.cell))

    def key(self) -> str:
        return f"first {cell_name(self.cell)}"

    def things(self) -> Sequence[str]:
        return (f"cell {cell_name(self.cell)}",)


class ChooseSecondFire(Ask):
    """Where does the second fire go?"""

    rule: ClassVar[str] = "reckless"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, s: State) -> list[Step]:
        later = touching_fire(s) & -(BITS[self.first] << 1)
        return [LightBoth(self.seat, BITS[self.first] | BITS[number]) for number in cells(later)]


class LightBoth(Step):
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


USE_BUCKET: Final[list[Step]] = [UseBucket(seat) for seat in range(4)]
