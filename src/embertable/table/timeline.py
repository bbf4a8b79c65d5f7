"""Any moment of a record at hand, and what happened at each decision."""

from __future__ import annotations

from embertable.core.errors import BadRecord, EmbertableError
from embertable.core.flow import Event, State, choose, find_option
from embertable.core.game import AnyGame
from embertable.core.record import Record, begin
from embertable.core.text.tongue import Tongue
from embertable.table.log import journal_of


class Timeline:
    """The states of a record, worked out as far as somebody has looked. Moment 0 is before the first decision."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.last = len(record.decisions)
        s = begin(game, record)
        self.events: list[tuple[Event, ...]] = [journal_of(s)]
        self.states: list[State] = [s]

    def state(self, moment: int) -> State:
        """The state after this many decisions. It is the timeline's own: read it, never change it."""
        assert 0 <= moment <= self.last, "a moment is between the first question and the last decision"
        while len(self.states) <= moment:
            self.go_on()
        return self.states[moment]

    def happened(self, moment: int) -> tuple[Event, ...]:
        """What came of the decision that led to this moment; at moment 0, of the setup."""
        self.state(moment)
        return self.events[moment]

    def chosen(self, moment: int, tongue: Tongue) -> str:
        """The choice that led to a moment, as it was offered to the one who made it: by what that seat saw."""
        before, decision = self.state(moment - 1), self.record.decisions[moment - 1]
        seen = tongue.at(tongue.names_of_seats, tongue.reader, self.game.view(before, decision.seat))
        return self.game.say(find_option(before, decision.seat, decision.key), seen)

    def go_on(self) -> None:
        """Work out one more state."""
        number = len(self.states)
        decision = self.record.decisions[number - 1]
        s = self.states[-1].clone()
        s.journal = []
        try:
            choose(s, decision.seat, decision.key)
        except EmbertableError as error:
            raise BadRecord("decision", number=number, seat=decision.seat, key=decision.key, why=error) from error
        self.events.append(journal_of(s))
        self.states.append(s)
