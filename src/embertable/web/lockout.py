"""How long wrong passwords lock: a few tries are free, then each wait is twice the one before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FIRST: Final = 30.0  # seconds
LONGEST: Final = 900.0


@dataclass(frozen=True)
class Lock:
    """How many failures are forgiven."""

    free: int


ACCOUNT: Final = Lock(free=5)
ADDRESS: Final = Lock(free=20)  # people of one house, and their typing


def delay(failures: int, lock: Lock) -> float:
    """Seconds until the next try, after so many failures."""
    over = failures - lock.free
    return min(LONGEST, FIRST * 2.0 ** min(over - 1, 20)) if over > 0 else 0.0
