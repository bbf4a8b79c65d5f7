"""The eight fancy dragons. Each lies open and works for both players."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft_duals.cards.tables import FancyDragon
from embertable.games.flamecraft_duals.effects.drawing import KeepCards
from embertable.games.flamecraft_duals.effects.moving import MoveAny
from embertable.games.flamecraft_duals.effects.passive import AddBuddy, CoinsAtEnd, HandLimit, OpenCards
from embertable.games.flamecraft_duals.effects.pulling import Exchange, PullInstead

FANCY_DRAGONS: Final[list[FancyDragon]] = [
    FancyDragon("star", KeepCards(1), basis="reconstructed"),
    FancyDragon("precious", Exchange(), basis="reconstructed"),
    FancyDragon("swift", MoveAny(), basis="reconstructed"),
    FancyDragon("tailor", PullInstead(3), basis="reconstructed"),
    FancyDragon("buddy", AddBuddy()),
    FancyDragon("penny", CoinsAtEnd(each=0, none_left=3), basis="reconstructed"),
    FancyDragon("trio", HandLimit(3)),
    FancyDragon("seer", OpenCards(3), basis="reconstructed"),  # that three lie open
]
