"""Simple gains as signs: what a cave card or a bonus of a path brings, for those who know the signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from embertable.games.wyrmspan.effects.caching import Cache, CacheFromSupply
from embertable.games.wyrmspan.effects.gaining import Gain, GainAny
from embertable.games.wyrmspan.effects.grammar import AnyOrder
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.playing import PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckFromDeck
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.terms import CAVE, DRAGON, THING_NAMES

Glyph = tuple[str, int]  # a sign, and how often
TAKEN = {DRAGON: "card-dragon", CAVE: "card-cave"}


GLYPHS: Final[dict[type, Callable[[Any], list[Glyph]]]] = {
    AnyOrder: lambda verb: [glyph for part in verb.parts for glyph in glyphs(part)],
    Gain: lambda verb: [(THING_NAMES[verb.what], verb.count)],
    GainAny: lambda verb: [("any", verb.count)],
    GuildSteps: lambda verb: [("guild", verb.count)],
    Lay: lambda verb: [("egg", verb.count)],
    Take: lambda verb: [(TAKEN[verb.kind], verb.count)],
    Cache: lambda verb: [("cache", verb.count)],
    CacheFromSupply: lambda verb: [("cache", verb.count)],
    Tuck: lambda verb: [("tuck", verb.count)],
    TuckFromDeck: lambda verb: [("tuck", verb.count)] if isinstance(verb.count, int) else [],
    # A deal made once is said in words.
    Trade: lambda verb: [(sign, verb.times * count) for sign, count in glyphs(verb.then)] if verb.times > 1 else [],
}


def glyphs(verb: Verb) -> list[Glyph]:
    """The signs of a verb; none where signs would not say it."""
    found = GLYPHS.get(type(verb))
    return [] if found is None else found(verb)


def deeds(verb: Verb) -> list[Glyph]:
    """The signs of a verb that may also be a deed, such as digging; what is paid for it is left to the words."""
    done = verb.then if isinstance(verb, Trade) else verb
    if isinstance(done, PlayCave):
        return [("pick", 1)]
    return [("lure", 1)] if isinstance(done, PlayDragon) else glyphs(verb)
