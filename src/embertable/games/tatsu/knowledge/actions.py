"""Every key an option of Tatsu can have."""

from __future__ import annotations

from embertable.core.numbering import Family
from embertable.games.tatsu.cards.tables import IDS
from embertable.games.tatsu.terms import COLUMNS, PLACES


def actions() -> list[Family]:
    """Place a card, ask for one, give one; with two players also by its back."""
    columns = range(1, COLUMNS + 1)
    return [
        Family("play {card}", card=IDS),
        Family("ask {seat}", seat=range(PLACES)),
        Family("ask ghost"),
        Family("serve {card}", card=IDS),
        Family("play hidden {column}", column=columns),
        Family("ask hidden"),
        Family("serve hidden {column}", column=columns),
    ]
