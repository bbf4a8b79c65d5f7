"""The cards in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.effects import All, Effect, OneOf
from embertable.core.game import CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import Mood, Tongue
from embertable.games.fire_tower.cards.index import printed
from embertable.games.fire_tower.effects.aid import Together
from embertable.games.fire_tower.terms import IDS


def card_name(card: str, tongue: Tongue) -> str:
    """The name of a card."""
    return tongue.word(f"card {card}")


def named(number: int, tongue: Tongue) -> str:
    """An action or event card by its name, marked as a card."""
    return marked("card", IDS[number], card_name(IDS[number], tongue))


def several(numbers: Sequence[int], tongue: Tongue) -> str:
    """Cards by their names."""
    return tongue.listed([named(number, tongue) for number in numbers], tongue.word("and"))


def card_text(card: str, tongue: Tongue) -> CardText:
    """The name of a card and what it says."""
    return CardText(card_name(card, tongue), lines(printed(card).effect, tongue))


# How a card that leaves a choice introduces it, and the mood of the choices.
CHOICES: Final[dict[type[Effect], tuple[str, Mood]]] = {
    OneOf: ("one of these", Mood.DO),
    Together: ("everybody in turn", Mood.TO_DO),
}


def lines(effect: Effect, tongue: Tongue) -> tuple[str, ...]:
    """What a card does: one of several, one after another, or one sentence."""
    if isinstance(effect, OneOf | Together):
        introduction, mood = CHOICES[type(effect)]
        return (tongue.word(introduction), *numbered(effect.choices, tongue, mood))
    return tuple(tongue.sentence(part) for part in (effect.parts if isinstance(effect, All) else (effect,)))


def numbered(choices: Sequence[Effect], tongue: Tongue, mood: Mood) -> list[str]:
    """Choices with their numbers."""
    return [f"{number}. {tongue.sentence(choice, mood)}" for number, choice in enumerate(choices, start=1)]
