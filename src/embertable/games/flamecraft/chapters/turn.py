"""From turn to turn: how a turn begins and ends, and who is next. (p. 12–13)"""

from __future__ import annotations

from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.chapters.end import FinalScoring
from embertable.games.flamecraft.chapters.free import GO_ON, free_actions
from embertable.games.flamecraft.chapters.limits import Limits
from embertable.games.flamecraft.chapters.place import Grow
from embertable.games.flamecraft.chapters.solo import CastForStrangers, MoveStrangers, RefillRow
from embertable.games.flamecraft.chapters.supply import refill_park, refill_row, trigger_end
from embertable.games.flamecraft.chapters.visit import ChooseVisit
from embertable.games.flamecraft.events import TurnBegan
from embertable.games.flamecraft.state import State, new_turn
from embertable.games.flamecraft.terms import IDLE_ROUNDS, NONE


class BeginTurn(Step):
    """A player's turn: visit, gather or enchant, end of turn."""

    def __init__(self, seat: int, extra: int) -> None:
        self.seat = seat
        self.extra = extra  # turns this player is still owed after it

    def resolve(self, s: State) -> None:
        s.active = self.seat
        s.turn = new_turn(self.extra)
        if s.journal is not None:
            s.note(TurnBegan(self.seat))
        s.then(ChooseVisit(self.seat), EndTurn(self.seat))


class EndTurn(Step):
    """The town grows, the limits are checked, Park and row are refilled; in solo the strangers act. (p. 12, 18)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        seat = self.seat
        if s.seats > 1:
            if s.laid:
                s.then(FreeMoment(seat), Grow(seat), LastMoment(seat), Limits(seat), Refresh(seat))
            else:
                s.then(LastMoment(seat), Limits(seat), Refresh(seat))
        else:
            s.then(LastMoment(seat), Limits(seat), EndSoloTurn(seat))


class FreeMoment(Ask):
    """A window for free actions before the new shops are turned up."""

    rule: ClassVar[str] = "free"

    def options(self, s: State) -> list[Step]:
        return [GO_ON, *free_actions(s, self.seat)]


class LastMoment(Ask):
    """The last window for free actions in a turn."""

    rule: ClassVar[str] = "free"

    def options(self, s: State) -> list[Step]:
        return [CloseTurn(self.seat), *free_actions(s, self.seat)]


class CloseTurn(Step):
    """No more free actions; a shop filled by one is turned up now, and opens the window again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        if s.laid and s.seats > 1:
            s.then(Grow(self.seat), LastMoment(self.seat))

    def key(self) -> str:
        return "end turn"


class Refresh(Step):
    """Fill the Park, then the row, as far as the decks go; then the next turn. (p. 12)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        refill_park(s)
        refill_row(s)
        next_turn(s, self.seat)


class EndSoloTurn(Step):
    """Park; a dragon of the deck, a stranger and an enchantment; row; new shops. (p. 18)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        refill_park(s)
        closing: list[Step] = [RefillRow(), Grow(self.seat), NextTurn(self.seat)]
        # An extra turn comes before anybody else acts, and after the last turn nobody does.
        if s.turn.extra == 0 and s.last == NONE:
            closing = [MoveStrangers(self.seat), CastForStrangers(self.seat), *closing]
        s.then(*closing)


class NextTurn(Step):
    """On to the next turn, or to final scoring."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        next_turn(s, self.seat)


def next_turn(s: State, seat: int) -> None:
    """An extra turn comes first; once the end is triggered everyone has one more turn. (p. 13)"""
    s.idle += 1
    if s.idle >= IDLE_ROUNDS * s.seats:
        trigger_end(s)
    if s.turn.extra:
        s.then(BeginTurn(seat, s.turn.extra - 1))
        return
    if s.last != NONE:
        s.last -= 1
    elif s.ending != NONE:
        s.last = s.seats
    if s.last == 0:
        s.then(FinalScoring())
    else:
        s.then(BeginTurn((seat + 1) % s.seats, 0))
