"""The cards in words."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.effects import OneOf
from embertable.core.game import Card, CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import Tongue
from embertable.games.fire_tower.cards import ACTION_CARDS, ActionCard
from embertable.games.fire_tower.words import DIRECTIONS, IDS, KINDS

BY_ID = {card.id: card for card in ACTION_CARDS}
OTHER_CARDS = [
    Card("firestorm", "event", 1, "rulebook"),
    Card("mutual-aid", "event", 1, "rulebook"),
    Card("bucket", "tower", 4, "rulebook"),
    Card("reckless-abandon", "tower", 4, "rulebook"),
    *[Card(f"shadow-{direction}", "shadow", 1, "rulebook") for direction in DIRECTIONS],
    Card("champion-of-the-wood", "champion", 1, "public"),
    Card("grand-champion", "champion", 1, "reconstructed"),
    Card("burnt-tower", "tower", 3, "rulebook"),
]


def all_cards() -> Sequence[Card]:
    """Every card of the game; the four faces of the Shadow's card stand for themselves."""
    action = [Card(card.id, KINDS[card.kind], card.copies, card.basis) for card in ACTION_CARDS]
    return [*action, *OTHER_CARDS]


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
    if card in BY_ID:
        return CardText(card_name(card, tongue), action_lines(BY_ID[card], tongue))
    lines = tongue.word(f"text {card}").split("\n")
    return CardText(card_name(card, tongue), tuple(lines))


def action_lines(card: ActionCard, tongue: Tongue) -> tuple[str, ...]:
    """What an action card does: one sentence, or one of several."""
    if isinstance(card.effect, OneOf):
        choices = [f"{number}. {tongue.sentence(choice)}" for number, choice in enumerate(card.effect.choices, start=1)]
        return (tongue.word("one of these"), *choices)
    return (tongue.sentence(card.effect),)
