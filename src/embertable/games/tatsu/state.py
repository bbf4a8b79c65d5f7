"""A game of Tatsu at one moment.

A *place* is where cards are put in a trick: one per player with four, with three also one of the ghost, with two one
per player who then fills it twice. Hands and clans belong to places, decisions and totals to seats.
"""

from __future__ import annotations

from embertable.core import flow
from embertable.core.flow import Event, Step
from embertable.core.rng import Rng


class State(flow.State):
    """Everything on the table, in the hands and under the cards."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        max_deals: int,
        sides: list[int],
        deals: int,
        dealer: int,
        controllers: list[int],
        clans: list[int],
        owners: list[int],
        hands: list[list[int]],
        tops: list[list[int]],
        unders: list[list[int]],
        trick: list[int],
        holders: list[int],
        givers: list[int],
        leader: int,
        tricks: int,
        carried: list[int],
        discarded: list[int],
        captured: list[list[int]],
        totals: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.max_deals = max_deals
        self.sides = sides  # who wins together, by seat
        self.deals = deals  # dealt so far
        self.dealer = dealer  # a seat
        self.controllers = controllers  # the seat that decides, by place
        self.clans = clans  # by place
        self.owners = owners  # the seat whose own place it is, or GHOST
        self.hands = hands  # by place; secret but for the ghost's; empty with two players
        self.tops = tops  # by place and column: the face-up card, or NONE; two players only
        self.unders = unders  # the face-down card below it, secret to all, or NONE
        self.trick = trick  # cards in the order they were placed
        self.holders = holders  # the places they lie in front of
        self.givers = givers  # the places they came from: the same, or whoever was asked
        self.leader = leader  # a place
        self.tricks = tricks  # finished in this deal
        self.carried = carried  # tricks nobody took yet
        self.discarded = discarded
        self.captured = captured  # by clan
        self.totals = totals  # by seat, of finished deals

    def clone(self) -> State:
        """A copy that shares nothing that changes. What is only ever replaced whole is shared."""
        return State(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            self.max_deals,
            self.sides,
            self.deals,
            self.dealer,
            self.controllers,
            self.clans,
            self.owners,
            [hand[:] for hand in self.hands],
            [row[:] for row in self.tops],
            [row[:] for row in self.unders],
            self.trick[:],
            self.holders[:],
            self.givers[:],
            self.leader,
            self.tricks,
            self.carried[:],
            self.discarded[:],
            [cards[:] for cards in self.captured],
            self.totals,
        )
