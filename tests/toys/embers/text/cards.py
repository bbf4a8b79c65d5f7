"""A card has a name and says nothing."""

from __future__ import annotations

from embertable.core.game import CardText
from embertable.core.text.tongue import Tongue


def card_text(card: str, tongue: Tongue) -> CardText:
    return CardText(f"{tongue.word('title')} {card}")
