"""Drawing fancy dragons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Later, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import FANCY
from embertable.games.flamecraft.chapters.supply import draw_fancy, keep_offered, next_fancy, put_fancy_under
from embertable.games.flamecraft.effects.giving import GiveTo
from embertable.games.flamecraft.events import DrewFancy, GaveFancy
from embertable.games.flamecraft.places import others
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE

NO_FANCY_LEFT: Final = Refusal("no fancy left", "rewards")
GIVEN_AWAY: Final = Refusal("given away", "gifts")

KEPT_AND_GIVEN: Final = 2  # fancy dragons drawn: one is kept, the other given


@dataclass(frozen=True)
class FancyDragon(Effect):
    """Draw fancy dragons into the hand."""

    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        for _ in range(self.count):
            draw_fancy(s, seat)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.fancy_deck else NO_FANCY_LEFT

    def key(self) -> str:
        return f"{self.count} fancy"


@dataclass(frozen=True)
class KeepOneGiveOne(Effect):
    """Draw two fancy dragons, keep one and give the other to another player."""

    def do(self, s: State, seat: int, source: int) -> None:
        me = s.players[seat]
        for _ in range(min(KEPT_AND_GIVEN, len(s.fancy_deck))):
            card = next_fancy(s)
            me.offer.append(card)
            if s.journal is not None:
                s.note(DrewFancy(seat, card))
        s.then(ChooseKept(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.fancy_deck else NO_FANCY_LEFT


class ChooseKept(Ask):
    """Which of the fancy dragons drawn to keep; the other is given away."""

    rule: ClassVar[str] = "shops"

    def options(self, s: State) -> list[Step]:
        return [self.keeping(card) for card in s.players[self.seat].offer]

    def keeping(self, card: int) -> Step:
        """To keep this one."""
        return Keep(self.seat, card)


class Keep(Step):
    """Keep this fancy dragon."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        keep_offered(s, self.seat, self.card)
        if s.players[self.seat].offer:
            s.then(ChooseFancyReceiver(self.seat))

    def key(self) -> str:
        return f"keep {FANCY[self.card].id}"

    def things(self) -> Sequence[str]:
        return (f"fancy {FANCY[self.card].id}",)


class ChooseFancyReceiver(Ask):
    """Who gets the fancy dragon that was not kept."""

    rule: ClassVar[str] = "gifts"

    def options(self, s: State) -> list[Step]:
        return [GiveFancy(self.seat, to) for to in others(s, self.seat)]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return [(Later(f"fancy {FANCY[card].id}"), GIVEN_AWAY) for card in s.players[self.seat].offer]


class GiveFancy(GiveTo):
    """Give the fancy dragon; only giver and receiver see it."""

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        card = me.offer.pop()
        s.revealed += 1
        if self.to == NONE:
            put_fancy_under(s, card, 1 << self.seat, 0)
        else:
            s.players[self.to].fancy.append(card)
            me.given.append(card)
        if s.journal is not None:
            s.note(GaveFancy(self.seat, self.to, card))
