"""The 35 hatchlings: dragons 1 to 35. What each does follows from what it eats. (p. 9)"""

from __future__ import annotations

from typing import Final

from embertable.games.wyrmspan.cards.tables import Cost, Dragon, Feeding
from embertable.games.wyrmspan.effects.caching import Cache
from embertable.games.wyrmspan.effects.counts import CachedTokens, TuckedCards
from embertable.games.wyrmspan.effects.gaining import Gain, GainAny
from embertable.games.wyrmspan.effects.grammar import AnyOrder
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.playing import PlayCave
from embertable.games.wyrmspan.effects.points import Points
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.tucking import Tuck
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.terms import (
    AGGRESSIVE,
    AMETHYST,
    CARD,
    CAVE,
    COIN,
    CRIMSON,
    CRYSTAL,
    DRAGON,
    GOLD,
    GOLDEN,
    HATCHLING,
    HELPFUL,
    HERE,
    MEAT,
    MILK,
    PLAYFUL,
    SHY,
)


def hatchling(
    number: int,
    name: str,
    personality: int,
    caves: tuple[int, ...],
    milk: int,
    points: int,
    food: int,
    third: Verb,
    each: Verb | None = None,
) -> Dragon:
    """It costs milk and an egg, has no nests, and stores its food when activated: a card under it, a token on it.

    One that gives nothing for each item is worth a point more for each at the end.
    """
    eats_cards = food == CARD
    tally = Points(1, per=TuckedCards(HERE) if eats_cards else CachedTokens(HERE, food))
    return Dragon(
        number,
        name,
        HATCHLING,
        personality,
        caves,
        Cost(milk=milk, egg=1),
        points,
        nests=0,
        if_activated=Tuck(HERE) if eats_cards else Cache(food, HERE),
        end_game=tally if each is None else None,
        feeding=Feeding(food, each, third),
    )


# fmt: off
HATCHLINGS: Final = (
    hatchling(1, "White-Bellied Grazer", SHY, (GOLDEN,), milk=1, points=4, food=MILK, each=Take(CAVE), third=Lay(2)),
    hatchling(2, "Genial Mothdragon", HELPFUL, (CRIMSON,), milk=3, points=5, food=CARD, each=Lay(), third=Gain(COIN)),
    hatchling(3, "Algal Lindworm", HELPFUL, (GOLDEN, AMETHYST), milk=3, points=3, food=MILK,
              each=GainAny(), third=GuildSteps(2)),
    hatchling(4, "Frugivorous Grazer", SHY, (AMETHYST,), milk=2, points=2, food=MILK,
              each=Gain(CRYSTAL), third=Gain(COIN)),
    hatchling(5, "Fanged Feydragon", PLAYFUL, (GOLDEN,), milk=3, points=0, food=MEAT,
              each=GuildSteps(), third=AnyOrder(Gain(GOLD), Gain(CRYSTAL), Gain(MEAT))),
    hatchling(6, "Flocking Dragonette", SHY, (CRIMSON,), milk=3, points=0, food=CARD,
              each=GuildSteps(), third=Gain(COIN)),
    hatchling(7, "Temperate Bamboo Dragon", SHY, (GOLDEN,), milk=3, points=5, food=MILK,
              each=Gain(GOLD), third=GuildSteps(2)),
    hatchling(8, "Loyal Feydragon", HELPFUL, (AMETHYST,), milk=3, points=4, food=CARD,
              each=GainAny(), third=AnyOrder(Take(DRAGON), GuildSteps())),
    hatchling(9, "Leafeating Cricketcatcher", HELPFUL, (GOLDEN, AMETHYST), milk=1, points=2, food=MILK,
              each=Take(DRAGON), third=Gain(CRYSTAL, 2)),
    hatchling(10, "Melodious Firedragon", HELPFUL, (CRIMSON, AMETHYST), milk=1, points=2, food=CARD,
              each=Take(CAVE), third=PlayCave()),
    hatchling(11, "Seedeating Drake", SHY, (GOLDEN,), milk=1, points=3, food=MILK, each=Lay(), third=Gain(MEAT, 2)),
    hatchling(12, "Savanna Dragonette", PLAYFUL, (GOLDEN,), milk=3, points=5, food=MILK,
              each=Gain(CRYSTAL), third=GuildSteps(2)),
    hatchling(13, "Mellifera Feydragon", AGGRESSIVE, (AMETHYST,), milk=1, points=4, food=MEAT,
              each=Gain(MILK), third=Take(CAVE, 2)),
    hatchling(14, "Scavenging Cricketcatcher", AGGRESSIVE, (GOLDEN,), milk=2, points=2, food=MEAT,
              each=Gain(MEAT), third=Gain(COIN)),
    hatchling(15, "Redwood Lung Dragon", SHY, (AMETHYST,), milk=1, points=3, food=MILK, each=Gain(MILK), third=Lay(2)),
    hatchling(16, "Peregrine Firedragon", PLAYFUL, (GOLDEN, AMETHYST), milk=1, points=2, food=MEAT,
              each=Take(CAVE), third=PlayCave()),
    hatchling(17, "Common Grass Lindworm", SHY, (GOLDEN, AMETHYST), milk=1, points=1, food=MILK, third=Take(DRAGON, 2)),
    hatchling(18, "Keening Amphiptere", AGGRESSIVE, (CRIMSON,), milk=2, points=2, food=CARD, third=GuildSteps(2)),
    hatchling(19, "Chittering Dragonette", PLAYFUL, (CRIMSON, AMETHYST), milk=2, points=3, food=CARD,
              each=Take(DRAGON), third=GainAny(2)),
    hatchling(20, "Miniature Rex", PLAYFUL, (AMETHYST,), milk=1, points=3, food=MEAT,
              each=Gain(GOLD), third=Take(DRAGON, 2)),
    hatchling(21, "Fae Tamarin", SHY, (AMETHYST,), milk=2, points=3, food=MILK, each=Lay(), third=PlayCave()),
    hatchling(22, "Cheshire Dragon", PLAYFUL, (AMETHYST,), milk=2, points=4, food=CARD,
              each=Gain(MEAT), third=Take(DRAGON, 2)),
    hatchling(23, "Ravenous Granite Dragon", AGGRESSIVE, (AMETHYST,), milk=1, points=3, food=MEAT,
              each=Lay(), third=AnyOrder(Gain(GOLD), Gain(MEAT))),
    hatchling(24, "Vampiric Horned Dragon", AGGRESSIVE, (AMETHYST,), milk=2, points=2, food=MILK,
              each=Gain(MEAT), third=Gain(COIN)),
    hatchling(25, "Spotted Licheneater", PLAYFUL, (AMETHYST,), milk=3, points=2, food=MILK,
              each=GuildSteps(), third=Gain(GOLD, 2)),
    hatchling(26, "Bargaining Grazer", HELPFUL, (AMETHYST,), milk=1, points=2, food=MILK,
              each=Take(DRAGON), third=Gain(COIN)),
    hatchling(27, "Frilled Cobrette", AGGRESSIVE, (AMETHYST,), milk=2, points=3, food=MEAT,
              each=Gain(CRYSTAL), third=AnyOrder(Take(DRAGON), GuildSteps())),
    hatchling(28, "Silent Cobrette", AGGRESSIVE, (AMETHYST,), milk=3, points=3, food=MEAT,
              each=GainAny(), third=GuildSteps(2)),
    hatchling(29, "Singeing Remora", AGGRESSIVE, (AMETHYST,), milk=2, points=2, food=MEAT, third=Gain(COIN)),
    hatchling(30, "Cackling Dragonette", PLAYFUL, (CRIMSON,), milk=3, points=2, food=CARD,
              each=GuildSteps(), third=Lay(2)),
    hatchling(31, "Guiding Feydragon", HELPFUL, (AMETHYST,), milk=2, points=5, food=CARD,
              each=Gain(CRYSTAL), third=Take(CAVE, 2)),
    hatchling(32, "Chameleon Dragonette", SHY, (AMETHYST,), milk=3, points=5, food=MILK,
              each=Gain(MEAT), third=PlayCave()),
    hatchling(33, '"Friendly" Ruffed Red Dragon', AGGRESSIVE, (CRIMSON,), milk=3, points=6, food=CARD,
              each=Lay(), third=AnyOrder(Gain(CRYSTAL), Gain(MEAT))),
    hatchling(34, "Kindly Sea Serpent", HELPFUL, (AMETHYST,), milk=2, points=3, food=CARD,
              each=Gain(MILK), third=PlayCave()),
    hatchling(35, "Lawndrake", PLAYFUL, (AMETHYST,), milk=3, points=4, food=CARD, each=Gain(GOLD), third=PlayCave()),
)
