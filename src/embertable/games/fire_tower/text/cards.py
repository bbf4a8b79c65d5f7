"""The cards in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.effects import All, Effect, OneOf
from embertable.core.game import CardText
from embertable.core.text.tongue import DO, TO_DO, Tongue
from embertable.games.fire_tower.cards.index import printed
from embertable.games.fire_tower.effects.aid import Together


def card_text(card: str, tongue: Tongue) -> CardText:
    """The name of a card and what it says."""
    return CardText(tongue.name(card), lines(printed(card).effect, tongue))


# How a card that leaves a choice introduces it, and the mood of the choices.
CHOICES: Final[dict[type[Effect], tuple[str, str]]] = {
    OneOf: ("one of these", DO),
    Together: ("everybody in turn", TO_DO),
}


def lines(effect: Effect, tongue: Tongue) -> tuple[str, ...]:
    """What a card does: one of several, one after another, or one sentence."""
    if isinstance(effect, OneOf | Together):
        introduction, mood = CHOICES[type(effect)]
        return (tongue.word(introduction), *numbered(effect.choices, tongue, mood))
    return tuple(tongue.sentence(part) for part in (effect.parts if isinstance(effect, All) else (effect,)))


def numbered(choices: Sequence[Effect], tongue: Tongue, mood: str) -> list[str]:
    """Choices with their numbers."""
    return [f"{number}. {tongue.sentence(choice, mood)}" for number, choice in enumerate(choices, start=1)]
