"""Towers and who sits in them: which stand, whose turn comes, which winds threaten."""

from __future__ import annotations

from embertable.games.fire_tower.places.forest import ROOFS, ZONES
from embertable.games.fire_tower.state import Player, State
from embertable.games.fire_tower.terms import ACTIVE, OUT, TEAMS, THREATS


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


def live_directions(s: State) -> list[int]:
    """The directions that threaten an intact tower."""
    live: list[int] = []
    for direction in range(4):
        for player in s.players:
            if player.intact and direction in THREATS[player.corner]:
                live.append(direction)
                break
    return live


def standing(s: State) -> list[int]:
    """The seats whose towers are intact."""
    return [seat for seat in range(s.seats) if s.players[seat].intact]
