"""What was made and may be wanted again, for as long as somebody wants it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Generic, TypeVar

AWHILE: Final = 120.0  # seconds after which what nobody asks for is on its way out

Key = TypeVar("Key")
Made = TypeVar("Made")


class Lately(Generic[Key, Made]):
    """Things by what they were made from: those asked for lately, and those that were before them, forgotten next.

    The ones take the place of the others when they become too many, and also when a while has passed: what was made
    for tables nobody looks at any more would else stay until there is no room left, which takes a quiet site hours.
    """

    def __init__(self, most: int) -> None:
        self.most = most  # what may be kept of them; as much again of before
        self.now: dict[Key, Made] = {}
        self.before: dict[Key, Made] = {}
        self.weight = 0  # of those of now
        self.turned = time.monotonic()

    def get(self, key: Key) -> Made | None:
        """What was made from this, if it is still there."""
        made = self.now.get(key)
        if made is None and (made := self.before.pop(key, None)) is not None:
            self.add(key, made)
        return made

    def once(self, key: Key, make: Callable[[], Made]) -> Made:
        """What was made from this, made now if it is not there."""
        made = self.get(key)
        if made is None:
            made = make()
            self.add(key, made)
        return made

    def add(self, key: Key, made: Made) -> None:
        """Keep something for whoever asks next."""
        now = time.monotonic()
        if self.weight >= self.most or now - self.turned >= AWHILE:
            self.before, self.now, self.weight, self.turned = self.now, {}, 0, now
        self.now[key] = made
        self.weight += self.weigh(key, made)

    def weigh(self, _key: Key, _made: Made) -> int:
        """How much of the room something takes."""
        return 1
