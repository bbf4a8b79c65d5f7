"""What is told, and to whom."""

from __future__ import annotations

from typing import Any

from embertable.games.flamecraft_duals.events import CardReturned, CardsDrawn


def test_drawn_and_returned_cards_are_told_to_their_owner_only() -> None:
    drawn = CardsDrawn(0, 2, (3, 4), False)
    returned = CardReturned(0, 5)

    seen: Any = drawn.seen_by(1)
    assert (seen.count, seen.drawn) == (2, ())
    seen = returned.seen_by(None)
    assert seen.card == -1
    assert drawn.seen_by(0) is drawn
