"""The wind turns: by choice, by a roll that must change it, by any roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect
from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.chapters.storm import NEW_WIND
from embertable.games.fire_tower.chapters.supply import roll_live
from embertable.games.fire_tower.events import RolledSame, WindRolled, WindTurned
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import DIRECTIONS

SAME_WIND: Final = Refusal("same wind", "wind-cards")
DEAD_WIND: Final = Refusal("dead wind", "wind-cards")


@dataclass(frozen=True)
class SetWind(Effect):
    """Turn the wind to a direction that threatens somebody and is not the wind already."""

    direction: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.wind = self.direction
        s.note(WindTurned(seat, self.direction))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_turn(s, self.direction)

    def key(self) -> str:
        return f"turn {DIRECTIONS[self.direction]}"


def why_not_turn(s: State, direction: int) -> Refusal | None:
    """The wind turns to another side, where a tower stands."""
    if direction == s.wind:
        return SAME_WIND
    return None if direction in s.live else DEAD_WIND


class TurnWind(Step):
    """Turn the wind to this direction."""

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def resolve(self, s: State) -> None:
        s.wind = self.direction
        s.note(WindTurned(s.turn, self.direction))

    def key(self) -> str:
        return f"turn {DIRECTIONS[self.direction]}"


@dataclass(frozen=True)
class RollWind(Effect):
    """Roll until the wind is another one."""

    def do(self, s: State, seat: int, source: int) -> None:
        wind = roll_live(s)
        while wind == s.wind:
            s.note(RolledSame(wind))
            wind = roll_live(s)
        s.wind = wind
        s.note(WindRolled(seat, wind))

    def key(self) -> str:
        return "roll"


@dataclass(frozen=True)
class RenewWind(Effect):
    """Roll a new wind; it may be the old one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(NEW_WIND)
