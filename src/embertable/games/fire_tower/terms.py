"""The vocabulary of Fire Tower."""

from __future__ import annotations

from typing import Final, Literal

# Directions, clockwise. The first four cards of the table are the winds in this order.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("north", "east", "south", "west")

# Corners, clockwise: the order of play.
Corner = Literal["nw", "ne", "se", "sw"]
CORNERS: Final[tuple[Corner, ...]] = ("nw", "ne", "se", "sw")
COLOURS: Final = ("red", "purple", "blue", "green")
THREATS: Final = ((NORTH, WEST), (NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST))
"""The winds that threaten the tower of a corner."""

# Kinds of action cards.
WIND: Final = 0
FIRE: Final = 1
WATER: Final = 2
FIREBREAK: Final = 3
EVENT: Final = 4
KINDS: Final = ("wind", "fire", "water", "firebreak", "event")
ANY: Final = -1

# What a player is.
ACTIVE: Final = 0
SHADOW: Final = 1
OUT: Final = 2
ROLES: Final = ("active", "shadow", "out")

# The two faces of the bucket card.
FULL: Final = 0
EMPTIED: Final = 1
GONE: Final = 2
BUCKETS: Final = ("full", "emptied", "gone")

# How towers are lost and won.
PLAIN: Final = 0
SHADOWS: Final = 1
TEAMS: Final = 2
MODES: Final = ("plain", "shadow", "teams")

# The two sides of the champion's card.
CHAMPION_SIDES: Final = ("champion", "grand")

FIRST_LIMIT: Final = 5
MOST_TURNS: Final = 500  # unless a table agrees otherwise
NOBODY: Final = -1  # no burner, no card

# Cards by number, in the order they lie in a hand. What they say stands in `cards`.
IDS: Final[list[str]] = [
    "wind-north",
    "wind-east",
    "wind-south",
    "wind-west",
    "explosion",
    "burning-snag",
    "flare-up",
    "ember",
    "smokejumper",
    "air-drop",
    "fire-engine",
    "dozer-line",
    "scratch-line",
    "de-re-forest",
    "firestorm",
    "mutual-aid",
]
FIRESTORM: Final = 14  # and above: events
MUTUAL_AID: Final = 15

# What a cell of the map shows: nothing, fire, a firebreak, the Eternal Flame, a burnt tower.
FREE: Final = "."
BURNING: Final = "f"
BROKEN: Final = "b"
FOR_EVER: Final = "e"
LOST: Final = "x"
