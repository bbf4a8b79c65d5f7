"""The bucket: once a game water for the own tower; from then on Reckless Abandon may be one's action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import TOWER
from embertable.games.fire_tower.effects.bucket import guarded_fire
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import EMPTIED, EVENT, FULL, KINDS


class UseBucket(Step):
    """Use the bucket now; the turn goes on where it was."""

    aside: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        TOWER[FULL].effect.do(s, self.seat, FULL)

    def key(self) -> str:
        return "bucket"

    def things(self) -> Sequence[str]:
        return (f"bucket {self.seat}",)


USE_BUCKET: Final[list[Step]] = [UseBucket(seat) for seat in range(4)]


def can_use_bucket(s: State, seat: int) -> bool:
    """Whether the bucket is full and there is fire it is for."""
    return s.players[seat].bucket == FULL and guarded_fire(s, seat) != 0


class BucketMoment(Ask):
    """A moment of the own turn in which fire comes that is not one's own doing: does the bucket come first?"""

    rule: ClassVar[str] = "bucket"

    def options(self, s: State) -> list[Step]:
        return [KEEP_BUCKET, USE_BUCKET[self.seat]] if can_use_bucket(s, self.seat) else []


class KeepBucket(Step):
    """Let it come, and keep the bucket."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "keep bucket"


KEEP_BUCKET: Final = KeepBucket()


class GoReckless(Step):
    """Throw away cards of a kind for fires."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resolve(self, s: State) -> None:
        TOWER[EMPTIED].effect.do(s, self.seat, self.kind)

    def key(self) -> str:
        return f"reckless {KINDS[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"bucket {self.seat}",)


def reckless_options(s: State, seat: int) -> list[Step]:
    """Reckless Abandon, with the bucket emptied: for cards of each kind the card names and the hand has enough of."""
    effect = TOWER[EMPTIED].effect
    return [GoReckless(seat, kind) for kind in range(EVENT) if effect.possible(s, seat, kind)]
