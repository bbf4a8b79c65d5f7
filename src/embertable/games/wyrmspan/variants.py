"""The options of Wyrmspan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Opponent = Literal["automa-1", "automa-2", "automa-3", "ravel-1", "ravel-2", "ravel-3"]


@dataclass(frozen=True)
class Variants:
    """Who plays against you when you play alone; and whether any exchange is offered at the start of a turn."""

    automa: Literal["none", "automa-1", "automa-2", "automa-3", "ravel-1", "ravel-2", "ravel-3"] = "none"
