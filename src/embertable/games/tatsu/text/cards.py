"""The spirits in words."""

from __future__ import annotations

from embertable.core.game import CardText
from embertable.core.text.tongue import Tongue
from embertable.games.tatsu.cards.tables import NUMBER, SPIRITS, Spirit
from embertable.games.tatsu.terms import CLANS


def card_text(name: str, tongue: Tongue) -> CardText:
    """The name of a spirit and what it does."""
    spirit = SPIRITS[NUMBER[name]]
    return CardText(tongue.clause(spirit, "nom"), spirit_lines(spirit, tongue))


def spirit_lines(spirit: Spirit, tongue: Tongue) -> tuple[str, ...]:
    """Strength, worth, and what a spirit does beyond."""
    lines = []
    if spirit.strength:
        lines.append(tongue.word("strength", strength=spirit.strength))
    if spirit.points:
        lines.append(tongue.word("worth", points=tongue.count(spirit.points, "point")))
    if spirit.factor:
        clan = tongue.noun(f"{CLANS[spirit.clan]} clan")
        lines.append(tongue.word("multiplier adds", factor=spirit.factor, clan=clan))
    if not spirit.strength and not spirit.fusion:
        lines.append(tongue.word("multiplier weak"))
    if spirit.fusion:
        lines += [tongue.word("fusion carries"), tongue.word("fusion leads")]
    return tuple(lines)
