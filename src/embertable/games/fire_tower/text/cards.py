"""The cards in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

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


def lines(effect: Effect, tongue: Tongue) -> tuple[str, ...]:
    """What a card does: one sentence, one after another, or one of several."""
    return LINES.get(type(effect), sentence)(effect, tongue)


def sentence(effect: Effect, tongue: Tongue) -> tuple[str, ...]:
    """One sentence."""
    return (tongue.sentence(effect),)


def one_of(effect: OneOf, tongue: Tongue) -> tuple[str, ...]:
    """One of several, with their numbers."""
    return (tongue.word("one of these"), *numbered(effect.choices, tongue, Mood.DO))


def together(effect: Together, tongue: Tongue) -> tuple[str, ...]:
    """What everybody does, one of several."""
    return (tongue.word("everybody in turn"), *numbered(effect.choices, tongue, Mood.TO_DO))


def one_after_another(effect: All, tongue: Tongue) -> tuple[str, ...]:
    """A sentence for each part."""
    return tuple(tongue.sentence(part) for part in effect.parts)


LINES: Final[dict[type[Effect], Callable[[Any, Tongue], tuple[str, ...]]]] = {
    OneOf: one_of,
    Together: together,
    All: one_after_another,
}


def numbered(choices: Sequence[Effect], tongue: Tongue, mood: Mood) -> list[str]:
    """Choices with their numbers."""
    return [f"{number}. {tongue.sentence(choice, mood)}" for number, choice in enumerate(choices, start=1)]
