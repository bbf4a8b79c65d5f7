"""The firestorm, and the part of it that every burnt tower brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect
from embertable.core.flow import Step
from embertable.games.fire_tower.events import Stormed, WindRolled
from embertable.games.fire_tower.fires import downwind, light, roll_live
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import NOBODY
from embertable.games.fire_tower.towers import burn


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


@dataclass(frozen=True)
class SpreadAll(Effect):
    """Roll a direction: everything that burns spreads one cell that way."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(STORM)


@dataclass(frozen=True)
class RenewWind(Effect):
    """Roll a new wind."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(NEW_WIND)
