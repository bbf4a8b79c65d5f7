"""The 20 sides of the 10 objective tiles: two and two belong together."""

from __future__ import annotations

from embertable.games.wyrmspan.cards.tables import OBJECTIVES, Objective
from embertable.games.wyrmspan.effects.counts import (
    CachedTokens,
    CardsIn,
    CaveCards,
    Dragons,
    Eggs,
    GuildStanding,
    Nests,
)
from embertable.games.wyrmspan.terms import (
    AGGRESSIVE,
    AMETHYST,
    CHEAP,
    COSTLY,
    CRIMSON,
    GOLDEN,
    HATCHLING,
    HELPFUL,
    IF_ACTIVATED,
    LARGE,
    MEDIUM,
    ONCE_PER_ROUND,
    PLAYFUL,
    SHY,
    SMALL,
    WHEN_PLAYED,
)

OBJECTIVES.extend(
    [
        Objective("cave-cards", CaveCards(), (1, 2, 4, 7), automa_most=9),
        Objective("amethyst-cards", CardsIn(AMETHYST), (1, 2, 4, 5), automa_most=7),
        Objective("crimson-cards", CardsIn(CRIMSON), (1, 2, 4, 5), automa_most=7),
        Objective("golden-cards", CardsIn(GOLDEN), (1, 2, 4, 5), automa_most=7),
        Objective("egg-capacity", Nests(), (4, 7, 10, 17)),
        Objective("eggs", Eggs(), (1, 2, 5, 10)),
        Objective("cached", CachedTokens(), (0, 1, 3, 5)),
        Objective("guild-position", GuildStanding(), None),
        Objective("cheap", Dragons(which=CHEAP), (1, 2, 3, 4), automa_most=12),
        Objective("costly", Dragons(which=COSTLY), (0, 1, 2, 3), automa_most=12),
        Objective("played-or-round", Dragons(which=WHEN_PLAYED | ONCE_PER_ROUND), (0, 0, 1, 2), automa_most=12),
        Objective("activated", Dragons(which=IF_ACTIVATED), (1, 1, 3, 5), automa_most=12),
        Objective("hatchlings", Dragons(which=HATCHLING), (0, 0, 1, 2), automa_most=12),
        Objective("small", Dragons(which=SMALL), (0, 1, 2, 3), automa_most=12),
        Objective("medium", Dragons(which=MEDIUM), (0, 1, 2, 3), automa_most=12),
        Objective("large", Dragons(which=LARGE), (0, 1, 2, 3), automa_most=12),
        Objective("aggressive", Dragons(which=AGGRESSIVE), (0, 0, 1, 2), automa_most=12),
        Objective("playful", Dragons(which=PLAYFUL), (0, 0, 1, 2), automa_most=12),
        Objective("shy", Dragons(which=SHY), (0, 0, 1, 2), automa_most=12),
        Objective("helpful", Dragons(which=HELPFUL), (0, 0, 1, 2), automa_most=12),
    ]
)
