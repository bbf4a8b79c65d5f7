"""What an effect is worth to a bot, in points and at a glance."""

from __future__ import annotations

from typing import Final

from embertable.games.wyrmspan.cards.tables import AT_ACTIVATION, AT_PLAY, AT_ROUND_END, CAVE_EFFECTS, DRAGONS, EXPLORE
from embertable.games.wyrmspan.counting import Counter
from embertable.games.wyrmspan.effects.activating import Activate, ActivateMat
from embertable.games.wyrmspan.effects.caching import Cache, CacheFromSupply
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.gaining import Gain, GainAndCache, GainAny, GainTuckedCost, NameKind
from embertable.games.wyrmspan.effects.grammar import AnyOrder, Choose, If, Shared
from embertable.games.wyrmspan.effects.laying import Lay, LayEach
from embertable.games.wyrmspan.effects.moving import GuildSteps, Swap
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.taking import Reveal, Take, TakeAndTuck
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckEach, TuckFromDeck
from embertable.games.wyrmspan.effects.verb import Verb
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


def worth(verb: Verb | None) -> float:
    """The points one use of an effect usually brings."""
    if verb is None:
        return 0.0
    if isinstance(verb, Gain):
        return verb.count * (COIN_WORTH if verb.what == COIN else RESOURCE)
    if isinstance(verb, GainAny):
        return verb.count * RESOURCE * 1.1
    if isinstance(verb, GainTuckedCost):
        return RESOURCE
    if isinstance(verb, NameKind):
        return verb.own * RESOURCE - 0.5
    if isinstance(verb, GainAndCache):
        return guess(verb.count) * (RESOURCE + 0.2)
    if isinstance(verb, GuildSteps):
        return verb.count * STEP
    return worth_of_cards(verb)


def worth_of_cards(verb: Verb) -> float:
    """Effects with cards and eggs."""
    if isinstance(verb, Take):
        return verb.count * (DRAGON_CARD if verb.kind == DRAGON else CAVE_CARD)
    if isinstance(verb, TakeAndTuck | Reveal):
        return DRAGON_CARD + 0.2
    if isinstance(verb, Draw):
        return guess(verb.count) * DRAGON_CARD
    if isinstance(verb, Lay):
        return verb.count * EGG_WORTH
    if isinstance(verb, LayEach):
        return 1.5 * EGG_WORTH
    if isinstance(verb, Cache):
        return verb.count * 0.6
    if isinstance(verb, CacheFromSupply):
        return verb.count * (STORED + 0.3)
    if isinstance(verb, Tuck):
        return verb.count * 0.6
    if isinstance(verb, TuckFromDeck):
        return guess(verb.count) * STORED
    if isinstance(verb, TuckEach):
        return 2.0 * STORED
    return worth_of_plays(verb)


def worth_of_plays(verb: Verb) -> float:
    """Effects that set off others, and how effects join."""
    if isinstance(verb, PlayDragon):
        return FREE_DRAGON
    if isinstance(verb, PlayCave):
        return verb.count * FREE_CAVE
    if isinstance(verb, Activate):
        return 2.0
    if isinstance(verb, ActivateMat):
        return 1.5
    if isinstance(verb, Swap):
        return 0.3
    if isinstance(verb, AnyOrder):
        return sum(worth(part) for part in verb.parts)
    if isinstance(verb, Choose):
        return verb.count * max(worth(part) for part in verb.parts)
    if isinstance(verb, If):
        return 0.6 * worth(verb.then)
    if isinstance(verb, Shared):
        return worth(verb.own) - 0.3
    if isinstance(verb, Trade):
        return max(0.3, 0.7 * (worth(verb.get) - price(verb))) * (1 + 0.5 * (verb.times - 1))
    return 0.0


def price(trade: Trade) -> float:
    """What the price of a trade costs in points."""
    paid = trade.price
    each = {ANY: RESOURCE, COIN: COIN_WORTH, EGG: 1.0, CACHED: -0.2, TUCKED: -0.2}
    return paid.count * each.get(paid.what, 0.6)


def guess(count: int | Counter) -> float:
    """A number, counted or not."""
    return GUESS if isinstance(count, Counter) else float(count)


# By dragon number.
ACTIVATION: Final[list[float]] = []

WHEN_PLAYED_WORTH: Final[list[float]] = []

ROUND_END: Final[list[float]] = []

FED: Final[list[float]] = []

THIRD: Final[list[float]] = []

# By cave number, and by cave and column.
CAVE_WORTH: Final[list[float]] = []

PATH: Final[list[list[float]]] = [[], [], []]


def estimate() -> None:
    """Work out the tables, once the cards are on the shelf."""
    if ACTIVATION:
        return
    for number in range(len(DRAGONS) + 1):
        feeding = DRAGONS[number - 1].feeding if number else None
        each = 0.0 if feeding is None else worth_or_nothing(feeding.each)
        FED.append(each)
        THIRD.append(0.0 if feeding is None else worth_or_nothing(feeding.third))
        activation = worth(AT_ACTIVATION[number])
        # Feeding a hatchling costs the item it eats, and that is worth a point at the end.
        ACTIVATION.append(activation + 0.8 * each)
        WHEN_PLAYED_WORTH.append(worth(AT_PLAY[number]))
        ROUND_END.append(worth(AT_ROUND_END[number]))
    CAVE_WORTH.extend(worth(effect) for effect in CAVE_EFFECTS)
    for row, bonuses in enumerate(EXPLORE):
        PATH[row].extend(worth(bonus) for bonus in bonuses)


def worth_or_nothing(verb: Verb | None) -> float:
    """The worth of a bonus, if there is one."""
    return 0.0 if verb is None else worth(verb)
