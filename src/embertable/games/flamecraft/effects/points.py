"""Gaining hearts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.counts import Count
from embertable.core.effects import All, Effect, If
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.chapters.supply import gain_hearts
from embertable.games.flamecraft.effects.verb import Also
from embertable.games.flamecraft.places import COUNTS_NOTHING, artisans_in_town
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import KIND_NAMES, KIND_OF, NONE


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

    def amount(self, s: State, seat: int, source: int) -> int:
        """The hearts it would give now."""
        return self.what.count(s, seat, source) // self.each * self.hearts

    def do(self, s: State, seat: int, source: int) -> None:
        gain_hearts(s, seat, self.amount(s, seat, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if self.amount(s, seat, source) > 0 else COUNTS_NOTHING

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

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        for card in s.turn.placed:
            if artisans_in_town(s, KIND_OF[card]):
                return None
        return COUNTS_NOTHING


class ChoosePlacedKind(Ask):
    """Which of the artisans placed this turn to count by."""

    rule: ClassVar[str] = "sun"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        seen = 0
        for card in s.turn.placed:
            kind = KIND_OF[card]
            if not seen >> kind & 1:
                seen |= 1 << kind
                hearts = artisans_in_town(s, kind)
                if hearts:  # those asleep count for nothing
                    options.append(CountKind(self.seat, kind, hearts))
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


def hearts_now(effect: Effect, s: State, seat: int) -> int:
    """The hearts a moon dragon's reward would give if the game ended now; none for what is no count of hearts."""
    judge = HEARTS_NOW.get(type(effect))
    return 0 if judge is None else judge(effect, s, seat)


def of_hearts(effect: Hearts, s: State, seat: int) -> int:
    """So many."""
    return effect.count


def of_count(effect: HeartsPer, s: State, seat: int) -> int:
    """So many for everything counted."""
    return effect.amount(s, seat, NONE)


def of_condition(effect: If, s: State, seat: int) -> int:
    """Those of the rest, if the condition holds."""
    return hearts_now(effect.then, s, seat) if effect.condition.holds(s, seat, NONE) else 0


def of_several(effect: All, s: State, seat: int) -> int:
    """Those of all parts."""
    return sum([hearts_now(part, s, seat) for part in effect.parts])


HEARTS_NOW: Final[dict[type[Effect], Callable[..., int]]] = {
    Hearts: of_hearts,
    HeartsPer: of_count,
    If: of_condition,
    All: of_several,
    Also: of_several,
}
