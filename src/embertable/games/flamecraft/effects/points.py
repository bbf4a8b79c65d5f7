"""Gaining hearts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import Count
from embertable.games.flamecraft.chapters.supply import gain_hearts
from embertable.games.flamecraft.places import artisans_in_town
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import KIND_NAMES, KINDS


class ChoosePlacedKind(Ask):
    """Which of the artisans placed this turn to count by."""

    rule: ClassVar[str] = "sun"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        seen = 0
        for card in s.turn.placed:
            kind = card % KINDS
            if not seen >> kind & 1:
                seen |= 1 << kind
                options.append(CountKind(self.seat, kind, artisans_in_town(s, kind)))
        return options


class CountKind(Step):
    """Gain hearts for the artisans of this kind in town."""

    def __init__(self, seat: int, kind: int, hearts: int) -> None:
        self.seat = seat
        self.kind = kind
        self.hearts = hearts

    def resolve(self, s: State) -> None:
        gain_hearts(s, self.seat, self.hearts)

    def key(self) -> str:
        return f"count {KIND_NAMES[self.kind]}"


@dataclass(frozen=True)
class Hearts(Effect):
    """Gain hearts."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        gain_hearts(s, seat, self.count)

    def key(self) -> str:
        return f"{self.count} hearts"


@dataclass(frozen=True)
class HeartsPer(Effect):
    """Gain hearts for everything of some sort."""

    what: Count
    hearts: int = 1
    each: int = 1  # for every so many

    def amount(self, s: State, seat: int) -> int:
        """The hearts it would give now."""
        return self.what.count(s, seat) // self.each * self.hearts

    def do(self, s: State, seat: int, source: int) -> None:
        gain_hearts(s, seat, self.amount(s, seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.amount(s, seat) > 0

    def key(self) -> str:
        return "hearts"


@dataclass(frozen=True)
class HeartsForSpent(Effect):
    """Gain hearts for every token just paid."""

    hearts: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        gain_hearts(s, seat, s.turn.spent * self.hearts)

    def key(self) -> str:
        return "hearts"


@dataclass(frozen=True)
class HeartsForPlaced(Effect):
    """Gain a heart for each artisan in town of the kind of one placed this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacedKind(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(artisans_in_town(s, card % KINDS) > 0 for card in s.turn.placed)
