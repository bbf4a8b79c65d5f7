"""The eight fancy dragons. Each lies open and works for both players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect
from embertable.games.flamecraft_duals.effects import (
    AddBuddy,
    CoinsAtEnd,
    Exchange,
    HandLimit,
    KeepCards,
    MoveAny,
    OpenCards,
    PullInstead,
)


@dataclass(frozen=True)
class FancyDragon:
    """A fancy dragon: an active one is a second use for a coin, a passive one changes the rules."""

    id: str
    effect: Effect
    is_active: bool
    basis: str = "rulebook"


FANCY: Final[list[FancyDragon]] = [
    FancyDragon("star", KeepCards(1), is_active=True, basis="reconstructed"),
    FancyDragon("precious", Exchange(), is_active=True, basis="reconstructed"),
    FancyDragon("swift", MoveAny(), is_active=True, basis="reconstructed"),
    FancyDragon("tailor", PullInstead(3), is_active=True, basis="reconstructed"),
    FancyDragon("buddy", AddBuddy(), is_active=False),
    FancyDragon("penny", CoinsAtEnd(each=0, none_left=3), is_active=False, basis="reconstructed"),
    FancyDragon("trio", HandLimit(3), is_active=False),
    FancyDragon("seer", OpenCards(3), is_active=False, basis="reconstructed"),  # that three lie open
]
