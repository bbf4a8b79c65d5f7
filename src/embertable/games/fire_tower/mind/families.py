"""The families of traits of Fire Tower: each has one phrase in every language, filled with the item."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import ChooseEffect
from embertable.core.flow import Ask
from embertable.core.traits import Family, Traits
from embertable.games.fire_tower.chapters.discarding import DiscardAny, DiscardSome
from embertable.games.fire_tower.chapters.storm import BeforeStorm
from embertable.games.fire_tower.chapters.turn import ChooseAction, ChooseEnd, ChooseSpread
from embertable.games.fire_tower.effects.aid import AidBreak, AidFire, BeforeAid, ChooseAid
from embertable.games.fire_tower.effects.bucket import ChooseRecklessFire, ChooseSplash
from embertable.games.fire_tower.effects.champion import ChooseChampionBreak
from embertable.games.fire_tower.effects.digging import ChooseBreak, ChooseCleared, ChooseTrench
from embertable.games.fire_tower.effects.dousing import ChooseDoused, ChooseRescue
from embertable.games.fire_tower.effects.haunting import HauntCell, HauntDirection, HauntWind, HauntWithCard
from embertable.games.fire_tower.effects.lighting import ChooseBlast, ChooseFlare, ChoosePush, ChooseSnag
from embertable.games.fire_tower.effects.moving import ChooseEmber, ChooseLanding
from embertable.games.fire_tower.mind.opinions import FAR
from embertable.games.fire_tower.mind.opinions import HEAT as HEAT_OF_RING
from embertable.games.fire_tower.terms import FIRESTORM, IDS, WEST

NEAR: Final = 6
"""From so many cells on fire is no longer near."""

INNER: Final = 3
"""The rings around a roof in which every fire is told apart."""

COPIES: Final = 3
"""So many copies of a card in one hand are told apart."""


def numbers(first: int, last: int) -> list[str]:
    """Items that are numbers."""
    return [str(number) for number in range(first, last + 1)]


# The table.
OWN_TOWERS: Final = Family("own towers", numbers(1, 2))
RIVALS: Final = Family("rivals", numbers(0, 3))
NEAREST_RIVAL: Final = Family("nearest rival", numbers(1, NEAR))
TURNS_LEFT: Final = Family("turns left", ["24", "16", "12", "8", "6", "4", "3", "2", "1"])
LEFT: Final = [int(item) for item in TURNS_LEFT.items]

# Fire and the own roof: how far it is, which wind brings it nearer, how much of it there is, and what stops it.
WITH_WIND: Final = 0
WITH_ANOTHER: Final = 1
WITHOUT: Final = 2
DISTANCE: Final = [Family(f"distance {way}", numbers(1, FAR)) for way in ("with wind", "other wind", "no wind")]
FRONT: Final = [Family(f"front {distance}", numbers(1, 4)) for distance in range(1, 6)]
AROUND: Final = [Family(f"around {ring}", numbers(1, 2 * ring + 1)) for ring in range(1, INNER + 1)]
HEAT: Final = Family("heat", numbers(INNER + 1, len(HEAT_OF_RING) - 1))
ZONE: Final = [Family(f"zone {bucket}", numbers(0, 5)) for bucket in ("bucket", "no bucket")]
WALL: Final = [Family(f"wall {ring}", numbers(1, 5)) for ring in (3, 4, 5)]
WORRY: Final = Family("worry", [""])
WAIT: Final = [Family(f"wait {turns}", numbers(1, NEAR)) for turns in range(4)]

# The hand: each copy of a card, the kinds by how near fire is, and what else the number of cards is good for.
TO_US: Final = "wind to us"
AWAY: Final = "wind away"
HAND: Final = [Family(f"hand {copy}", [TO_US, AWAY, *IDS[WEST + 1 : FIRESTORM]]) for copy in range(1, COPIES + 1)]
KIND_NEAR: Final = [Family(f"{kind} near", numbers(1, NEAR)) for kind in ("wind", "fire", "water", "firebreak")]
RECKLESS: Final = Family("reckless", [""])
SHORT: Final = Family("short", [""])

# Shadows, as those see them who still have a tower.
SHADOWS: Final = Family("shadows", numbers(1, 2))
PLACE_LEFT: Final = Family("place left", [""])
LAST_TOWER: Final = Family("last tower", numbers(0, 2))

# Shadows, as they see the towers themselves.
HAUNTERS: Final = Family("haunters", numbers(1, 2))
TARGET: Final = Family("target", numbers(1, FAR))
FARTHEST: Final = [Family(f"farthest {towers}", numbers(1, FAR)) for towers in (1, 2, 3)]
LAST_CHANCE: Final = [Family(f"last chance {turns}", numbers(1, NEAR)) for turns in range(3)]
HAUNTING: Final = Family("haunting", numbers(0, 2))
DRAWN: Final = Family("drawn", IDS[:FIRESTORM])
OWN_DOING: Final = Family("own doing", [""])

# What somebody of the own side is being asked.
ASKED_OF: Final[list[tuple[str, list[type[Ask]]]]] = [
    ("spread", [ChooseSpread]),
    ("action", [ChooseAction]),
    ("card", [ChooseEffect]),
    ("push", [ChoosePush]),
    ("flare", [ChooseFlare]),
    ("snag", [ChooseSnag]),
    ("blast", [ChooseBlast]),
    ("ember", [ChooseEmber, ChooseLanding]),
    ("water", [ChooseDoused]),
    ("rescue", [ChooseRescue]),
    ("trench", [ChooseTrench, ChooseBreak, AidBreak, ChooseChampionBreak]),
    ("clear", [ChooseCleared]),
    ("bucket", [ChooseSplash, ChooseEnd, BeforeStorm, BeforeAid]),
    ("two fires", [ChooseRecklessFire]),
    ("aid", [ChooseAid, AidFire]),
    ("discard", [DiscardAny, DiscardSome]),
    ("haunt fire", [HauntCell, HauntDirection]),
    ("haunt card", [HauntWithCard]),
    ("haunt wind", [HauntWind]),
]
QUESTION: Final = Family("question", [name for name, _ in ASKED_OF])
NUMBER_OF: Final[dict[type[Ask], int]] = {ask: number for number, (_, asks) in enumerate(ASKED_OF) for ask in asks}

TRAITS: Final = Traits(
    [
        *[OWN_TOWERS, RIVALS, NEAREST_RIVAL, TURNS_LEFT],
        *[*DISTANCE, *FRONT, *AROUND, HEAT, *ZONE, *WALL, WORRY, *WAIT],
        *[*HAND, *KIND_NEAR, RECKLESS, SHORT],
        *[SHADOWS, PLACE_LEFT, LAST_TOWER],
        *[HAUNTERS, TARGET, *FARTHEST, *LAST_CHANCE, HAUNTING, DRAWN, OWN_DOING],
        QUESTION,
    ]
)
