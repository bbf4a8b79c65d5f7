"""English: the grammar all games share."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from embertable.core.effects import (
    AcceptOffer,
    All,
    ChooseEffect,
    Decline,
    Do,
    Offer,
    OneOf,
)
from embertable.core.text.legacy import LegacyTongue
from embertable.core.text.tongue import Mood, Tongue, english

NOUNS: Mapping[Hashable, Sequence[str]] = {
    "point": ("point", "points"),
    "card": ("card", "cards"),
    "time": ("time", "times"),
}
WORDS = {"player": "Player"}
MAY = {Mood.DO: "you may ", Mood.DOES: "may ", Mood.TO_DO: "if you like, "}


def english_tongue(nouns: Mapping[Hashable, Sequence[str]], words: Mapping[str, str]) -> Tongue:
    """A game's en: its own vocabulary, and the grammar all games share.

    >>> en = english_tongue({"coin": ("coin", "coins")}, {"title": "Pebbles"})
    >>> @en.says(int)  # a verb of the game
    ... def gain(coins, mood):
    ...     return f"gain {en.count(coins, 'coin')}"
    >>> en.sentence(2)
    'Gain 2 coins.'
    """
    en = LegacyTongue("en", english, {**NOUNS, **nouns}, {**WORDS, **words})

    @en.says(Do)
    def do(step: Do, mood: Mood) -> str:
        return en.clause(step.effect, mood)

    @en.says(Decline)
    def decline(step: Decline, mood: Mood) -> str:
        return "decline"

    @en.says(All)
    def everything(effect: All, mood: Mood) -> str:
        return en.listed([en.clause(part, mood) for part in effect.parts], "and")

    @en.says(OneOf)
    def one_of(effect: OneOf, mood: Mood) -> str:
        return en.listed([en.clause(choice, mood) for choice in effect.choices], "or")

    @en.says(Offer)
    def offer(effect: Offer, mood: Mood) -> str:
        return f"{MAY[mood]}{en.clause(effect.effect, Mood.TO_DO)}"

    @en.says(ChooseEffect)
    def choose_effect(ask: ChooseEffect, mood: Mood) -> str:
        return "choose one:"

    @en.says(AcceptOffer)
    def accept_offer(ask: AcceptOffer, mood: Mood) -> str:
        return f"do you want to {en.clause(ask.effect, Mood.TO_DO)}?"

    return en
