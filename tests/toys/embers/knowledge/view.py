"""What a seat sees: its own hand and bid, and everything that lies open."""

from __future__ import annotations

from embertable.core.flow import is_over
from embertable.core.game import View, question_view
from tests.toys.embers.state import State


def view(s: State, seat: int | None) -> View:
    return {
        "question": question_view(s, seat),
        "hand": [] if seat is None else s.hands[seat][:],
        "sizes": [len(hand) for hand in s.hands],
        "deck": len(s.deck),
        "lit": [cards[:] for cards in s.lit],
        "rolls": s.rolls[:],
        "sparks": [picked[:] for picked in s.sparks],
        "bids": [bid if is_over(s) or other == seat else None for other, bid in enumerate(s.bids)],
    }
