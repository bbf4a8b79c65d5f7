"""What a seat sees and may do, as numpy arrays."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from embertable.env.play import Play, Rules

Observation: TypeAlias = dict[str, Any]
"""`observation`: what the seat sees; `action_mask`: 1 where an action is open to it."""


def observation_space(rules: Rules) -> spaces.Dict[Any]:
    """What an observation looks like; nothing in it is below 0, and most numbers are at most 1."""
    seen = spaces.Box(0.0, np.inf, (len(rules.observation.names),), np.float32)
    mask = spaces.Box(0, 1, (len(rules.actions.names),), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def observe(play: Play, seat: int) -> Observation:
    """What a seat sees and may do now."""
    return {
        "observation": np.array(play.rules.game.observe(play.s, seat), np.float32),
        "action_mask": action_mask(play, seat),
    }


def action_mask(play: Play, seat: int) -> NDArray[np.int8]:
    """1 where an action is open to a seat: nowhere, if another is asked."""
    mask = np.zeros(len(play.rules.actions.names), np.int8)
    if play.open and play.seat == seat:
        mask[list(play.open)] = 1
    return mask
