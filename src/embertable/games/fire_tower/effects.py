"""The verbs cards are written in."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import Effect
from embertable.games.fire_tower.events import WindRolled, WindTurned
from embertable.games.fire_tower.fires import (
    diggable,
    downwind,
    removable,
    roll_live,
    touching_fire,
)
from embertable.games.fire_tower.forest import BITS, ROW, around, cells
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.targets import (
    ChooseBlast,
    ChooseBreak,
    ChooseCleared,
    ChooseDoused,
    ChooseEmber,
    ChooseFlare,
    ChoosePush,
    ChooseRescue,
    ChooseSnag,
    ChooseTrench,
    landings,
)
from embertable.games.fire_tower.terms import DIRECTIONS


@dataclass(frozen=True)
class SetWind(Effect):
    """Turn the wind to a direction that threatens somebody and is not the wind already."""

    direction: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.wind = self.direction
        s.note(WindTurned(seat, self.direction))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.direction != s.wind and self.direction in s.live

    def key(self) -> str:
        return f"turn {DIRECTIONS[self.direction]}"


@dataclass(frozen=True)
class RollWind(Effect):
    """Roll until the wind is another one."""

    def do(self, s: State, seat: int, source: int) -> None:
        wind = roll_live(s)
        while wind == s.wind:
            wind = roll_live(s)
        s.wind = wind
        s.note(WindRolled(wind))

    def key(self) -> str:
        return "roll"


@dataclass(frozen=True)
class Push(Effect):
    """Put one fire on a cell in this direction from something that burns, whatever the wind."""

    direction: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePush(seat, self.direction))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return downwind(s, self.direction) != 0

    def key(self) -> str:
        return f"push {DIRECTIONS[self.direction]}"


@dataclass(frozen=True)
class LightLine(Effect):
    """Lay fire in a line; firebreaks cut it."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFlare(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return touching_fire(s) != 0


@dataclass(frozen=True)
class LightSquare(Effect):
    """Lay fire in a square, past firebreaks."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSnag(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return touching_fire(s) != 0


@dataclass(frozen=True)
class Explode(Effect):
    """Turn a fire into a firebreak and light what lies around."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBlast(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.fire != 0


@dataclass(frozen=True)
class MoveFire(Effect):
    """Carry a fire from the forest to a cell beside other fire."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseEmber(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        loose = removable(s)
        return loose != 0 and (landings(s, loose) != 0 or any(landings(s, BITS[each]) for each in cells(loose)))


@dataclass(frozen=True)
class DousePattern(Effect):
    """Put out fires that lie in a line, or in a square."""

    square: bool

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseDoused(seat, self.square))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return removable(s) != 0


@dataclass(frozen=True)
class DouseAround(Effect):
    """Put out all fires around one that stays."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseRescue(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.fire & around(removable(s)) != 0


@dataclass(frozen=True)
class Dig(Effect):
    """Place firebreaks: one; two side by side; two with a cell between."""

    count: int
    gap: bool = False

    def __post_init__(self) -> None:
        assert self.count in (1, 2), f"firebreaks are placed one or two at a time, not {self.count}"
        assert not self.gap or self.count > 1, "there is a gap only between two"

    def do(self, s: State, seat: int, source: int) -> None:
        if self.count == 1:
            s.then(ChooseBreak(seat))
        else:
            s.then(ChooseTrench(seat, self.gap))

    def possible(self, s: State, seat: int, source: int) -> bool:
        free = diggable(s)
        if self.count == 1:
            return free != 0
        if self.gap:
            return free & (free >> 2 | free >> 2 * ROW) != 0
        return free & (free >> 1 | free >> ROW) != 0

    def key(self) -> str:
        return "dig"


@dataclass(frozen=True)
class Replant(Effect):
    """Take a firebreak off the map."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseCleared(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.breaks != 0

    def key(self) -> str:
        return "replant"
