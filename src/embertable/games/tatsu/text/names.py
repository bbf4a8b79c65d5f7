"""What people and things are called, in any language."""

from __future__ import annotations

from embertable.core.text.tongue import Tongue
from embertable.games.tatsu.terms import GHOST


def named(who: int, tongue: Tongue) -> str:
    """A player, or the ghost."""
    return tongue.word("ghost") if who == GHOST else tongue.seat(who)
