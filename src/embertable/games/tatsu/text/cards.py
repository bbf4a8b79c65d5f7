"""The spirits in words."""

from __future__ import annotations

from embertable.core.game import CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import Tongue
from embertable.games.tatsu.cards import NUMBER, SPIRITS, Spirit
from embertable.games.tatsu.words import CLANS


def card_name(spirit: Spirit, tongue: Tongue) -> str:
    """A spirit's name: its clan and what tells it from the others."""
    clan = tongue.word(CLANS[spirit.clan])
    if spirit.fusion:
        return tongue.word("fusion name").format(clan=clan)
    if spirit.factor:
        return tongue.word("multiplier name").format(clan=clan, factor=spirit.factor)
    if spirit.strength == 1:
        points = tongue.count(spirit.points, "point")
        return tongue.word("one name").format(clan=clan, points=points)
    return tongue.word("spirit name").format(clan=clan, strength=spirit.strength)


def card(number: int, tongue: Tongue) -> str:
    """A spirit by its name, marked as a card."""
    spirit = SPIRITS[number]
    return marked("card", spirit.id, card_name(spirit, tongue))


def card_text(name: str, tongue: Tongue) -> CardText:
    """The name of a spirit and what it does."""
    spirit = SPIRITS[NUMBER[name]]
    if spirit.fusion:
        lines = [tongue.word("fusion carries"), tongue.word("fusion leads")]
    elif spirit.factor:
        clan = tongue.word(f"{CLANS[spirit.clan]} clan")
        lines = [tongue.word("multiplier adds").format(factor=spirit.factor, clan=clan), tongue.word("multiplier weak")]
    else:
        lines = [
            f"{tongue.word('strength')}: {spirit.strength}.",
            f"{tongue.word('worth')}: {tongue.count(spirit.points, 'point')}.",
        ]
    return CardText(card_name(spirit, tongue), tuple(lines))
