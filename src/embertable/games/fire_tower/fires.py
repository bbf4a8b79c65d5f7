"""Fire, firebreaks and wind on the map: what is a source, what is empty, where tokens may go."""

from __future__ import annotations

from embertable.games.fire_tower.forest import ETERNAL, LAND, ROOFS, ZONES, beside, moved
from embertable.games.fire_tower.state import Player, State
from embertable.games.fire_tower.terms import ACTIVE, OUT, TEAMS


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


def light(s: State, where: int, seat: int) -> None:
    """Put fire on empty cells; whoever lights a roof is its burner."""
    s.fire |= where
    roofs = where & s.roofs
    if roofs:
        mark_burner(s, roofs, seat)


def mark_burner(s: State, roofs: int, seat: int) -> None:
    """Remember who lit these roofs."""
    for player in s.players:
        if player.intact and roofs & roof_of(player):
            player.burner = seat


def roof_of(player: Player) -> int:
    """The roof of a player's tower."""
    return ROOFS[player.corner]


def zone_of(player: Player) -> int:
    """The zone of a player's tower."""
    return ZONES[player.corner]


def has_hand(s: State, player: Player) -> bool:
    """Whether a player draws, plays and discards: with a standing tower, or in a team."""
    return player.role == ACTIVE or s.mode == TEAMS


def takes_turns(s: State, player: Player) -> bool:
    """Whether a player is still in play: active or a shadow, or in a team."""
    return player.role != OUT or s.mode == TEAMS


def clockwise(s: State, seat: int) -> list[int]:
    """All seats, beginning with this one."""
    return [(seat + turn) % s.seats for turn in range(s.seats)]


def roll(s: State) -> int:
    """The die: each direction is on two of its eight sides."""
    s.reveal()
    return s.rng.below(4)


def roll_live(s: State) -> int:
    """Roll until the direction threatens an intact tower."""
    direction = roll(s)
    while direction not in s.live:
        direction = roll(s)
    return direction
