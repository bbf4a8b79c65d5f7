"""From turn to turn: how a turn begins and ends, and who is next. (p. 6, 12–13)"""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.chapters.end import FinalScoring
from embertable.games.flamecraft.chapters.free import GO_ON, free_actions
from embertable.games.flamecraft.chapters.limits import Limits
from embertable.games.flamecraft.chapters.place import Grow
from embertable.games.flamecraft.chapters.supply import refill_park, refill_row, trigger_end
from embertable.games.flamecraft.chapters.visit import ChooseVisit
from embertable.games.flamecraft.events import TurnBegan
from embertable.games.flamecraft.state import State, new_turn
from embertable.games.flamecraft.terms import IDLE_ROUNDS, IDLENESS, NONE


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
        s.then(ChooseVisit(self.seat), self.end_of_turn())

    def end_of_turn(self) -> Step:
        """What follows the visit."""
        return EndTurn(self.seat)


class EndTurn(Step):
    """The town grows, the limits are checked, Park and row are refilled. (p. 12)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        seat = self.seat
        growth: list[Step] = [FreeMoment(seat), Grow(seat)] if s.laid else []
        s.then(*growth, LastMoment(seat), GrowAgain(seat), Limits(seat), Refresh(seat))


class FreeMoment(Ask):
    """A window for free actions before the new shops are turned up."""

    rule: ClassVar[str] = "free"

    def options(self, s: State) -> list[Step]:
        return [GO_ON, *free_actions(s, self.seat)]


class LastMoment(Ask):
    """The last window for free actions in a turn."""

    rule: ClassVar[str] = "free"

    def options(self, s: State) -> list[Step]:
        return [CLOSE_TURN, *free_actions(s, self.seat)]


class CloseTurn(Step):
    """No more free actions."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "end turn"


CLOSE_TURN: Final = CloseTurn()


class GrowAgain(Step):
    """A shop filled by a free action is turned up now, and opens the window for free actions again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        if s.laid:
            s.then(Grow(self.seat), LastMoment(self.seat), self)


def mind_idleness(s: State) -> None:
    """If for many rounds the decks that end the game come to no fewer cards than before, the end comes all the same.

    Only a new low counts: who draws a card and returns one could go on for ever.
    """
    if len(s.artisan_deck) < s.fewest:
        s.fewest = len(s.artisan_deck)
        s.idle = 0
    s.idle += 1
    if s.idle >= IDLE_ROUNDS * s.seats:
        trigger_end(s, IDLENESS)


class NextTurn(Step):
    """An extra turn comes first; once the end is triggered everyone has one more turn. (p. 13)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        mind_idleness(s)
        if s.turn.extra:
            s.then(self.begin(self.seat, s.turn.extra - 1))
            return
        if s.last != NONE:
            s.last -= 1
        elif s.ending != NONE:
            s.last = s.seats
        if s.last == 0:
            s.then(*self.finish())
        else:
            s.then(self.begin((self.seat + 1) % s.seats, 0))

    def begin(self, seat: int, extra: int) -> Step:
        """The turn that follows."""
        return BeginTurn(seat, extra)

    def finish(self) -> list[Step]:
        """What follows the last turn."""
        return [FinalScoring()]


class Refresh(NextTurn):
    """Fill the Park, then the row, as far as the decks go; then the next turn. (p. 12)"""

    def resolve(self, s: State) -> None:
        refill_park(s)
        refill_row(s)
        super().resolve(s)
