"""The 75 cave cards, by number. All speak when played."""

from __future__ import annotations

from embertable.games.wyrmspan.cards.tables import Cave, lay_out_caves
from embertable.games.wyrmspan.effects.activating import Activate
from embertable.games.wyrmspan.effects.caching import CacheFromSupply
from embertable.games.wyrmspan.effects.gaining import Gain, GainAny
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, Shared
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.moving import GuildSteps, Swap
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import TuckFromDeck
from embertable.games.wyrmspan.terms import (
    ANY,
    ANYWHERE,
    CAVE,
    COIN,
    CRYSTAL,
    DECK,
    DISPLAY,
    DRAGON,
    EGG,
    GOLD,
    LESS_ONE,
    MEAT,
    MILK,
    ONCE_PER_ROUND,
    WHEN_PLAYED,
)

# fmt: off
lay_out_caves(
    Cave(1, Activate(ONCE_PER_ROUND)),
    Cave(2, Activate(WHEN_PLAYED)),
    Cave(3, CacheFromSupply(2, ANYWHERE)),
    Cave(4, CacheFromSupply(2, ANYWHERE)),
    Cave(5, AnyOrder(GainAny(), Lay())),
    Cave(6, AnyOrder(GainAny(), Lay())),
    Cave(7, AnyOrder(Take(CAVE), GainAny())),
    Cave(8, AnyOrder(Take(CAVE), GuildSteps())),
    Cave(9, AnyOrder(Take(CAVE), GuildSteps()), basis="reconstructed"),
    Cave(10, AnyOrder(Take(CAVE), Lay(2))),
    Cave(11, AnyOrder(Take(CAVE), Lay(2))),
    Cave(12, Gain(COIN)),
    Cave(13, Gain(COIN)),
    Cave(14, Gain(COIN)),
    Cave(15, AnyOrder(Gain(CRYSTAL), Take(DRAGON))),
    Cave(16, Gain(CRYSTAL, 2)),
    Cave(17, AnyOrder(Gain(CRYSTAL), Gain(MILK))),
    Cave(18, AnyOrder(Gain(CRYSTAL), Lay())),
    Cave(19, AnyOrder(Gain(CRYSTAL), Lay())),
    Cave(20, Take(DRAGON, 2)),
    Cave(21, Take(DRAGON, 2)),
    Cave(22, AnyOrder(Take(DRAGON), GuildSteps())),
    Cave(23, AnyOrder(Take(DRAGON), GuildSteps())),
    Cave(24, AnyOrder(Take(DRAGON), GuildSteps())),
    Cave(25, AnyOrder(Take(DRAGON), Lay())),
    Cave(26, AnyOrder(Take(DRAGON), Lay())),
    Cave(27, Shared(GuildSteps(2), GuildSteps())),
    Cave(28, Shared(GuildSteps(2), GuildSteps())),
    Cave(29, AnyOrder(GuildSteps(), Lay())),
    Cave(30, AnyOrder(GuildSteps(), Lay())),
    Cave(31, AnyOrder(GuildSteps(), Lay())),
    Cave(32, AnyOrder(Gain(GOLD), Take(DRAGON))),
    Cave(33, AnyOrder(Gain(GOLD), Gain(CRYSTAL))),
    Cave(34, Gain(GOLD, 2)),
    Cave(35, AnyOrder(Gain(GOLD), Gain(MILK))),
    Cave(36, AnyOrder(Gain(GOLD), Lay())),
    Cave(37, AnyOrder(Gain(GOLD), Lay())),
    Cave(38, AnyOrder(Gain(MEAT), Take(DRAGON))),
    Cave(39, AnyOrder(Gain(MEAT), Take(DRAGON))),
    Cave(40, AnyOrder(Gain(MEAT), Gain(CRYSTAL))),
    Cave(41, AnyOrder(Gain(MEAT), Gain(CRYSTAL))),
    Cave(42, AnyOrder(Gain(MEAT), Gain(GOLD))),
    Cave(43, AnyOrder(Gain(MEAT), Gain(GOLD))),
    Cave(44, Gain(MEAT, 2)),
    Cave(45, Gain(MEAT, 2)),
    Cave(46, AnyOrder(Gain(MEAT), Gain(MILK))),
    Cave(47, AnyOrder(Gain(MEAT), Lay())),
    Cave(48, AnyOrder(Gain(MEAT), Lay())),
    Cave(49, Gain(MILK, 2)),
    Cave(50, Shared(
        Choose(Take(DRAGON), GuildSteps(), Take(CAVE), GainAny(), count=2),
        Choose(Take(DRAGON), GuildSteps(), Take(CAVE), GainAny()),
    )),
    Cave(51, Shared(
        Choose(Take(DRAGON), GuildSteps(), Take(CAVE), GainAny(), count=2),
        Choose(Take(DRAGON), GuildSteps(), Take(CAVE), GainAny()),
    )),
    Cave(52, PlayDragon(price=LESS_ONE)),
    Cave(53, PlayDragon(price=LESS_ONE)),
    Cave(54, PlayDragon(price=LESS_ONE)),
    Cave(55, Lay(3)),
    Cave(56, Lay(3)),
    Cave(57, Lay(3)),
    Cave(58, Trade(Price(ANY, 2), PlayCave(DECK))),
    Cave(59, Trade(Price(ANY, 2), PlayCave(DISPLAY))),
    Cave(60, Trade(Price(CAVE, 2), PlayCave(DECK))),
    Cave(61, Trade(Price(CAVE, 2), PlayCave(DISPLAY))),
    Cave(62, Trade(Price(DRAGON, 2), PlayCave(DECK))),
    Cave(63, Trade(Price(DRAGON, 2), PlayCave(DISPLAY))),
    Cave(64, Trade(Price(EGG, 2), PlayCave(DECK))),
    Cave(65, Trade(Price(EGG, 2), PlayCave(DISPLAY))),
    Cave(66, Swap()),
    Cave(67, TuckFromDeck(2, ANYWHERE)),
    Cave(68, TuckFromDeck(2, ANYWHERE)),
    Cave(69, Shared(Trade(Price(ANY), GuildSteps(), times=3), Trade(Price(ANY), GuildSteps()))),
    Cave(70, Shared(Trade(Price(ANY), Lay(2), times=3), Trade(Price(ANY), Lay(2)))),
    Cave(71, Shared(Trade(Price(CAVE), GuildSteps(), times=3), Trade(Price(CAVE), GuildSteps()))),
    Cave(72, Shared(Trade(Price(DRAGON), GuildSteps(), times=3), Trade(Price(DRAGON), GuildSteps()))),
    Cave(73, Shared(Trade(Price(DRAGON), Lay(2), times=3), Trade(Price(DRAGON), Lay(2)))),
    Cave(74, Shared(Trade(Price(EGG), GainAny(2), times=3), Trade(Price(EGG), GainAny(2)))),
    Cave(75, Shared(Trade(Price(EGG), GuildSteps(), times=3), Trade(Price(EGG), GuildSteps()))),
)
