"""What a reader sees of the board that phrases tell: where cells lie, and what an option would change."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from embertable.core.effects import Effect, OneOf
from embertable.games.fire_tower.cards.tables import EFFECTS
from embertable.games.fire_tower.effects.digging import Dig, Replant
from embertable.games.fire_tower.effects.dousing import Rescue
from embertable.games.fire_tower.effects.lighting import Blast, Push
from embertable.games.fire_tower.effects.targets import AtCell, AtCells, ToCell, ToCells, WithCard
from embertable.games.fire_tower.effects.turning import SetWind
from embertable.games.fire_tower.knowledge.view import View
from embertable.games.fire_tower.places.forest import (
    BITS,
    FIRST,
    LAND,
    RINGS,
    ROOF_CELLS,
    ROW,
    ZONES,
    beside,
    cells,
    column_of,
    moved,
    row_of,
)
from embertable.games.fire_tower.terms import BROKEN, BURNING, CORNERS, DIRECTIONS, FOR_EVER, FREE, LOST

ROWS: Final = ("north", "", "south")
COLUMNS: Final = ("west", "", "east")


def cells_of(thing: Any) -> int:
    """The cells an option touches."""
    return int(thing.where) if isinstance(thing, AtCells) else BITS[thing.cell]


def roofs_of(option: AtCell | AtCells) -> int:
    """The roofs among the cells an option puts fire on. A corner nobody mans has none: it is forest."""
    if isinstance(option, ToCells):
        return option.roofs
    return BITS[option.cell] if isinstance(option, ToCell) and option.roof else 0


def region(option: AtCell | AtCells, view: View | None) -> str:
    """Where cells lie: on a roof, in a corner, or in which direction from the Eternal Flame."""
    return lying(cells_of(option), roofs_of(option), own_corner(view))


@lru_cache(maxsize=4096)
def lying(where: int, roofs: int, own: str) -> str:
    """Where these cells lie for somebody whose tower stands in this corner."""
    for corner, name in enumerate(CORNERS):
        if roofs & BITS[ROOF_CELLS[corner]]:
            return "own roof" if name == own else f"roof {name}"
    for corner, name in enumerate(CORNERS):
        if where & ZONES[corner]:
            return "own zone" if name == own else f"corner {name}"
    return direction(cells(where)[0])


def own_corner(view: View | None) -> str:
    """The corner where the reader's own tower stands, if there is any."""
    if view is None or view["seat"] is None:
        return ""
    own = view["players"][view["seat"]]
    return own["corner"] if own["intact"] else ""


def direction(cell: int) -> str:
    """The direction of a cell from the middle of the board, one of eight."""
    down = 2 * row_of(cell) - 15
    right = 2 * column_of(cell) - 15
    row = ROWS[1 + sign(down, right)]
    column = COLUMNS[1 + sign(right, down)]
    return "-".join(part for part in (row, column) if part)


def sign(distance: int, other: int) -> int:
    """Which way, unless the other distance is more than twice as long."""
    if 2 * abs(distance) < abs(other):
        return 0
    return 1 if distance > 0 else -1


def looking(view: View, looks: str, among: int = LAND) -> int:
    """The cells that look like one of these."""
    return found(tuple(view["map"]), looks) & among


@lru_cache(maxsize=256)
def found(rows: tuple[str, ...], looks: str) -> int:
    """The cells of a map that look like one of these; every card in hand asks for the same ones."""
    ones = digits(looks)
    return sum([int(line.translate(ones)[::-1], 2) << FIRST + row * ROW for row, line in enumerate(rows)])


@cache
def digits(looks: str) -> dict[int, str]:
    """For a row of the map: a one where it looks like one of these, else a zero."""
    return {ord(sign): str(int(sign in looks)) for sign in FREE + BURNING + BROKEN + FOR_EVER + LOST}


def standing(view: View) -> int:
    """The zones of the towers that stand."""
    return sum([ZONES[CORNERS.index(player["corner"])] for player in view["players"] if player["intact"]])


def lit_by(option: Blast, view: View | None) -> int:
    """The cells an explosion puts fire on."""
    return 0 if view is None else looking(view, FREE, RINGS[option.cell])


def removed_by(option: Rescue, view: View | None) -> int:
    """The cells the smokejumper takes fire from: not those in standing towers."""
    if view is None:
        return 0
    return looking(view, BURNING, RINGS[option.cell] & ~standing(view))


def on_offer(option: WithCard, view: View | None) -> Effect:
    """What a card does now: of a choice, what can be chosen."""
    effect = EFFECTS[option.card]
    if view is None or not isinstance(effect, OneOf):
        return effect
    return OneOf(*[choice for choice in effect.choices if can_do(choice, view)])


def can_do(choice: Effect, view: View) -> bool:
    """Whether there is anything in sight for one of the choices of a card."""
    if isinstance(choice, SetWind):
        side = DIRECTIONS[choice.direction]
        return side != view["wind"] and side in view["live"]
    if isinstance(choice, Push):
        return moved(looking(view, BURNING + FOR_EVER + LOST), choice.direction) & looking(view, FREE) != 0
    breaks = looking(view, BROKEN)
    if isinstance(choice, Dig):
        return looking(view, FREE) & ~(standing(view) | beside(breaks)) != 0
    return not isinstance(choice, Replant) or breaks != 0
