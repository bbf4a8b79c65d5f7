"""Nothing is created or lost."""

from __future__ import annotations

from tests.toys.embers.state import State
from tests.toys.embers.terms import CARDS


def check(s: State) -> None:
    cards = sorted(card for zone in [s.deck, *s.hands, *s.lit] for card in zone)
    assert cards == list(range(1, CARDS + 1)), f"a card was created or lost: {cards}"
