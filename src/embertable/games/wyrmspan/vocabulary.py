"""The words cards are written in, all in one place."""

from embertable.games.wyrmspan.effects.activating import Activate, ActivateMat, Swap
from embertable.games.wyrmspan.effects.caching import Cache, CacheFromSupply
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.gaining import Gain, GainAndCache, GainAny, GainTuckedCost, NameKind
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, If, Shared, Trade
from embertable.games.wyrmspan.effects.laying import Lay, LayEach
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.points import Offer, Score, Sell
from embertable.games.wyrmspan.effects.taking import Reveal, Take, TakeAndTuck
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckEach, TuckFromDeck
from embertable.games.wyrmspan.guild import GuildSteps

__all__ = [
    "Activate",
    "ActivateMat",
    "AnyOrder",
    "Cache",
    "CacheFromSupply",
    "Choose",
    "Draw",
    "Gain",
    "GainAndCache",
    "GainAny",
    "GainTuckedCost",
    "GuildSteps",
    "If",
    "Lay",
    "LayEach",
    "NameKind",
    "Offer",
    "PlayCave",
    "PlayDragon",
    "Reveal",
    "Score",
    "Sell",
    "Shared",
    "Swap",
    "Take",
    "TakeAndTuck",
    "Trade",
    "Tuck",
    "TuckEach",
    "TuckFromDeck",
]
