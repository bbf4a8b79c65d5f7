"""Fire and firebreaks on the map: what is a source, what is empty, where tokens may go."""

from __future__ import annotations

from embertable.games.fire_tower.places.forest import ETERNAL, LAND, beside, moved
from embertable.games.fire_tower.state import State


def sources(s: State) -> int:
    """What burns: fire tokens, the eternal flame, the zones of burnt towers."""
    return s.fire | s.burnt | ETERNAL


def empty(s: State) -> int:
    """Cells without a token that do not burn for ever; those of intact towers too."""
    return LAND & ~(s.fire | s.burnt | ETERNAL | s.breaks)


def touching_fire(s: State) -> int:
    """Empty cells that share an edge with a source."""
    burning = s.fire | s.burnt | ETERNAL
    return beside(burning) & ~(burning | s.breaks)


def downwind(s: State, direction: int) -> int:
    """Empty cells one step from a source in a direction."""
    burning = s.fire | s.burnt | ETERNAL
    return moved(burning, direction) & ~(burning | s.breaks)


def removable(s: State) -> int:
    """Fire tokens outside intact towers: what water reaches."""
    return s.fire & ~s.zones


def diggable(s: State) -> int:
    """Where a firebreak may stand: empty, outside intact towers, beside no older firebreak."""
    return LAND & ~(s.fire | s.burnt | ETERNAL | s.breaks | s.zones | beside(s.breaks))
