"""The turn of a shadow: it does what the die commands, and rolls again for each tower it burns."""

from __future__ import annotations

from embertable.core.flow import Step
from embertable.games.fire_tower.cards.tables import SHADOW
from embertable.games.fire_tower.chapters.burning import BURN_CHECK
from embertable.games.fire_tower.chapters.drawing import WORK_OFF
from embertable.games.fire_tower.chapters.supply import roll
from embertable.games.fire_tower.events import ShadowRolled
from embertable.games.fire_tower.state import State


def haunt(seat: int) -> list[Step]:
    """A shadow's roll: the action, then burnt towers, then another roll for each tower it burnt itself."""
    return [ShadowRoll(seat), BURN_CHECK, WORK_OFF, RollAgain(seat)]


class ShadowRoll(Step):
    """Roll the die, which does not turn the wind, and do what it says."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        face = roll(s)
        s.note(ShadowRolled(self.seat, face))
        SHADOW[face].effect.do(s, self.seat, face)


class RollAgain(Step):
    """One more roll for every tower the shadow's own fire burnt."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        if s.extra > 0:
            s.extra -= 1
            s.then(*haunt(self.seat))
