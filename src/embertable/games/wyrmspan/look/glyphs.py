"""Simple gains as signs: what a cave card or a bonus of a path brings, for those who know the signs."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.caching import Cache, CacheFromSupply
from embertable.games.wyrmspan.effects.gaining import Gain, GainAny
from embertable.games.wyrmspan.effects.grammar import AnyOrder
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.moving import GuildSteps
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.trading import Trade
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckFromDeck
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.terms import CAVE, DRAGON, THING_NAMES

Glyph = tuple[str, int]  # a sign, and how often

TAKEN = {DRAGON: "card-dragon", CAVE: "card-cave"}


def glyphs(verb: Verb) -> list[Glyph]:
    """The signs of a verb; none where signs would not say it."""
    if isinstance(verb, AnyOrder):
        return [glyph for part in verb.parts for glyph in glyphs(part)]
    if isinstance(verb, Gain):
        return [(THING_NAMES[verb.what], verb.count)]
    if isinstance(verb, GainAny):
        return [("any", verb.count)]
    if isinstance(verb, GuildSteps):
        return [("guild", verb.count)]
    if isinstance(verb, Lay):
        return [("egg", verb.count)]
    if isinstance(verb, Take):
        return [(TAKEN[verb.kind], verb.count)] if verb.kind in TAKEN else []
    if isinstance(verb, (Cache, CacheFromSupply)):
        return [("cache", verb.count)]
    if isinstance(verb, Tuck):
        return [("tuck", verb.count)]
    if isinstance(verb, TuckFromDeck):
        return [("tuck", verb.count)] if isinstance(verb.count, int) else []
    if isinstance(verb, Trade):
        return [(name, verb.times * count) for name, count in glyphs(verb.get)] if verb.times > 1 else []
    return []
