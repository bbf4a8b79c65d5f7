"""The families of traits of a Wyrmspan mat: each has one phrase in every language, filled with the item."""

from __future__ import annotations

from typing import Final

from embertable.core.scales import numbers
from embertable.core.traits import Family, Traits
from embertable.games.wyrmspan.cards.tables import CAVE_IDS, CAVE_KIND, DRAGON_IDS, GUILDS, LEVELS, OBJECTIVES
from embertable.games.wyrmspan.mind.matters import MATTERS
from embertable.games.wyrmspan.mind.opinions import OPINIONS
from embertable.games.wyrmspan.terms import (
    BROWN_EVERY,
    CAVE_NAMES,
    COLUMNS,
    FIXED_CELL,
    MARKERS,
    RESOURCE_NAMES,
    ROUNDS,
    SPACES,
)

MOST_COINS: Final = 10
MOST_LEAD: Final = 3
MOST_DECISIONS: Final = 7  # of eight, one is put aside
DRAGONS: Final = DRAGON_IDS[1:]
GOALS: Final = [f"objective-{objective.id}" for objective in OBJECTIVES]
ROUND_NUMBERS: Final = numbers(1, ROUNDS)


def by_round(name: str, items: list[str]) -> list[Family]:
    """A family for each round."""
    return [Family(f"{name} {number}", items) for number in ROUND_NUMBERS]


def by_cave(name: str, items: list[str]) -> list[Family]:
    """A family for each cave."""
    return [Family(f"{name} {cave}", items) for cave in CAVE_NAMES]


# Counted in tenths of a point, and in points.
OPINION: Final = Family("opinion", [opinion.name for opinion in OPINIONS])
POINTS: Final = Family(
    "points", ["guild", "dragons", "abilities", "eggs", "cached", "tucked", "objectives", "leftovers"]
)

# Time.
COINS: Final = by_round("coins", numbers(0, MOST_COINS))
PASSED: Final = Family("passed", ROUND_NUMBERS)

# What is owned: one trait for every step reached.
STOCK: Final = [Family(f"stock {kind}", numbers(1, 5)) for kind in RESOURCE_NAMES]
LAST_STOCK: Final = [Family(f"last stock {kind}", numbers(1, 5)) for kind in RESOURCE_NAMES]
HAND: Final = Family("hand", numbers(1, 7))
HAND_CAVES: Final = Family("cave hand", numbers(1, 4))
FREE_NESTS: Final = Family("nests", numbers(1, 6))
EXCAVATED: Final = by_cave("excavated", numbers(2, COLUMNS))
STANDING: Final = by_cave("standing", numbers(1, COLUMNS))
EXPLORED: Final = by_cave("explored", numbers(1, 3))
ROOM: Final = Family("room", list(CAVE_NAMES))
SPACES_FREE: Final = Family("free spaces", numbers(1, 5))

# What walks bring, in tenths of a point: one walk, one in every round to come, one that can be made this round.
WALK: Final = Family("walk", list(CAVE_NAMES))
WALKS_TO_COME: Final = Family("walks to come", list(CAVE_NAMES))
WALK_NOW: Final = Family("walk now", list(CAVE_NAMES))
GROWING: Final = Family("growing", [""])
GROWING_LATER: Final = Family("growing later", [""])

# What can be played.
PLAYABLE: Final = Family("playable", numbers(1, 4))
NEARLY: Final = Family("nearly playable", numbers(1, 4))
BEST: Final = Family("best in hand", ["1", "2"])
BEST_SEEN: Final = Family("best on display", [""])

# Objectives.
GOAL: Final = Family("objective", GOALS)
GOAL_LATER: Final = Family("later objective", GOALS)
LEAD: Final = by_round("lead", numbers(-MOST_LEAD, MOST_LEAD))
PLACE: Final = by_round("place", numbers(1, 4))

# The guild.
TRACK: Final = Family("track", numbers(0, SPACES - 1))
PLACED: Final = Family("placed", numbers(0, MARKERS))
GUILD: Final = Family("guild", [f"guild-{tile.id}" for tile in GUILDS])
OWN_CELL: Final = Family("own cell", numbers(1, FIXED_CELL + 1))
FREE_CELL: Final = Family("free cell", numbers(1, FIXED_CELL))

# Which cards.
IN_HAND: Final = Family("in hand", DRAGONS)
READY: Final = Family("ready", DRAGONS)
ON_MAT: Final = Family("on mat", DRAGONS)
AT_WORK: Final = Family("at work", DRAGONS)  # once for every round to come
ON_DISPLAY: Final = Family("on display", DRAGONS)
CAVE_KINDS: Final = sorted(set(CAVE_KIND[1:]))
CAVE: Final = Family("cave", [CAVE_IDS[kind] for kind in CAVE_KINDS])
CAVE_ITEM: Final[list[int]] = [CAVE_KINDS.index(kind) if kind else 0 for kind in CAVE_KIND]

# What is being decided, and what is still to come of it in tenths of a point.
QUESTION: Final = Family("question", list(MATTERS))
UNDER_WAY: Final = Family("under way", list(MATTERS))

# The Automa, seen from her own side.
LEVEL: Final = Family("level", [level.id for level in LEVELS])
AUTOMA_LEVEL: Final = Family("automa level", [level.id for level in LEVELS])
AUTOMA_POINTS: Final = Family("automa points", [""])
AUTOMA_DECISIONS: Final = by_round("automa decisions", numbers(0, MOST_DECISIONS))
AUTOMA_STEPS: Final = Family("automa steps", numbers(0, BROWN_EVERY - 1))
AUTOMA_MARKERS: Final = Family("automa tokens", numbers(1, MARKERS))
AUTOMA_COINS: Final = Family("automa coins", numbers(1, 4))
AUTOMA_LEAD: Final = by_round("automa lead", numbers(-MOST_LEAD, MOST_LEAD))

TRAITS: Final = Traits(
    [
        *(OPINION, POINTS, *COINS, PASSED),
        *(*STOCK, *LAST_STOCK, HAND, HAND_CAVES, FREE_NESTS, *EXCAVATED, *STANDING, *EXPLORED, ROOM, SPACES_FREE),
        *(WALK, WALKS_TO_COME, WALK_NOW, GROWING, GROWING_LATER, PLAYABLE, NEARLY, BEST, BEST_SEEN),
        *(GOAL, GOAL_LATER, *LEAD, *PLACE, TRACK, PLACED, GUILD, OWN_CELL, FREE_CELL),
        *(IN_HAND, READY, ON_MAT, AT_WORK, ON_DISPLAY, CAVE, QUESTION, UNDER_WAY, LEVEL),
        *(AUTOMA_LEVEL, AUTOMA_POINTS, *AUTOMA_DECISIONS, AUTOMA_STEPS, AUTOMA_MARKERS, AUTOMA_COINS, *AUTOMA_LEAD),
    ]
)
