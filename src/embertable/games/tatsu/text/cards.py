"""The spirits in words."""

from __future__ import annotations

from embertable.core.game import CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import Tongue
from embertable.games.tatsu.cards.tables import NUMBER, SPIRITS, Spirit
from embertable.games.tatsu.terms import CLANS


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
    return CardText(card_name(spirit, tongue), spirit_lines(spirit, tongue))


def spirit_lines(spirit: Spirit, tongue: Tongue) -> tuple[str, ...]:
    """Strength, worth, and what a spirit does beyond."""
    lines = []
    if spirit.strength:
        lines.append(f"{tongue.word('strength')}: {spirit.strength}.")
    if spirit.points:
        lines.append(f"{tongue.word('worth')}: {tongue.count(spirit.points, 'point')}.")
    if spirit.factor:
        clan = tongue.word(f"{CLANS[spirit.clan]} clan")
        lines.append(tongue.word("multiplier adds").format(factor=spirit.factor, clan=clan))
    if not spirit.strength and not spirit.fusion:
        lines.append(tongue.word("multiplier weak"))
    if spirit.fusion:
        lines += [tongue.word("fusion carries"), tongue.word("fusion leads")]
    return tuple(lines)
