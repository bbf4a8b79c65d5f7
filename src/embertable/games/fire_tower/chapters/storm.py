"""The firestorm, and the part of it that every burnt tower brings."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.games.fire_tower.chapters.burning import burn
from embertable.games.fire_tower.chapters.supply import light, roll_live
from embertable.games.fire_tower.events import Stormed, WindRolled
from embertable.games.fire_tower.places.fires import downwind
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import NOBODY


class Storm(Step):
    """Roll a live direction: everything that burns spreads one step that way at once, and nobody is the burner."""

    def resolve(self, s: State) -> None:
        direction = roll_live(s)
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
            s.note(WindRolled(s.wind))


STORM: Final = Storm()
NEW_WIND: Final = NewWind()
