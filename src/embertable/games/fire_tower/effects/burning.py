"""Fire that nobody lays: a storm, and a tower that burns for ever."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import Effect
from embertable.games.fire_tower.chapters.storm import STORM
from embertable.games.fire_tower.places.towers import zone_of
from embertable.games.fire_tower.state import State


@dataclass(frozen=True)
class SpreadAll(Effect):
    """Roll a direction: everything that burns spreads one cell that way."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(STORM)


@dataclass(frozen=True)
class BurnForEver(Effect):
    """The cells of the tower hold no tokens any more, and burn for ever."""

    def do(self, s: State, seat: int, source: int) -> None:
        zone = zone_of(s.players[seat])
        s.fire &= ~zone
        s.breaks &= ~zone
        s.burnt |= zone
        s.zones &= ~zone
        s.roofs &= ~zone
