"""Russian: the grammar all games share."""

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
    "point": ("очко", "очка", "очков"),
    "card": ("карту", "карты", "карт"),
    "time": ("раз", "раза", "раз"),
}
WORDS = {"player": "Игрок"}
MAY = {Mood.DO: "вы можете ", Mood.DOES: "может ", Mood.TO_DO: "по желанию "}


def russian_tongue(nouns: Mapping[Hashable, Sequence[str]], words: Mapping[str, str]) -> Tongue:
    """A game's ru: its own vocabulary, and the grammar all games share.

    >>> russian_tongue({}, {"title": "Pebbles"}).count(5, "card")
    '5 карт'
    """
    ru = LegacyTongue("ru", slavic, {**NOUNS, **nouns}, {**WORDS, **words})

    @ru.says(Do)
    def do(step: Do, mood: Mood) -> str:
        return ru.clause(step.effect, mood)

    @ru.says(Decline)
    def decline(step: Decline, mood: Mood) -> str:
        return "отказаться"

    @ru.says(All)
    def everything(effect: All, mood: Mood) -> str:
        return ru.listed([ru.clause(part, mood) for part in effect.parts], "и")

    @ru.says(OneOf)
    def one_of(effect: OneOf, mood: Mood) -> str:
        return ru.listed([ru.clause(choice, mood) for choice in effect.choices], "или")

    @ru.says(Offer)
    def offer(effect: Offer, mood: Mood) -> str:
        return f"{MAY[mood]}{ru.clause(effect.effect, Mood.TO_DO)}"

    @ru.says(ChooseEffect)
    def choose_effect(ask: ChooseEffect, mood: Mood) -> str:
        return "выберите одно:"

    @ru.says(AcceptOffer)
    def accept_offer(ask: AcceptOffer, mood: Mood) -> str:
        return f"хотите ли вы {ru.clause(ask.effect, Mood.TO_DO)}?"

    return ru
