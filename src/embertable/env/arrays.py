"""What a seat sees and may do, as numpy arrays."""

from __future__ import annotations

import struct
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
    seen = play.rules.game.observe(play.s, seat)
    # A list packed into bytes becomes an array in half the time that numpy needs for it.
    packed = bytearray(4 * len(seen))
    struct.pack_into(f"{len(seen)}f", packed, 0, *seen)
    return {"observation": np.frombuffer(packed, np.float32), "action_mask": action_mask(play, seat)}


def action_mask(play: Play, seat: int) -> NDArray[np.int8]:
    """1 where an action is open to a seat: nowhere, if another is asked."""
    mask = bytearray(len(play.rules.actions.names))
    if play.open and play.seat == seat:
        for action in play.open:
            mask[action] = 1
    return np.frombuffer(mask, np.int8)
