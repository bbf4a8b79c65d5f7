"""The 42 shop cards: for each kind a row and a circle of three; for each pair of kinds two alike and one other."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft_duals.cards.tables import PatternCard
from embertable.games.flamecraft_duals.places.patterns import Pattern, circle, row
from embertable.games.flamecraft_duals.terms import FACE_IDS, KINDS


def shop(name: str, pattern: Pattern, hearts: int) -> PatternCard:
    """A shop card, as described in public."""
    return PatternCard(name, pattern, hearts, basis="public")


def alike(kind: int) -> list[PatternCard]:
    """Three dragons of a kind, in a row and in a circle."""
    name = FACE_IDS[kind]
    return [shop(f"{name}-line", row(kind, kind, kind), hearts=3), shop(f"{name}-triangle", circle(kind), hearts=3)]


def pairs(kind: int) -> list[PatternCard]:
    """Two dragons of a kind and one of each other kind at the end of the row."""
    others = [other for other in range(KINDS) if other != kind]
    return [shop(f"{FACE_IDS[kind]}-pair-{FACE_IDS[other]}", row(kind, kind, other), hearts=2) for other in others]


SHOPS: Final[list[PatternCard]] = [
    *[card for kind in range(KINDS) for card in alike(kind)],
    *[card for kind in range(KINDS) for card in pairs(kind)],
]
