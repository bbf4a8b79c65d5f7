"""The options of Wyrmspan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Variants:
    """Whom you play against when you play alone; the usual Automa is the first level."""

    automa: Literal["usual", "automa-1", "automa-2", "automa-3", "ravel-1", "ravel-2", "ravel-3"] = "usual"
