"""What can be said of a table of embers in one word each."""

from __future__ import annotations

from typing import Final

from embertable.core.traits import POINTS, Family, Tally, Traits
from tests.toys.embers.chapters.scoring import points
from tests.toys.embers.state import State
from tests.toys.embers.terms import CARDS

HELD: Final = 8
SCORED: Final = Family("scored", [""])
LIT: Final = Family("lit", [str(card) for card in range(1, CARDS + 1)])
HAND: Final = Family("hand", [str(count) for count in range(1, HELD + 1)])
BEST: Final = Family("best", [""])  # in the hand, which others do not see
RIVAL: Final = Family("rival", [""])
TRAITS: Final = Traits([SCORED, LIT, HAND, BEST, RIVAL])
UNIT: Final = POINTS
GROWTH: Final = [HAND]
KINDS: Final = ["alone", "2", "3", "4"]
DREAM: Final = 60
PAR: Final = 30


def mark(s: State, seat: int, tally: Tally) -> None:
    if seat == s.seats:
        tally.mark(RIVAL.start)
        return
    tally.count(SCORED.start, points(s, seat))
    for card in s.lit[seat]:
        tally.mark(LIT.start + card - 1)
    for count in range(min(len(s.hands[seat]), HELD)):
        tally.mark(HAND.start + count)
    if tally.is_open and s.hands[seat]:
        tally.count(BEST.start, max(s.hands[seat]))


def kind(s: State) -> int:
    return s.seats - 1


def stage(s: State) -> int:
    lit = 0
    for cards in s.lit:
        lit += len(cards)
    return min(15, lit)


def rivals(s: State) -> int:
    return 1 if s.seats == 1 else 0


def finals(s: State) -> list[int]:
    return [points(s, seat) for seat in range(s.seats)] + [PAR] * rivals(s)
