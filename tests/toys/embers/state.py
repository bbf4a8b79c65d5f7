"""Cards are numbers from 1 on."""

from __future__ import annotations

from embertable.core import flow
from embertable.core.flow import Event, Step
from embertable.core.rng import Rng
from tests.toys.embers.terms import COLOURS, NONE


class State(flow.State):
    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        deck: list[int],
        hands: list[list[int]],
        lit: list[list[int]],
        rolls: list[int],
        bids: list[int],
        sparks: list[list[int]],
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.deck = deck  # last is next; secret
        self.hands = hands  # secret
        self.lit = lit
        self.rolls = rolls
        self.bids = bids  # secret until the end
        self.sparks = sparks  # by seat, then by colour

    def clone(self) -> State:
        hands, lit = [hand[:] for hand in self.hands], [cards[:] for cards in self.lit]
        rng, agenda = self.rng.clone(), self.agenda[:]
        sparks = [picked[:] for picked in self.sparks]
        zones = self.deck[:], hands, lit, self.rolls[:], self.bids[:], sparks
        return State(self.seats, agenda, self.options, rng, self.revealed, None, *zones)


def empty(seats: int, rng: Rng) -> State:
    """A table on which nothing lies and nothing is to happen."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    lit: list[list[int]] = [[] for _ in range(seats)]
    sparks = [[0] * COLOURS for _ in range(seats)]
    return State(seats, [], [], rng, 0, [], [], hands, lit, [NONE] * seats, [NONE] * seats, sparks)
