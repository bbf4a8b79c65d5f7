"""Towers and who sits in them: which stand, which winds threaten them, who has a hand."""

from __future__ import annotations

from embertable.games.fire_tower.places.forest import ROOFS, ZONES
from embertable.games.fire_tower.state import Player, State
from embertable.games.fire_tower.terms import ACTIVE, THREATS


def roof_of(player: Player) -> int:
    """The roof of a player's tower."""
    return ROOFS[player.corner]


def zone_of(player: Player) -> int:
    """The zone of a player's tower."""
    return ZONES[player.corner]


def has_hand(player: Player) -> bool:
    """Whether a player draws, plays and discards: neither a shadow nor out."""
    return player.role == ACTIVE


def standing(s: State) -> list[int]:
    """The seats whose towers are intact."""
    return [seat for seat in range(s.seats) if s.players[seat].intact]


def live_directions(s: State) -> list[int]:
    """The directions that threaten an intact tower."""
    live: list[int] = []
    for direction in range(4):
        for player in s.players:
            if player.intact and direction in THREATS[player.corner]:
                live.append(direction)
                break
    return live
