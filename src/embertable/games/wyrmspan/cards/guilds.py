"""The four guild tiles and the track around them. The squares for three to five players are reconstructed."""

from __future__ import annotations

from embertable.games.wyrmspan.cards.tables import GUILDS, TRACK, GuildTile
from embertable.games.wyrmspan.effects.counts import BestCaveCost, CaveCards, Eggs, FullColumns
from embertable.games.wyrmspan.effects.gaining import Gain, GainAny
from embertable.games.wyrmspan.effects.grammar import AnyOrder
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.points import Points
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.terms import (
    ANY,
    CAVE,
    COIN,
    CRYSTAL,
    DECK,
    DISPLAY,
    DRAGON,
    EGG,
    GOLD,
    HAND,
    MEAT,
    MILK,
    NO_RESOURCES,
)

GUILDS.extend(
    [
        GuildTile(
            "plains",
            "Plains Guild",
            (
                Trade(Price(EGG), PlayCave(DECK)),
                Trade(Price(EGG, 2), PlayDragon()),
                AnyOrder(Gain(COIN), Lay(2)),
            ),
            Points(1, per=Eggs(2)),
            squares_for_few=(2, 1, 1, 1),
            squares_for_many=(3, 2, 2, 2),
            basis="reconstructed",
        ),
        GuildTile(
            "seafarers",
            "Guild of Seafarers",
            (
                PlayCave(),
                Trade(Price(DRAGON), PlayDragon()),
                AnyOrder(Gain(COIN), Take(DRAGON, 2)),
            ),
            Points(3, per=FullColumns()),
            squares_for_few=(1, 1, 2, 1),
            squares_for_many=(2, 2, 3, 2),
            basis="reconstructed",
        ),
        GuildTile(
            "highlands",
            "Guild of Highlands",
            (
                Trade(Price(COIN), PlayCave(count=2)),
                Trade(Price(CAVE), PlayDragon(onto_dragon=True)),
                AnyOrder(Gain(COIN), Take(CAVE, 2)),
            ),
            Points(1, per=CaveCards()),
            squares_for_few=(1, 2, 1, 1),
            squares_for_many=(2, 3, 2, 2),
            basis="reconstructed",
        ),
        GuildTile(
            "rainforest",
            "Rainforest Guild",
            (
                Trade(Price(ANY), PlayCave(HAND | DISPLAY)),
                PlayDragon(HAND | DISPLAY, price=NO_RESOURCES),
                AnyOrder(Gain(COIN), GainAny(2)),
            ),
            Points(1, per=BestCaveCost()),
            squares_for_few=(1, 1, 1, 2),
            squares_for_many=(2, 2, 2, 3),
            basis="reconstructed",
        ),
    ]
)

TRACK.extend(
    [
        None,  # 0 START, brown
        Lay(),  # 1
        Gain(MEAT),  # 2
        Take(DRAGON),  # 3
        Take(CAVE),  # 4
        Gain(CRYSTAL),  # 5
        None,  # 6, brown
        Lay(),  # 7
        Gain(GOLD),  # 8
        Take(DRAGON),  # 9
        Gain(COIN),  # 10
        Gain(MILK),  # 11
    ]
)
