"""Fire and firebreaks on the map: what is a source, what is empty, where tokens may go."""

from __future__ import annotations

from typing import Final

from embertable.core.refusal import Refusal
from embertable.games.fire_tower.places.forest import BITS, ETERNAL, LAND, beside, moved
from embertable.games.fire_tower.state import State

FOR_EVER: Final = Refusal("burns for ever", "words")
FIRE_HERE: Final = Refusal("fire here", "words")
BREAK_HERE: Final = Refusal("firebreak here", "firebreak-cards")
FIRE_ENCLOSED: Final = Refusal("fire enclosed", "fire-cards")
NO_FIRE_BESIDE: Final = Refusal("no fire beside", "words")
NOT_DOWNWIND: Final = Refusal("not downwind", "spread")
NO_FIRE_HERE: Final = Refusal("no fire here", "words")
NO_TOKEN_HERE: Final = Refusal("no token here", "words")
IN_TOWER: Final = Refusal("in a tower", "water-cards")
NO_BREAK_IN_TOWER: Final = Refusal("no firebreak in a tower", "firebreak-cards")
BESIDE_BREAK: Final = Refusal("beside a firebreak", "firebreak-cards")
NO_BREAK_HERE: Final = Refusal("no firebreak here", "firebreak-cards")


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


# The masks above decide. What follows says of a cell outside one of them what keeps it there.


def why_not_light(s: State, cell: int, legal: int, otherwise: Refusal) -> Refusal | None:
    """Fire goes on empty cells; `otherwise` is what an empty cell outside the mask lacks."""
    where = BITS[cell]
    if where & legal:
        return None
    if where & (s.burnt | ETERNAL):
        return FOR_EVER
    if where & s.fire:
        return FIRE_HERE
    return BREAK_HERE if where & s.breaks else otherwise


def why_not_spread(s: State) -> Refusal | None:
    """There must be an empty cell beside fire at all."""
    return None if touching_fire(s) else FIRE_ENCLOSED


def why_not_dig(s: State, cell: int, legal: int) -> Refusal | None:
    """A firebreak stands on an empty cell, in no intact tower, beside no older firebreak."""
    return why_not_light(s, cell, legal, NO_BREAK_IN_TOWER if BITS[cell] & s.zones else BESIDE_BREAK)


def why_not_remove(s: State, cell: int, legal: int, otherwise: Refusal) -> Refusal | None:
    """A fire token is chosen where there is one; `otherwise` is what keeps one outside the mask."""
    where = BITS[cell]
    if where & legal:
        return None
    if where & (s.burnt | ETERNAL):
        return NO_TOKEN_HERE
    return otherwise if where & s.fire else NO_FIRE_HERE


def why_not_clear(s: State, cell: int) -> Refusal | None:
    """A firebreak is taken away where there is one."""
    return None if BITS[cell] & s.breaks else NO_BREAK_HERE
