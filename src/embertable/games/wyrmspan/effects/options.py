"""Options that point to one thing: a kind of resource, or a place of the mat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Step
from embertable.games.wyrmspan.terms import PLACE_NAMES, RESOURCE_NAMES


class KindOption(Step):
    """One token of this kind."""

    says: ClassVar[str] = ""
    """What the key says before the kind."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def key(self) -> str:
        return f"{self.says}{RESOURCE_NAMES[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"token {RESOURCE_NAMES[self.kind]}",)


class PlaceOption(Step):
    """At this place: on or under the dragon there, or in a nest of the mat."""

    says: ClassVar[str] = ""
    """What the key says before the place."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def key(self) -> str:
        return f"{self.says}{PLACE_NAMES[self.place]}"

    def things(self) -> Sequence[str]:
        return (f"place {PLACE_NAMES[self.place]}",)
