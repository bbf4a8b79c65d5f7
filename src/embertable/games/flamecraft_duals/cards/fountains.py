"""The six fountain cards. The printed patterns are lost: these were chosen to obey every printed fact."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft_duals.cards.tables import PatternCard
from embertable.games.flamecraft_duals.places.patterns import rhombus
from embertable.games.flamecraft_duals.terms import FACE_IDS, RING


def fountain(middle: int, tips: int) -> PatternCard:
    """Two dragons of a kind, and two of the next kind of the ring in the hollows beside them."""
    name = f"fountain-{FACE_IDS[middle]}-{FACE_IDS[tips]}"
    return PatternCard(name, rhombus(middle, tips), hearts=4, basis="reconstructed")


FOUNTAIN_CARDS: Final[list[PatternCard]] = [fountain(kind, following) for kind, following in RING]
