"""What a table may agree on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Variants:
    """The options of Flamecraft Duals; the defaults are the usual game."""

    fancy: Literal["none", "picked", "drawn"] = "none"  # who brings the two fancy dragons: nobody, the players, chance
    dragons: tuple[str, ...] = ()  # or both by name
    fountain: bool = False
