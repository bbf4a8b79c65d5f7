"""What an effect is worth to a bot, in points and at a glance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from embertable.core.counts import Count
from embertable.core.effects import Effect, If
from embertable.games.wyrmspan.cards.tables import AT_ACTIVATION, AT_PLAY, AT_ROUND_END, CAVE_EFFECTS, DRAGONS, EXPLORE
from embertable.games.wyrmspan.effects.activating import Activate, ActivateMat
from embertable.games.wyrmspan.effects.caching import Cache, CacheFromSupply
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.gaining import Gain, GainAndCache, GainAny, GainTuckedCost, NameKind
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, Shared
from embertable.games.wyrmspan.effects.laying import Lay, LayEach
from embertable.games.wyrmspan.effects.moving import GuildSteps, Swap
from embertable.games.wyrmspan.effects.paying import Price
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.taking import Reveal, Take, TakeAndTuck
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckEach, TuckFromDeck
from embertable.games.wyrmspan.terms import ANY, CACHED, COIN, DRAGON, EGG, TUCKED

RESOURCE: Final = 1.0
COIN_WORTH: Final = 3.0
STEP: Final = 1.3
DRAGON_CARD: Final = 0.9
CAVE_CARD: Final = 0.8
EGG_WORTH: Final = 1.3
STORED: Final = 1.0
FREE_DRAGON: Final = 5.0
FREE_CAVE: Final = 3.0
GUESS: Final = 2.0  # what a counter usually counts


WORTH: Final[dict[type, Callable[[Any], float]]] = {
    Gain: lambda verb: verb.count * (COIN_WORTH if verb.what == COIN else RESOURCE),
    GainAny: lambda verb: verb.count * RESOURCE * 1.1,
    GainTuckedCost: lambda verb: RESOURCE,
    NameKind: lambda verb: verb.own * RESOURCE - 0.5,
    GainAndCache: lambda verb: guess(verb.count) * (RESOURCE + 0.2),
    GuildSteps: lambda verb: verb.count * STEP,
    # Cards and eggs.
    Take: lambda verb: verb.count * (DRAGON_CARD if verb.kind == DRAGON else CAVE_CARD),
    TakeAndTuck: lambda verb: DRAGON_CARD + 0.2,
    Reveal: lambda verb: DRAGON_CARD + 0.2,
    Draw: lambda verb: guess(verb.count) * DRAGON_CARD,
    Lay: lambda verb: verb.count * EGG_WORTH,
    LayEach: lambda verb: 1.5 * EGG_WORTH,
    Cache: lambda verb: verb.count * 0.6,
    CacheFromSupply: lambda verb: verb.count * (STORED + 0.3),
    Tuck: lambda verb: verb.count * 0.6,
    TuckFromDeck: lambda verb: guess(verb.count) * STORED,
    TuckEach: lambda verb: 2.0 * STORED,
    # What sets off others.
    PlayDragon: lambda verb: FREE_DRAGON,
    PlayCave: lambda verb: verb.count * FREE_CAVE,
    Activate: lambda verb: 2.0,
    ActivateMat: lambda verb: 1.5,
    Swap: lambda verb: 0.3,
    # How effects join.
    AnyOrder: lambda verb: sum([worth(part) for part in verb.parts]),
    Choose: lambda verb: verb.count * max([worth(part) for part in verb.parts]),
    If: lambda verb: 0.6 * worth(verb.then),
    Shared: lambda verb: worth(verb.own) - 0.3,
    Trade: lambda verb: max(0.3, 0.7 * (worth(verb.then) - price(verb.price))) * (1 + 0.5 * (verb.times - 1)),
}


def worth(effect: Effect | None) -> float:
    """The points one use of an effect usually brings; nothing brings none."""
    return 0.0 if effect is None else WORTH[type(effect)](effect)


PRICES: Final = {ANY: RESOURCE, COIN: COIN_WORTH, EGG: 1.0, CACHED: -0.2, TUCKED: -0.2}


def price(paid: Price) -> float:
    """What the price of a trade costs in points."""
    return paid.count * PRICES.get(paid.what, 0.6)


def guess(count: int | Count) -> float:
    """A number, counted or not."""
    return GUESS if isinstance(count, Count) else float(count)


FEEDING: Final = [None, *[dragon.feeding for dragon in DRAGONS]]

# By dragon number; there is no dragon 0.
FED: Final[list[float]] = [0.0 if feeding is None else worth(feeding.each) for feeding in FEEDING]
THIRD: Final[list[float]] = [0.0 if feeding is None else worth(feeding.third) for feeding in FEEDING]

# Feeding a hatchling costs the item it eats, and that is worth a point at the end.
ACTIVATION: Final[list[float]] = [worth(verb) + 0.8 * fed for verb, fed in zip(AT_ACTIVATION, FED, strict=True)]
WHEN_PLAYED_WORTH: Final[list[float]] = [worth(verb) for verb in AT_PLAY]
ROUND_END: Final[list[float]] = [worth(verb) for verb in AT_ROUND_END]

# By cave number, and by cave and column.
CAVE_WORTH: Final[list[float]] = [worth(verb) for verb in CAVE_EFFECTS]
PATH: Final[list[list[float]]] = [[worth(bonus) for bonus in bonuses] for bonuses in EXPLORE]
