"""A turn: excavate, entice, explore, or pass. (p. 4)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Ask, Step
from embertable.games.wyrmspan.chapters.entice import enticements
from embertable.games.wyrmspan.chapters.excavate import excavations
from embertable.games.wyrmspan.chapters.explore import explorations
from embertable.games.wyrmspan.chapters.limits import KeepLimits
from embertable.games.wyrmspan.chapters.solo import AutomaTurn, is_automas_turn
from embertable.games.wyrmspan.chapters.supply import Refill
from embertable.games.wyrmspan.events import HadTurn, Passed
from embertable.games.wyrmspan.state import State


class NextTurn(Step):
    """The next player clockwise who has not passed takes a turn. When all have passed, turns are over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        if s.opponents and is_automas_turn(s, self.seat):
            s.then(AUTOMA_TURN, REFILL, NEXT_TURN[0])
            return
        for turn in range(s.seats):
            seat = (self.seat + turn) % s.seats
            if not s.players[seat].passed:
                begin_turn(s, seat)
                return


def begin_turn(s: State, seat: int) -> None:
    """A turn, from the choice of an action to the refilled display."""
    s.fresh = []
    if s.journal is not None:
        s.note(HadTurn(seat))
    s.then(TAKE_TURN[seat], KEEP_LIMITS[seat], REFILL, NEXT_TURN[seat + 1])


class TakeTurn(Ask):
    """On your turn do one of these: excavate, entice, explore; or pass."""

    rule = "turn"
    main = True

    def options(self, s: State) -> list[Step]:
        options = excavations(s, self.seat)
        options += enticements(s, self.seat)
        options += explorations(s, self.seat)
        options.append(PASS[self.seat] if options else SKIP[self.seat])
        return options


class Pass(Step):
    """No more turns this round. Everything is kept, and others' abilities still bring their part."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.players[self.seat].passed = True
        if s.journal is not None:
            s.note(Passed(self.seat))

    def key(self) -> str:
        return "pass"

    def things(self) -> Sequence[str]:
        return ("pass",)


class Skip(Pass):
    """Nothing else can be done, so nobody is asked. With coins left that tells something about the hand."""

    def resolve(self, s: State) -> None:
        if s.players[self.seat].coins:
            s.reveal()
        super().resolve(s)


# Made once: these come up every turn.
PASS: Final[list[Pass]] = [Pass(seat) for seat in range(5)]
SKIP: Final[list[Skip]] = [Skip(seat) for seat in range(5)]
TAKE_TURN: Final[list[TakeTurn]] = [TakeTurn(seat) for seat in range(5)]
KEEP_LIMITS: Final[list[KeepLimits]] = [KeepLimits(seat) for seat in range(5)]
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(seat) for seat in range(6)]
AUTOMA_TURN: Final = AutomaTurn()
REFILL: Final = Refill()
