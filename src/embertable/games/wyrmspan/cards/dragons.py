"""The 183 dragons, by number: first the hatchlings, then the grown ones from 36 on."""

from __future__ import annotations

from embertable.core.counts import AllOf, AtLeast
from embertable.core.effects import If
from embertable.games.wyrmspan.cards.hatchlings import HATCHLINGS
from embertable.games.wyrmspan.cards.tables import Cost, Dragon, lay_out_dragons
from embertable.games.wyrmspan.effects.activating import Activate, ActivateMat
from embertable.games.wyrmspan.effects.caching import Cache
from embertable.games.wyrmspan.effects.conditions import Between, NeighbourHasNoMore, NoneOf, Rightmost
from embertable.games.wyrmspan.effects.counts import (
    Dragons,
    Eggs,
    ExcavatedSpaces,
    GuildMarkers,
    LowestObjectives,
    PersonalitySets,
    SizeSets,
)
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.gaining import Gain, GainAndCache, GainAny, GainTuckedCost, NameKind
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, Shared
from embertable.games.wyrmspan.effects.laying import Lay, LayEach
from embertable.games.wyrmspan.effects.moving import GuildSteps, Swap
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.points import Points, Sale, Sell
from embertable.games.wyrmspan.effects.taking import Reveal, Take, TakeAndTuck
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckEach, TuckFromDeck
from embertable.games.wyrmspan.terms import (
    ADJACENT,
    AGGRESSIVE,
    AMETHYST,
    ANY,
    ANYWHERE,
    CACHED,
    CARD,
    CAVE,
    COIN,
    CRIMSON,
    CRYSTAL,
    DISCARD,
    DISPLAY,
    DRAGON,
    EGG,
    END_GAME,
    GOLD,
    GOLDEN,
    HAND,
    HATCHLING,
    HELPFUL,
    HERE,
    IF_ACTIVATED,
    IN_AMETHYST,
    IN_CRIMSON,
    IN_GOLDEN,
    LARGE,
    MEAT,
    MEDIUM,
    MILK,
    ONCE_PER_ROUND,
    PLAYFUL,
    SHY,
    SMALL,
    THIS_CAVE,
    THIS_COLUMN,
    TUCKED,
    WHEN_PLAYED,
)

# fmt: off
lay_out_dragons(
    *HATCHLINGS,
    Dragon(
        36, "Sentinel Flyer", LARGE, PLAYFUL, (GOLDEN,), Cost(gold=2), points=5, nests=1,
        if_activated=Trade(Price(DRAGON), GainAny()),
    ),
    Dragon(
        37, "Subterranean Basilisk", LARGE, SHY, (AMETHYST,), Cost(crystal=2), points=4, nests=3,
        when_played=Shared(Lay(2), Lay()),
    ),
    Dragon(
        38, "Swift Lung Dragon", MEDIUM, HELPFUL, (CRIMSON, AMETHYST), Cost(meat=1, crystal=3), points=2, nests=1,
        when_played=Gain(COIN, 2),
    ),
    Dragon(
        39, "Weary Gryphdragon", LARGE, SHY, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1), points=6,
            nests=2,
        end_game=Points(2, when=Between()),
    ),
    Dragon(
        40, "Aged Sea Serpent", SMALL, HELPFUL, (GOLDEN,), Cost(gold=2, crystal=1), points=3, nests=1,
        if_activated=GuildSteps(),
    ),
    Dragon(
        41, "Striped Dragonette", SMALL, PLAYFUL, (CRIMSON, GOLDEN), Cost(meat=1, gold=1), points=3, nests=2,
        end_game=Points(2, per=LowestObjectives()),
    ),
    Dragon(
        42, "Great Golden Lung Dragon", LARGE, HELPFUL, (GOLDEN,), Cost(gold=2, crystal=1), points=2, nests=3,
        end_game=Points(3, per=Dragons(THIS_CAVE, other=True)),
    ),
    Dragon(
        43, "Blue Forest Spirit", MEDIUM, HELPFUL, (AMETHYST,), Cost(crystal=2), points=2, nests=5,
        if_activated=Lay(1, HERE),
    ),
    Dragon(
        44, "Tawny Northern Drake", MEDIUM, SHY, (GOLDEN,), Cost(gold=1, crystal=2), points=5, nests=1,
        end_game=Points(2, per=GuildMarkers()),
    ),
    Dragon(
        45, "Tranquil Wyrm", LARGE, HELPFUL, (AMETHYST,), Cost(crystal=2), points=4, nests=5,
        if_activated=Trade(Price(COIN), Lay(3)),
    ),
    Dragon(
        46, "Rainbow Guardian", LARGE, AGGRESSIVE, (CRIMSON, GOLDEN, AMETHYST), Cost(coin=1), points=5, nests=1,
        end_game=Points(3, when=AtLeast(3, Dragons(THIS_COLUMN))),
    ),
    Dragon(
        47, "Owlatic Amphiptere", MEDIUM, SHY, (GOLDEN,), Cost(gold=2), points=5, nests=2,
        if_activated=If(NeighbourHasNoMore(GOLDEN), Take(DRAGON)),
    ),
    Dragon(
        48, "Spry Horned Lung Dragon", MEDIUM, PLAYFUL, (CRIMSON,), Cost(meat=2), points=3, nests=2,
        when_played=Gain(COIN),
    ),
    Dragon(
        49, "Standard Horned Lung Dragon", MEDIUM, HELPFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1,
            crystal=1, coin=1), points=6, nests=3,
        end_game=Points(4, per=PersonalitySets()),
    ),
    Dragon(
        50, "Wise Anteldragon", SMALL, HELPFUL, (GOLDEN,), Cost(gold=1), points=3, nests=1,
        if_activated=Take(DRAGON),
    ),
    Dragon(
        51, "Aloof Gryphdragon", SMALL, SHY, (CRIMSON, GOLDEN, AMETHYST), Cost(coin=1), points=5, nests=3,
        end_game=Points(1, per=Dragons(ADJACENT, SHY)),
    ),
    Dragon(
        52, "Chromatic Blue Lung Dragon", SMALL, SHY, (AMETHYST,), Cost(gold=2, crystal=1), points=5, nests=1,
        end_game=Points(2, per=Dragons(which=ONCE_PER_ROUND), most=8),
    ),
    Dragon(
        53, "Tawny Steppe Wyvern", MEDIUM, HELPFUL, (CRIMSON,), Cost(meat=1, crystal=1), points=6, nests=3,
        if_activated=Cache(ANY, HERE),
    ),
    Dragon(
        54, "Colorful Gryphdragon", SMALL, SHY, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1),
            points=3, nests=4,
        end_game=Points(4, when=NoneOf(Dragons(THIS_CAVE, AGGRESSIVE))),
    ),
    Dragon(
        55, "Calm Loch Serpent", LARGE, SHY, (GOLDEN, AMETHYST), Cost(gold=2, crystal=2), points=4, nests=4,
        if_activated=Lay(1, THIS_CAVE),
    ),
    Dragon(
        56, "Hoarding Flyer", MEDIUM, SHY, (CRIMSON, GOLDEN), Cost(meat=1, gold=1), points=2, nests=2,
        if_activated=Gain(GOLD),
    ),
    Dragon(
        57, "Eternal Feydragon", MEDIUM, HELPFUL, (GOLDEN,), Cost(gold=2, crystal=1), points=5, nests=1,
        when_played=Shared(GuildSteps(2), GuildSteps()),
    ),
    Dragon(
        58, "Caustic Wyrm", MEDIUM, AGGRESSIVE, (GOLDEN,), Cost(gold=1, crystal=1), points=5, nests=2,
        if_activated=Reveal(HATCHLING, HAND),
    ),
    Dragon(
        59, "Haughty Wyvern", SMALL, SHY, (CRIMSON, GOLDEN), Cost(meat=2, gold=1), points=5, nests=3,
        end_game=Points(2, per=Dragons(THIS_CAVE, SHY, other=True)),
    ),
    Dragon(
        60, "Stealthy Rufftail", LARGE, SHY, (CRIMSON,), Cost(meat=1, gold=1), points=4, nests=2,
        when_played=Gain(MILK, 2),
    ),
    Dragon(
        61, "Primeval Wyrm", LARGE, AGGRESSIVE, (CRIMSON, GOLDEN), Cost(meat=1, gold=1, coin=1), points=5, nests=2,
        if_activated=Trade(Price(EGG, 2, where=ADJACENT), GuildSteps(2)),
    ),
    Dragon(
        62, "Descending Firevern", SMALL, AGGRESSIVE, (AMETHYST,), Cost(crystal=3), points=4, nests=3,
        when_played=Gain(COIN),
    ),
    Dragon(
        63, "Guarding Horned Drake", MEDIUM, HELPFUL, (GOLDEN, AMETHYST), Cost(gold=1, crystal=1, coin=1), points=6,
            nests=4,
        once_per_round=Trade(Price(TUCKED), Lay(1, HERE)),
    ),
    Dragon(
        64, "Scaly Rock Dragon", LARGE, HELPFUL, (GOLDEN,), Cost(gold=3), points=4, nests=2,
        when_played=PlayCave(DISPLAY),
    ),
    Dragon(
        65, "Perceptive Anteldragon", LARGE, HELPFUL, (AMETHYST,), Cost(gold=1, crystal=2), points=3, nests=1,
        when_played=Trade(Price(CAVE, 2), PlayDragon()),
    ),
    Dragon(
        66, "Green Ghost", SMALL, HELPFUL, (GOLDEN,), Cost(gold=1, crystal=1), points=6, nests=3,
        if_activated=Trade(Price(DRAGON), Lay(1, THIS_CAVE)),
    ),
    Dragon(
        67, "Ancient One", MEDIUM, SHY, (GOLDEN,), Cost(meat=1, gold=1, coin=1), points=6, nests=2,
        if_activated=Trade(Price(EGG, where=THIS_CAVE), Choose(Take(DRAGON), GuildSteps(), Take(CAVE), GainAny(),
            count=2)),
    ),
    Dragon(
        68, "Hostile Northern Fire Dragon", LARGE, AGGRESSIVE, (CRIMSON,), Cost(meat=1), points=3, nests=1,
        if_activated=Reveal(LARGE, DISCARD, Gain(MEAT)),
    ),
    Dragon(
        69, "Prescient Gryphdragon", LARGE, SHY, (GOLDEN,), Cost(gold=2), points=3, nests=2,
        once_per_round=Draw(Dragons(THIS_CAVE, SHY), most=2),
    ),
    Dragon(
        70, "Patient Redwyrm", SMALL, SHY, (CRIMSON, AMETHYST), Cost(meat=1, crystal=1), points=5, nests=5,
        once_per_round=Shared(Trade(Price(ANY), Lay(), times=2), Trade(Price(ANY), Lay())),
    ),
    Dragon(
        71, "Multicolor Flyer", MEDIUM, PLAYFUL, (CRIMSON, GOLDEN), Cost(meat=1, gold=2), points=4, nests=1,
        end_game=Points(2, per=Dragons(which=WHEN_PLAYED), most=8),
    ),
    Dragon(
        72, "Primordiasaur", MEDIUM, SHY, (GOLDEN,), Cost(gold=2, coin=1), points=5, nests=3,
        once_per_round=Trade(Price(EGG, where=THIS_CAVE), GuildSteps(2)),
    ),
    Dragon(
        73, "Marshy Webbed Dragon", MEDIUM, SHY, (AMETHYST,), Cost(meat=2, crystal=2), points=5, nests=1,
        if_activated=Trade(Price(CAVE), ActivateMat()),
    ),
    Dragon(
        74, "Solitary Brown Drake", MEDIUM, SHY, (CRIMSON,), Cost(meat=1, crystal=1), points=6, nests=2,
        end_game=Points(3, when=AtLeast(4, ExcavatedSpaces())),
    ),
    Dragon(
        75, "Carboniferous Rockbreaker", SMALL, SHY, (AMETHYST,), Cost(crystal=2, coin=1), points=5, nests=2,
        if_activated=GuildSteps(),
    ),
    Dragon(
        76, "Keen Cricketcatcher", SMALL, HELPFUL, (CRIMSON,), Cost(meat=1, crystal=2), points=5, nests=2,
        when_played=Trade(Price(ANY), Activate(WHEN_PLAYED)),
    ),
    Dragon(
        77, "Intractable Firevern", LARGE, AGGRESSIVE, (CRIMSON, AMETHYST), Cost(meat=1, crystal=1), points=1, nests=2,
        if_activated=GainAndCache(MEAT, 1, HERE),
    ),
    Dragon(
        78, "Particularly Haughty Wyvern", SMALL, PLAYFUL, (AMETHYST,), Cost(crystal=2), points=2, nests=3,
        if_activated=GainAndCache(MILK, 1, HERE),
    ),
    Dragon(
        79, "Common Blue Gryphdragon", MEDIUM, HELPFUL, (AMETHYST,), Cost(gold=1, crystal=1), points=1, nests=3,
        once_per_round=If(AtLeast(3, Dragons(THIS_CAVE)), LayEach(THIS_CAVE)),
    ),
    Dragon(
        80, "Hawkish Firevern", MEDIUM, AGGRESSIVE, (CRIMSON, GOLDEN), Cost(meat=2, gold=1), points=2, nests=3,
        if_activated=Trade(Price(TUCKED), GainTuckedCost()),
    ),
    Dragon(
        81, "Stoic Gryphdragon", LARGE, SHY, (CRIMSON,), Cost(meat=1, coin=1), points=7, nests=3,
        end_game=Points(3, when=Rightmost()),
    ),
    Dragon(
        82, "Hushed Oak-Wing Feydragon", SMALL, SHY, (CRIMSON,), Cost(meat=1), points=1, nests=3,
        if_activated=Lay(1, THIS_COLUMN),
    ),
    Dragon(
        83, "Spirited Firevern", MEDIUM, PLAYFUL, (AMETHYST,), Cost(meat=1, crystal=3), points=4, nests=3,
        when_played=AnyOrder(Gain(COIN), GuildSteps()),
    ),
    Dragon(
        84, "Malcontent Venomous Wyrm", SMALL, AGGRESSIVE, (GOLDEN,), Cost(meat=1, gold=1), points=6, nests=1,
        if_activated=Tuck(HERE),
    ),
    Dragon(
        85, "Wealthy Koiwyrm", SMALL, AGGRESSIVE, (CRIMSON,), Cost(meat=1, gold=1), points=4, nests=2,
        when_played=Shared(Gain(CRYSTAL, 2), Gain(CRYSTAL)),
    ),
    Dragon(
        86, "Northern Cavalier Wyvern", LARGE, SHY, (GOLDEN,), Cost(meat=1, gold=2), points=8, nests=1,
        end_game=Sell(Sale(1, (Price(DRAGON),)), Sale(3, (Price(DRAGON, 2),))),
    ),
    Dragon(
        87, "Equatorial Cavalier Wyvern", MEDIUM, SHY, (CRIMSON, AMETHYST), Cost(meat=1, crystal=1), points=5, nests=2,
        end_game=Sell(Sale(1, (Price(CAVE),)), Sale(3, (Price(CAVE, 2),))),
    ),
    Dragon(
        88, "Speedy Lung Dragon", LARGE, HELPFUL, (GOLDEN,), Cost(gold=3), points=5, nests=1,
        when_played=Gain(COIN),
    ),
    Dragon(
        89, "Erudite Lung Dragon", SMALL, HELPFUL, (CRIMSON,), Cost(meat=1, crystal=1, coin=1), points=3, nests=3,
        when_played=Trade(Price(ANY), PlayDragon(DISPLAY)),
    ),
    Dragon(
        90, "Protective Amphiptere", LARGE, PLAYFUL, (CRIMSON, AMETHYST), Cost(meat=1, crystal=2), points=3, nests=2,
        if_activated=Trade(Price(COIN), AnyOrder(Gain(GOLD), Gain(CRYSTAL), Gain(MEAT))),
    ),
    Dragon(
        91, "Ordinary Resplendent Coatl", MEDIUM, PLAYFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1,
            crystal=1), points=3, nests=3,
        end_game=Points(8, when=AllOf(AtLeast(1, Dragons(THIS_CAVE, HATCHLING)), AtLeast(1, Dragons(THIS_CAVE, SMALL)),
            AtLeast(1, Dragons(THIS_CAVE, LARGE)))),
    ),
    Dragon(
        92, "Territorial Spitter", LARGE, AGGRESSIVE, (AMETHYST,), Cost(crystal=2), points=3, nests=2,
        if_activated=Gain(CRYSTAL),
    ),
    Dragon(
        93, "Miniature Crested Coatl", SMALL, PLAYFUL, (GOLDEN,), Cost(gold=1), points=3, nests=1,
        end_game=Points(5, when=AtLeast(4, Dragons(IN_GOLDEN))),
    ),
    Dragon(
        94, "Northern Gryphdragon", SMALL, SHY, (CRIMSON, GOLDEN, AMETHYST), Cost(coin=1), points=3, nests=2,
        if_activated=Trade(Price(CARD), GuildSteps()),
    ),
    Dragon(
        95, "Pacifistic Web-Toed Serpent", SMALL, PLAYFUL, (AMETHYST,), Cost(gold=1, crystal=1, coin=1), points=3,
            nests=4,
        once_per_round=LayEach(THIS_COLUMN),
    ),
    Dragon(
        96, "Fastidious Horned Dragon", SMALL, PLAYFUL, (GOLDEN, AMETHYST), Cost(gold=1, crystal=1), points=2, nests=2,
        if_activated=GainAndCache(MILK, 1, HERE),
    ),
    Dragon(
        97, "Dappled Glade Spirit", SMALL, HELPFUL, (CRIMSON, GOLDEN), Cost(meat=1, gold=1, coin=1), points=5, nests=2,
        end_game=Points(1, per=Dragons(which=IF_ACTIVATED)),
    ),
    Dragon(
        98, "Little Amphiptere", SMALL, PLAYFUL, (CRIMSON, GOLDEN), Cost(), points=2, nests=1,
        end_game=Points(3, when=AtLeast(4, Dragons(THIS_CAVE))),
    ),
    Dragon(
        99, "Nimble Trilling Amphiptere", LARGE, AGGRESSIVE, (CRIMSON, AMETHYST), Cost(meat=2, crystal=2), points=2,
            nests=2,
        when_played=AnyOrder(Gain(COIN), GainAny(2)),
    ),
    Dragon(
        100, "Horned Venomous Wyrm", SMALL, AGGRESSIVE, (CRIMSON,), Cost(meat=1, crystal=1), points=5, nests=2,
        if_activated=Reveal(SMALL, DISCARD, Gain(MILK)),
    ),
    Dragon(
        101, "Magnificent Amphiptere", LARGE, HELPFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1,
            coin=1), points=5, nests=3,
        end_game=Points(2, per=Dragons(which=END_GAME), most=8),
    ),
    Dragon(
        102, "Pocket Amphiptere", SMALL, PLAYFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(coin=1), points=4, nests=3,
        end_game=Points(3, when=AtLeast(1, Dragons(THIS_CAVE, PLAYFUL, other=True))),
    ),
    Dragon(
        103, "Miserly Amphiptere", MEDIUM, AGGRESSIVE, (GOLDEN,), Cost(gold=1), points=3, nests=1,
        if_activated=If(NeighbourHasNoMore(GOLDEN), Gain(GOLD)),
        basis="reconstructed",
    ),
    Dragon(
        104, "Gliding Taiga Drake", SMALL, AGGRESSIVE, (CRIMSON,), Cost(meat=1, gold=1), points=0, nests=2,
        once_per_round=Trade(Price(TUCKED), GainAny(), times=2),
    ),
    Dragon(
        105, "Australopithecus Drakus", LARGE, SHY, (AMETHYST,), Cost(crystal=1), points=4, nests=3,
        when_played=Trade(Price(CAVE), Lay(1, HERE), times=3),
    ),
    Dragon(
        106, "Minor Sharpclaw", SMALL, AGGRESSIVE, (CRIMSON, GOLDEN, AMETHYST), Cost(coin=1), points=7, nests=3,
        end_game=Points(-2, per=Dragons(THIS_CAVE, AGGRESSIVE, other=True)),
    ),
    Dragon(
        107, "Puck's Horned Drake", SMALL, PLAYFUL, (CRIMSON,), Cost(meat=2), points=1, nests=3,
        once_per_round=If(AtLeast(3, Dragons(THIS_CAVE)), LayEach(THIS_CAVE)),
    ),
    Dragon(
        108, "Good Drake", MEDIUM, HELPFUL, (GOLDEN,), Cost(gold=2, crystal=1), points=7, nests=1,
        when_played=Trade(Price(COIN), AnyOrder(GuildSteps(), GainAny(), Take(CAVE), Take(DRAGON))),
    ),
    Dragon(
        109, "Bellicose Firevern", SMALL, AGGRESSIVE, (CRIMSON, GOLDEN), Cost(meat=1, gold=1), points=5, nests=1,
        once_per_round=Trade(Price(ANY), Draw(3, least=1, most=1, discard=1)),
    ),
    Dragon(
        110, "Stalking Drake", MEDIUM, AGGRESSIVE, (GOLDEN,), Cost(gold=1), points=4, nests=1,
        if_activated=Reveal(MEDIUM | LARGE, HAND),
    ),
    Dragon(
        111, "Penurious Red Wyrm", MEDIUM, AGGRESSIVE, (CRIMSON,), Cost(meat=1, crystal=1), points=1, nests=2,
        once_per_round=GainAndCache(ANY, Dragons(THIS_CAVE, AGGRESSIVE), HERE, most=2),
    ),
    Dragon(
        112, "Variegated Amphiptere", MEDIUM, PLAYFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1),
            points=2, nests=2,
        end_game=Points(2, per=Dragons(ADJACENT)),
    ),
    Dragon(
        113, "Shaly Rockbreaker", LARGE, SHY, (AMETHYST,), Cost(crystal=2, coin=1), points=8, nests=1,
        when_played=PlayCave(),
    ),
    Dragon(
        114, "Avaricious Amphiptere", SMALL, AGGRESSIVE, (AMETHYST,), Cost(crystal=1), points=3, nests=1,
        if_activated=If(NeighbourHasNoMore(AMETHYST), Gain(CRYSTAL)),
    ),
    Dragon(
        115, "Custodial Koiwyrm", MEDIUM, PLAYFUL, (CRIMSON, AMETHYST), Cost(meat=1, crystal=1), points=3, nests=2,
        when_played=GainAndCache(ANY, 2, ANYWHERE, least=1),
    ),
    Dragon(
        116, "Splitting Golden Hydra", LARGE, AGGRESSIVE, (GOLDEN,), Cost(gold=1, crystal=1), points=5, nests=2,
        when_played=Draw(2, where=ANYWHERE, least=1, most=1),
    ),
    Dragon(
        117, "Antediluvian Basilisk", LARGE, SHY, (GOLDEN, AMETHYST), Cost(gold=1, crystal=1), points=2, nests=1,
        once_per_round=TuckFromDeck(GuildMarkers(), HERE),
    ),
    Dragon(
        118, "Spirited Hydraptere", SMALL, HELPFUL, (GOLDEN, AMETHYST), Cost(gold=2, crystal=2), points=2, nests=1,
        when_played=Gain(COIN, 2),
    ),
    Dragon(
        119, "Chameleon Coatl", MEDIUM, AGGRESSIVE, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1,
            coin=1), points=6, nests=1,
        end_game=Points(2, per=Dragons(which=MEDIUM), most=8),
    ),
    Dragon(
        120, "Knowing Guardian", MEDIUM, HELPFUL, (CRIMSON, GOLDEN), Cost(meat=1, gold=1), points=4, nests=1,
        once_per_round=Trade(Price(CACHED), Draw(1)),
    ),
    Dragon(
        121, "Archaic Whiskered Lung Dragon", LARGE, PLAYFUL, (GOLDEN,), Cost(gold=1, crystal=2), points=5, nests=3,
        when_played=Trade(Price(COIN), GuildSteps(3)),
    ),
    Dragon(
        122, "Yellow-Bellied Lung Dragon", MEDIUM, AGGRESSIVE, (CRIMSON, GOLDEN, AMETHYST), Cost(), points=3, nests=1,
        end_game=Points(-1, per=Dragons(THIS_CAVE, AGGRESSIVE, other=True)),
    ),
    Dragon(
        123, "Selfish Lung Dragon", MEDIUM, AGGRESSIVE, (CRIMSON, AMETHYST), Cost(meat=1, crystal=1), points=2,
            nests=2,
        if_activated=Gain(CRYSTAL),
    ),
    Dragon(
        124, "Mosaic Guardian", LARGE, HELPFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1, coin=1),
            points=6, nests=1,
        end_game=Points(2, per=Dragons(which=LARGE), most=8),
    ),
    Dragon(
        125, "Red Guardian", LARGE, HELPFUL, (CRIMSON,), Cost(meat=2), points=6, nests=2,
        if_activated=Cache(ANY, THIS_COLUMN),
    ),
    Dragon(
        126, "Quartzy Rockbreaker", LARGE, SHY, (GOLDEN,), Cost(gold=1, crystal=1), points=5, nests=1,
        if_activated=Take(CAVE),
    ),
    Dragon(
        127, "Capricious Venomous Wyrm", LARGE, AGGRESSIVE, (GOLDEN,), Cost(gold=2), points=5, nests=2,
        if_activated=Reveal(SMALL | HATCHLING, HAND),
    ),
    Dragon(
        128, "Sharp-Tongued Spitter", SMALL, AGGRESSIVE, (CRIMSON,), Cost(meat=1, crystal=1), points=3, nests=2,
        if_activated=Gain(MEAT),
    ),
    Dragon(
        129, "Red-Crested Gryphdragon", MEDIUM, PLAYFUL, (GOLDEN, AMETHYST), Cost(gold=2, crystal=1, coin=1),
            points=6, nests=2,
        end_game=Points(3, per=Dragons(ADJACENT, PLAYFUL)),
    ),
    Dragon(
        130, "Smirking Ridgeback", SMALL, PLAYFUL, (CRIMSON,), Cost(meat=1), points=2, nests=1,
        once_per_round=TuckEach(THIS_CAVE, PLAYFUL),
    ),
    Dragon(
        131, "Titanic Coatl", LARGE, SHY, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1, coin=1),
            points=7, nests=1,
        end_game=Points(4, per=SizeSets()),
    ),
    Dragon(
        132, "Lilliputian Fae", SMALL, AGGRESSIVE, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1,
            coin=1), points=6, nests=1,
        end_game=Points(2, per=Dragons(which=SMALL), most=8),
    ),
    Dragon(
        133, "Sossusvlei Wyvern", LARGE, HELPFUL, (CRIMSON,), Cost(meat=1, gold=1, coin=1), points=5, nests=1,
        if_activated=GuildSteps(),
    ),
    Dragon(
        134, "Customary Grazer", LARGE, PLAYFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1, coin=1),
            points=6, nests=1,
        end_game=Points(3, per=Dragons(which=HATCHLING), most=9),
    ),
    Dragon(
        135, "Churlish Firevern", SMALL, AGGRESSIVE, (GOLDEN, AMETHYST), Cost(gold=1, crystal=1), points=2, nests=2,
        once_per_round=If(AtLeast(3, Dragons(THIS_COLUMN)), Draw(2, most=2)),
    ),
    Dragon(
        136, "Impenetrable Redwyrm", LARGE, AGGRESSIVE, (CRIMSON,), Cost(meat=1, crystal=2), points=3, nests=3,
        if_activated=GainAndCache(CRYSTAL, 1, HERE),
    ),
    Dragon(
        137, "Starlit Shepherd", MEDIUM, PLAYFUL, (AMETHYST,), Cost(crystal=1, coin=1), points=4, nests=3,
        if_activated=Trade(Price(CAVE), Lay(2, THIS_CAVE)),
    ),
    Dragon(
        138, "Kind Mistvern", LARGE, HELPFUL, (AMETHYST,), Cost(crystal=2), points=1, nests=4,
        once_per_round=LayEach(THIS_CAVE, SHY | PLAYFUL | HELPFUL),
    ),
    Dragon(
        139, "Oracular Dragon", SMALL, SHY, (CRIMSON, AMETHYST), Cost(meat=1, crystal=2), points=4, nests=4,
        once_per_round=Lay(1, HERE),
    ),
    Dragon(
        140, "Rocky Rockbreaker", MEDIUM, SHY, (AMETHYST,), Cost(meat=1, crystal=2), points=5, nests=2,
        when_played=PlayCave(),
    ),
    Dragon(
        141, "Sea Viper", SMALL, AGGRESSIVE, (GOLDEN, AMETHYST), Cost(gold=1, crystal=1), points=3, nests=2,
        once_per_round=TuckFromDeck(1, ANYWHERE),
    ),
    Dragon(
        142, "Royal Wyvern", MEDIUM, AGGRESSIVE, (GOLDEN, AMETHYST), Cost(gold=1, crystal=1), points=3, nests=2,
        once_per_round=Trade(Price(CAVE), Draw(3, least=1, most=1, discard=1)),
    ),
    Dragon(
        143, "Lavender Feydragon", MEDIUM, PLAYFUL, (AMETHYST,), Cost(gold=1, crystal=1), points=4, nests=2,
        if_activated=Take(DRAGON),
    ),
    Dragon(
        144, "Playful Hornwyrn", MEDIUM, PLAYFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1,
            coin=1), points=9, nests=4,
        end_game=Sell(Sale(1, (Price(ANY),)), Sale(3, (Price(ANY, 2),))),
    ),
    Dragon(
        145, "Southern Mammoth Ridgedragon", LARGE, PLAYFUL, (AMETHYST,), Cost(crystal=1), points=2, nests=3,
        end_game=Points(5, when=AtLeast(4, Dragons(IN_AMETHYST))),
    ),
    Dragon(
        146, "Crafty Moray", MEDIUM, SHY, (CRIMSON,), Cost(meat=2), points=1, nests=2,
        when_played=Trade(Price(ANY), PlayDragon()),
    ),
    Dragon(
        147, "Steely Fae", MEDIUM, PLAYFUL, (GOLDEN,), Cost(gold=2, crystal=1), points=1, nests=1,
        when_played=Trade(Price(DRAGON), PlayDragon(DISPLAY)),
    ),
    Dragon(
        148, "Great Horned Wyvern", LARGE, PLAYFUL, (CRIMSON,), Cost(meat=1, gold=2), points=4, nests=3,
        if_activated=Draw(1, most=1),
    ),
    Dragon(
        149, "Ophidian Recluse", MEDIUM, AGGRESSIVE, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=2, crystal=1),
            points=6, nests=1,
        end_game=Sell(Sale(5, (Price(ANY), Price(CAVE), Price(DRAGON),))),
    ),
    Dragon(
        150, "Aerial Recluse", LARGE, HELPFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1), points=4,
            nests=2,
        end_game=Points(4, when=AtLeast(1, Dragons(THIS_COLUMN, HELPFUL, other=True))),
    ),
    Dragon(
        151, "Fanged Broadwyrm", LARGE, PLAYFUL, (GOLDEN,), Cost(meat=1, gold=2), points=3, nests=3,
        if_activated=Trade(Price(TUCKED), GainTuckedCost()),
    ),
    Dragon(
        152, "Shrieking Amphiptere", LARGE, PLAYFUL, (CRIMSON,), Cost(meat=2), points=2, nests=2,
        if_activated=Trade(Price(TUCKED), GainTuckedCost()),
    ),
    Dragon(
        153, "Blue Keeper", SMALL, HELPFUL, (CRIMSON, AMETHYST), Cost(meat=1, crystal=1), points=2, nests=4,
        once_per_round=Trade(Price(CACHED), Lay(1, HERE)),
    ),
    Dragon(
        154, "Contrary Lung Dragon", LARGE, AGGRESSIVE, (CRIMSON, AMETHYST), Cost(meat=1, crystal=1), points=3,
            nests=1,
        once_per_round=GainAndCache(MEAT, 1, ANYWHERE),
    ),
    Dragon(
        155, "Mercenary Wyvern", LARGE, PLAYFUL, (CRIMSON,), Cost(meat=1, crystal=2), points=4, nests=3,
        if_activated=Gain(GOLD),
    ),
    Dragon(
        156, "Brindled Frogmouth", SMALL, HELPFUL, (CRIMSON,), Cost(meat=2), points=4, nests=1,
        when_played=NameKind(2, 1),
    ),
    Dragon(
        157, "Wily Lindworm", LARGE, AGGRESSIVE, (CRIMSON,), Cost(meat=1, gold=1), points=4, nests=2,
        when_played=Swap(),
    ),
    Dragon(
        158, "Brushwood Dragonette", SMALL, SHY, (CRIMSON,), Cost(meat=1, crystal=1), points=3, nests=2,
        if_activated=Lay(1, THIS_CAVE),
    ),
    Dragon(
        159, "Jaunty Dragonette", MEDIUM, PLAYFUL, (GOLDEN,), Cost(gold=2, crystal=1), points=1, nests=3,
        if_activated=Trade(Price(EGG, where=THIS_CAVE), GainAny(2)),
    ),
    Dragon(
        160, "Brushtail Fae", SMALL, PLAYFUL, (GOLDEN,), Cost(gold=1), points=3, nests=3,
        once_per_round=Draw(1, most=1),
    ),
    Dragon(
        161, "Greater Scorpio", LARGE, AGGRESSIVE, (GOLDEN,), Cost(meat=1, gold=1), points=4, nests=2,
        once_per_round=GainAndCache(MILK, 1, ANYWHERE),
    ),
    Dragon(
        162, "Cosmic Amphiptere", SMALL, SHY, (GOLDEN,), Cost(gold=2, crystal=2), points=5, nests=2,
        when_played=PlayCave(DISPLAY),
    ),
    Dragon(
        163, "Reticent Manta", SMALL, PLAYFUL, (CRIMSON,), Cost(meat=1, gold=1), points=2, nests=2,
        if_activated=GainAndCache(GOLD, 1, HERE),
    ),
    Dragon(
        164, "Metamorphic Feydragon", SMALL, HELPFUL, (GOLDEN,), Cost(gold=2, coin=1), points=4, nests=4,
        once_per_round=If(AtLeast(3, Dragons(THIS_CAVE)), LayEach(THIS_CAVE)),
    ),
    Dragon(
        165, "Clairvoyant Feydragon", MEDIUM, HELPFUL, (GOLDEN,), Cost(gold=1, crystal=1), points=5, nests=1,
        when_played=Shared(Take(DRAGON, 2), Draw(1)),
    ),
    Dragon(
        166, "Hyenic Serpent", MEDIUM, AGGRESSIVE, (CRIMSON,), Cost(meat=2), points=3, nests=2,
        if_activated=Gain(MEAT),
    ),
    Dragon(
        167, "Homely Fae", MEDIUM, HELPFUL, (CRIMSON,), Cost(meat=1), points=3, nests=1,
        end_game=Points(5, when=AtLeast(4, Dragons(IN_CRIMSON))),
    ),
    Dragon(
        168, "Ringtail Serpent", MEDIUM, HELPFUL, (CRIMSON,), Cost(meat=1), points=3, nests=1,
        if_activated=If(NeighbourHasNoMore(CRIMSON), Gain(MEAT)),
    ),
    Dragon(
        169, "Diving Moray", LARGE, PLAYFUL, (CRIMSON,), Cost(meat=2), points=3, nests=2,
        if_activated=Gain(GOLD),
    ),
    Dragon(
        170, "Vanishing Creeper", LARGE, SHY, (CRIMSON,), Cost(meat=2), points=6, nests=2,
        if_activated=If(NeighbourHasNoMore(CRIMSON), Gain(MILK)),
    ),
    Dragon(
        171, "Macabre Lindworm", LARGE, PLAYFUL, (GOLDEN,), Cost(gold=1, crystal=1), points=6, nests=1,
        if_activated=Tuck(THIS_COLUMN),
    ),
    Dragon(
        172, "Augural Fae", SMALL, HELPFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1), points=5,
            nests=2,
        when_played=Activate(IF_ACTIVATED | ONCE_PER_ROUND),
    ),
    Dragon(
        173, "Solitary Remora", MEDIUM, SHY, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1), points=4,
            nests=1,
        if_activated=Lay(1, ADJACENT),
    ),
    Dragon(
        174, "Steadfast Southern Drake", MEDIUM, HELPFUL, (CRIMSON,), Cost(meat=1), points=4, nests=1,
        when_played=Shared(Trade(Price(EGG), AnyOrder(GainAny(), Take(CAVE), Take(DRAGON))), Trade(Price(EGG),
            Choose(GainAny(), Take(CAVE), Take(DRAGON)))),
    ),
    Dragon(
        175, "Tendering Mothdragon", SMALL, SHY, (GOLDEN,), Cost(coin=1), points=4, nests=2,
        once_per_round=If(AtLeast(1, GuildMarkers()), Lay(2, HERE)),
    ),
    Dragon(
        176, "Gnawing Seraph", SMALL, PLAYFUL, (GOLDEN,), Cost(gold=1), points=3, nests=1,
        if_activated=Reveal(MEDIUM, DISCARD, Gain(MEAT)),
    ),
    Dragon(
        177, "Dowsing Fae", MEDIUM, SHY, (CRIMSON,), Cost(meat=1), points=2, nests=1,
        if_activated=Gain(CRYSTAL),
    ),
    Dragon(
        178, "Watchful Wyvern", LARGE, HELPFUL, (CRIMSON,), Cost(meat=1, crystal=1), points=4, nests=2,
        when_played=Shared(Gain(GOLD, 2), Gain(GOLD)),
    ),
    Dragon(
        179, "Nurturing Feydragon", SMALL, HELPFUL, (CRIMSON, GOLDEN, AMETHYST), Cost(meat=1, gold=1, crystal=1),
            points=2, nests=4,
        end_game=Points(1, per=Eggs(2)),
    ),
    Dragon(
        180, "Beckoning Cricketcatcher", SMALL, AGGRESSIVE, (GOLDEN,), Cost(meat=1, gold=1), points=4, nests=2,
        once_per_round=TakeAndTuck(ANYWHERE),
    ),
    Dragon(
        181, "Gamboling Landragon", LARGE, PLAYFUL, (CRIMSON,), Cost(meat=1), points=3, nests=1,
        when_played=Shared(Gain(MEAT, 2), Gain(MEAT)),
    ),
    Dragon(
        182, "Waddy's Rufftail", MEDIUM, AGGRESSIVE, (GOLDEN,), Cost(meat=1, gold=2), points=4, nests=3,
        if_activated=Gain(MEAT),
    ),
    Dragon(
        183, "Warming Firevern", LARGE, HELPFUL, (CRIMSON, GOLDEN), Cost(meat=2, gold=2), points=5, nests=2,
        end_game=Points(1, per=Dragons(which=HELPFUL)),
    ),
)
