"""Every key an option can have."""

from __future__ import annotations

from embertable.core.numbering import Family
from tests.toys.embers.terms import BIDS, CARDS, COLOURS


def actions() -> list[Family]:
    return [
        Family("light {card}", card=range(1, CARDS + 1)),
        Family("{word}", word=["draw", "roll", "stop"]),
        Family("spark {colour}", colour=range(COLOURS)),
        Family("bid {count}", count=range(BIDS + 1)),
    ]
