"""Refresh, as it is told."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
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
    ("code", "held", "says"),
    [
        ("uk", 3, "добирає карти до повної руки: 3 карти крамниць."),
        ("uk", 2, "добирає карти, які ще є: у руці 2 карти крамниць."),
        ("en", 3, "draws up to a full hand of 3 shop cards."),
        ("en", 2, "draws what is left, up to 2 shop cards."),
        ("ru", 3, "добирает карты до полной руки: 3 карты лавок."),
        ("ru", 2, "добирает карты, которые ещё есть: в руке 2 карты лавок."),
    ],
)
def test_what_a_refresh_with_trey_says(code: str, held: int, says: str) -> None:
    """A hand is called full only where it is: the deck may have run out."""
    assert says in plain(GAME.say(HandFilled(0, held), GAME.tongue(code)))
