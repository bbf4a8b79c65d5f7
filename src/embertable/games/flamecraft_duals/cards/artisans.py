"""The artisans, by kind in the order of the chart: what each does when it is activated."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import Effect
from embertable.games.flamecraft_duals.effects.activating import ActivateNeighbour
from embertable.games.flamecraft_duals.effects.moving import MoveAnywhere, MoveOneStep, SwapAny
from embertable.games.flamecraft_duals.effects.placing import PlayAnother, PullAndPlace

ARTISAN_ABILITIES: Final[list[Effect]] = [
    PlayAnother(),
    PullAndPlace(3),
    MoveAnywhere(),
    MoveOneStep(),
    SwapAny(),
    ActivateNeighbour(),
]
