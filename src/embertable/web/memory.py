"""Memory that is free goes back to the machine."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any

Trim = Callable[[int], Any]


def found_trim() -> Trim | None:
    """What gives free memory back; None where the machine's library has no such thing."""
    if sys.platform != "linux":
        return None
    trim: Trim | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim


trim = found_trim()


def give_back() -> None:
    """Give the machine what lies free between things that stay.

    Pages are drawn and forgotten by the thousand while parts of them are kept: the gaps they leave are too small for
    the next, so that a server that needs no more than before took a megabyte more every few minutes.
    """
    if trim is not None:
        trim(0)
