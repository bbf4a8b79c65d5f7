"""What happened on the map, small: a line of the log shows where."""

from __future__ import annotations

from functools import lru_cache

from embertable.core.flow import Event
from embertable.games.fire_tower import events
from embertable.games.fire_tower.places.forest import SIZE, cells, column_of, row_of
from embertable.games.fire_tower.terms import DIRECTIONS

KEPT = 4096
FIRE, WATER, EARTH, WOOD = "#c8320a", "#0a5f9e", "#5b3620", "#1d5b2a"
COLOURS: dict[type[Event], str] = {
    events.Spread: FIRE,
    events.Lit: FIRE,
    events.Moved: FIRE,
    events.Stormed: FIRE,
    events.Exploded: FIRE,
    events.WentReckless: FIRE,
    events.Doused: WATER,
    events.UsedBucket: WATER,
    events.Dug: EARTH,
    events.ChampionDug: EARTH,
    events.Replanted: WOOD,
}
SHOWN: dict[type[Event], str] = {  # events that show a side of the die: where it stands in them
    events.WindRolled: "wind",
    events.RolledSame: "wind",
    events.RolledDead: "direction",
    events.StormRolled: "direction",
    events.ShadowRolled: "face",
}


def sketch(event: Event) -> str | None:
    """The cells an event touched, on a small map of the wood."""
    colour = COLOURS.get(type(event))
    if colour is None:
        return None
    return drawn(event.where | getattr(event, "lit", 0), colour)  # type: ignore[attr-defined]  # all of COLOURS have it


@lru_cache(KEPT)
def drawn(where: int, colour: str) -> str:
    """Cells of the wood, its towers in the corners, its fire in the middle; a line of light makes one cell be seen."""
    corners = "".join(f"M{x} {y}h3v3h-3z" for x in (0, SIZE - 3) for y in (0, SIZE - 3))
    touched = "".join(f"M{column_of(each) - 0.4:g} {row_of(each) - 0.4:g}h1.8v1.8h-1.8z" for each in cells(where))
    return (
        f'<svg class="sketch" viewBox="-.5 -.5 {SIZE + 1} {SIZE + 1}" aria-hidden="true">'
        f'<path fill="#a9c98f" d="M-.5-.5h17v17h-17z"/><path fill="#efe0c0" d="{corners}"/>'
        f'<path fill="#e9903a" d="M7 7h2v2h-2z"/>'
        f'<path fill="{colour}" stroke="#fff3d6" stroke-width=".7" paint-order="stroke" d="{touched}"/></svg>'
    )


def fallen(event: Event) -> int | None:
    """The seat whose tower burnt down."""
    return event.seat if isinstance(event, events.TowerBurnt) else None


def rolled(event: Event) -> str | None:
    """The side of the die an event shows."""
    name = SHOWN.get(type(event))
    return None if name is None else f"die-{DIRECTIONS[getattr(event, name)]}"
