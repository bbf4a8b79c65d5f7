"""Refresh, as it is told."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.events import CardsDrawn, HandFilled
from tests.games.flamecraft_duals.given import FILLER, given


@pytest.mark.parametrize(
    ("hand", "deck", "told"),
    [
        (FILLER[:1], FILLER[1:], [3]),
        (FILLER[:2], FILLER[2:], [3]),
        (FILLER[:3], FILLER[3:], []),
        (FILLER[:4], FILLER[4:], []),  # a card kept for a coin: more than three
        (FILLER[:1], FILLER[1:2], [2]),  # the deck runs out
    ],
)
def test_with_trey_a_refresh_tells_how_many_cards_the_hand_then_has(
    hand: list[str], deck: list[str], told: list[int]
) -> None:
    """A hand may hold more than three cards, and fewer when the deck runs out; one that draws nothing is not told."""
    game = given(scoring=True, dragons=["trio"], hand=hand, deck=deck, bag=["cook"])

    refreshed = game.happened(HandFilled)

    assert [event.cards_held for event in refreshed] == told
    assert [len(game.me.hand)] * len(told) == told
    assert len(game.happened(CardsDrawn)) == len(told)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("uk", "оновлює руку; карт стане 3"),
        ("en", "refreshes the hand to 3 shop cards"),
        ("ru", "обновляет руку; карт станет 3"),
    ],
)
def test_what_a_refresh_with_trey_says(code: str, says: str) -> None:
    assert says in GAME.say(HandFilled(0, 3), GAME.tongue(code))
