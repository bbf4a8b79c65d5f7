"""Ukrainian: the grammar all games share."""

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
from embertable.core.text.tongue import Mood, Tongue, slavic

NOUNS: Mapping[Hashable, Sequence[str]] = {
    "point": ("очко", "очки", "очок"),
    "card": ("карту", "карти", "карт"),
    "time": ("раз", "рази", "разів"),
}
WORDS = {"player": "Гравець"}
MAY = {Mood.DO: "ви можете ", Mood.DOES: "може ", Mood.TO_DO: "за бажання "}


def ukrainian_tongue(nouns: Mapping[Hashable, Sequence[str]], words: Mapping[str, str]) -> Tongue:
    """A game's uk: its own vocabulary, and the grammar all games share.

    >>> ukrainian_tongue({}, {"title": "Pebbles"}).count(5, "card")
    '5 карт'
    """
    uk = LegacyTongue("uk", slavic, {**NOUNS, **nouns}, {**WORDS, **words})

    @uk.says(Do)
    def do(step: Do, mood: Mood) -> str:
        return uk.clause(step.effect, mood)

    @uk.says(Decline)
    def decline(step: Decline, mood: Mood) -> str:
        return "відмовитися"

    @uk.says(All)
    def everything(effect: All, mood: Mood) -> str:
        return uk.listed([uk.clause(part, mood) for part in effect.parts], "та")

    @uk.says(OneOf)
    def one_of(effect: OneOf, mood: Mood) -> str:
        return uk.listed([uk.clause(choice, mood) for choice in effect.choices], "або")

    @uk.says(Offer)
    def offer(effect: Offer, mood: Mood) -> str:
        return f"{MAY[mood]}{uk.clause(effect.effect, Mood.TO_DO)}"

    @uk.says(ChooseEffect)
    def choose_effect(ask: ChooseEffect, mood: Mood) -> str:
        return "виберіть одне:"

    @uk.says(AcceptOffer)
    def accept_offer(ask: AcceptOffer, mood: Mood) -> str:
        return f"чи хочете ви {uk.clause(ask.effect, Mood.TO_DO)}?"

    return uk
