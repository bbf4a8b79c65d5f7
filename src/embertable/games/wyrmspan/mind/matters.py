"""What questions and steps under way are about, at a glance: many kinds of them, and a few matters."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import If
from embertable.games.wyrmspan.chapters.end import SellLeftovers
from embertable.games.wyrmspan.chapters.entice import Arrive
from embertable.games.wyrmspan.chapters.excavate import Dig
from embertable.games.wyrmspan.chapters.exchange import PayResources
from embertable.games.wyrmspan.chapters.explore import PrintedBonus, Visit
from embertable.games.wyrmspan.chapters.guild import ChooseCell, EnterBrown, TakeStep, Walk
from embertable.games.wyrmspan.chapters.limits import DropCard, DropToken
from embertable.games.wyrmspan.chapters.rounds import UseOnce
from embertable.games.wyrmspan.chapters.turn import TakeTurn
from embertable.games.wyrmspan.effects.activating import Activate, ActivateMat, ChooseAbility, ChooseBonus
from embertable.games.wyrmspan.effects.caching import (
    Cache,
    CacheFromSupply,
    ChooseCachePlace,
    ChooseSupplied,
    ChooseToken,
)
from embertable.games.wyrmspan.effects.drawing import DiscardDrawn, Draw, Settle, TuckDrawn
from embertable.games.wyrmspan.effects.gaining import (
    ChooseGathered,
    ChooseKind,
    ChooseShared,
    ChooseTuckedCost,
    Gain,
    GainAndCache,
    GainAny,
    GainTuckedCost,
    NameKind,
    StashToken,
)
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, ChooseParts, Consider, OrderParts, Shared
from embertable.games.wyrmspan.effects.laying import ChooseNest, Lay, LayEach
from embertable.games.wyrmspan.effects.moving import ChooseSwapped, ChooseSwappedWith, GuildSteps, Swap
from embertable.games.wyrmspan.effects.paying import ChoosePayment
from embertable.games.wyrmspan.effects.playing import (
    ChooseCovered,
    ChooseCovering,
    ChooseDig,
    ChooseDigPlace,
    ChooseDragon,
    PlayCave,
    PlayDragon,
)
from embertable.games.wyrmspan.effects.taking import ChooseCard, KeepOrTuck, Reveal, Take, TakeAndTuck
from embertable.games.wyrmspan.effects.trading import StrikeDeal, Trade
from embertable.games.wyrmspan.effects.tucking import (
    ChooseBlindPlace,
    ChooseEachPlace,
    ChooseTuckCard,
    ChooseTuckPlace,
    Tuck,
    TuckEach,
    TuckFromDeck,
)

BY_MATTER: Final[dict[str, list[type]]] = {
    "start": [],  # the questions of the setup, which the rules below do not know
    "turn": [TakeTurn],
    "walk": [PrintedBonus, Visit],
    "resources": [
        *(Gain, GainAny, GainTuckedCost, GainAndCache, NameKind),
        *(ChooseKind, ChooseShared, ChooseGathered, ChooseTuckedCost, StashToken),
    ],
    "cards": [Take, TakeAndTuck, Reveal, Draw, ChooseCard, KeepOrTuck, TuckDrawn, DiscardDrawn, Settle],
    "eggs": [Lay, LayEach, ChooseNest],
    "caching": [Cache, CacheFromSupply, ChooseToken, ChooseCachePlace, ChooseSupplied],
    "tucking": [Tuck, TuckFromDeck, TuckEach, ChooseTuckPlace, ChooseTuckCard, ChooseBlindPlace, ChooseEachPlace],
    "dragon": [PlayDragon, Arrive, ChooseDragon, ChooseCovered, ChooseCovering],
    "excavation": [PlayCave, Dig, ChooseDig, ChooseDigPlace],
    "guild": [GuildSteps, Walk, TakeStep, EnterBrown, ChooseCell],
    "several": [AnyOrder, Choose, OrderParts, ChooseParts],
    "offer": [If, Shared, Consider],
    "trade": [Trade, StrikeDeal],
    "ability": [Activate, ActivateMat, ChooseAbility, ChooseBonus],
    "swap": [Swap, ChooseSwapped, ChooseSwappedWith],
    "payment": [ChoosePayment, PayResources],
    "limit": [DropToken, DropCard],
    "end of round": [UseOnce],
    "sale": [SellLeftovers],
}
MATTERS: Final = tuple(BY_MATTER)
MATTER: Final[dict[type, int]] = {kind: number for number, kinds in enumerate(BY_MATTER.values()) for kind in kinds}
START: Final = 0
