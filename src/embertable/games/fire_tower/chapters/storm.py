"""The firestorm, and the part of it that every burnt tower brings."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.games.fire_tower.chapters.bucket import BucketMoment, why_not_bucket
from embertable.games.fire_tower.chapters.burning import burn
from embertable.games.fire_tower.chapters.supply import light, roll_live
from embertable.games.fire_tower.events import Stormed, StormRolled, WindRolled
from embertable.games.fire_tower.places.fires import downwind
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import NOBODY


class Storm(Step):
    """Roll a live direction. Whoever has the turn may see it and empty the bucket before the storm breaks."""

    def resolve(self, s: State) -> None:
        direction = roll_live(s)
        if why_not_bucket(s, s.turn) is None:
            s.note(StormRolled(direction))
            s.then(BeforeStorm(s.turn, direction), Break(direction))
        else:
            break_loose(s, direction)


class BeforeStorm(BucketMoment):
    """A firestorm is about to break in your turn: does your bucket come first?"""

    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction = direction


class Break(Step):
    """The storm breaks."""

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def resolve(self, s: State) -> None:
        break_loose(s, self.direction)


def break_loose(s: State, direction: int) -> None:
    """Everything that burns spreads one step this way at once, and nobody is the burner."""
    lit = downwind(s, direction)
    light(s, lit, NOBODY)
    if s.journal is not None:
        s.note(Stormed(direction, lit))
    if s.fire & s.roofs:
        burn(s)


class NewWind(Step):
    """Roll a new live wind; it may be the old one."""

    def resolve(self, s: State) -> None:
        s.wind = roll_live(s)
        if s.journal is not None:
            s.note(WindRolled(NOBODY, s.wind))


STORM: Final = Storm()
NEW_WIND: Final = NewWind()
