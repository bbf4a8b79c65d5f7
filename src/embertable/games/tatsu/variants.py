"""What a table may agree on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Variants:
    """The options of Tatsu; the defaults are the usual game."""

    ghost_seat: Literal["opposite_red", "fixed"] = "opposite_red"
    max_deals: int = 100
