"""The bucket: once a game water for the own tower; from then on Reckless Abandon may be one's action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import explained
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.cards.tables import TOWER
from embertable.games.fire_tower.chapters.end import mode_rules
from embertable.games.fire_tower.chapters.waiting import BUCKET_OPTIONS
from embertable.games.fire_tower.effects.bucket import Reckless, guarded_fire
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import EMPTIED, EVENT, FULL, KINDS

NO_FIRE_IN_TOWER: Final = Refusal("no fire in tower", "bucket")
ROOF_BURNS: Final = Refusal("roof burns", "bucket")
BUCKET_EMPTIED: Final = Refusal("bucket emptied", "bucket")
BUCKET_GONE: Final = Refusal("bucket gone", "bucket")
BUCKET_FULL: Final = Refusal("bucket full", "reckless")


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
BUCKET_OPTIONS.extend(USE_BUCKET)


def why_not_bucket(s: State, seat: int) -> Refusal | None:
    """The bucket must be full, and there must be fire it is for."""
    if s.players[seat].bucket != FULL:
        return BUCKET_EMPTIED if s.players[seat].bucket == EMPTIED else BUCKET_GONE
    if guarded_fire(s, seat):
        return None
    return ROOF_BURNS if s.fire & s.roofs & mode_rules(s).guarded(s, seat) else NO_FIRE_IN_TOWER


def refused_bucket(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """The bucket, where it cannot be used now."""
    refusal = why_not_bucket(s, seat)
    return [] if refusal is None else [(USE_BUCKET[seat], refusal)]


class BucketMoment(Ask):
    """A moment of the own turn in which fire comes that is not one's own doing: does the bucket come first?"""

    rule: ClassVar[str] = "bucket"

    def options(self, s: State) -> list[Step]:
        return [KEEP_BUCKET, USE_BUCKET[self.seat]] if why_not_bucket(s, self.seat) is None else []


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


def reckless() -> Reckless:
    """What the back of the bucket card says."""
    effect = TOWER[EMPTIED].effect
    assert isinstance(effect, Reckless), "the back of the bucket card is Reckless Abandon"
    return effect


def why_not_reckless(s: State, seat: int) -> Refusal | None:
    """The bucket must have been emptied."""
    if s.players[seat].bucket == EMPTIED:
        return None
    return BUCKET_FULL if s.players[seat].bucket == FULL else BUCKET_GONE


def reckless_options(s: State, seat: int) -> list[Step]:
    """Reckless Abandon, with the bucket emptied: for cards of each kind the card names and the hand has enough of."""
    if why_not_reckless(s, seat) is not None:
        return []
    effect = TOWER[EMPTIED].effect
    return [GoReckless(seat, kind) for kind in range(EVENT) if effect.why_not(s, seat, kind) is None]


def refused_reckless(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """The kinds of cards that cannot be thrown away for fires now: first those that lack something."""
    effect = reckless()
    refusal = why_not_reckless(s, seat)
    kinds = sorted(range(EVENT), key=lambda kind: kind not in effect.kinds)
    thought = [(GoReckless(seat, kind), refusal or explained(effect, s, seat, kind)) for kind in kinds]
    return [(step, against) for step, against in thought if against is not None]
