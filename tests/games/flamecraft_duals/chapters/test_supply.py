"""Tokens and cards come out one by one, and are told in the order they do."""

from __future__ import annotations

from embertable.games.flamecraft_duals.events import (
    CardsDrawn,
    DisplayFilled,
    EndTriggered,
    Pulled,
    ReserveOpened,
)
from tests.games.flamecraft_duals.given import FILLER, Given, given


def told(game: Given, *kinds: type) -> list[str]:
    """The names of these kinds of events, in the order they were told."""
    return [type(event).__name__ for event in game.s.journal or [] if isinstance(event, kinds)]


def test_the_last_turn_is_told_after_the_pull_that_emptied_the_bag() -> None:
    game = given(bag=["cook"], deck=FILLER)

    assert game.tray == ["cook"]
    assert told(game, Pulled, EndTriggered) == ["Pulled", "EndTriggered"]


def test_the_reserve_is_told_between_the_pulls_before_and_after_it() -> None:
    """A jeweller takes the last two tokens, the reserve goes into the bag, and a third token is pulled."""
    game = given(tray=["jeweller"], bag=["cook", "baker"], reserve=["gardener"] * 6, deck=FILLER)

    game.choose("place jeweller c3", "activate jeweller c3")

    assert told(game, Pulled, EndTriggered, ReserveOpened) == ["Pulled", "EndTriggered", "ReserveOpened", "Pulled"]
    assert [len(event.faces) for event in game.happened(Pulled)] == [2, 1]


def test_the_last_turn_is_told_after_the_cards_that_emptied_the_deck() -> None:
    game = given(bag=["cook", "baker"], coins=1, hand=FILLER[:2], deck=FILLER[2:4]).choose("coin")

    assert told(game, CardsDrawn, EndTriggered) == ["CardsDrawn", "EndTriggered"]


def test_the_last_turn_is_told_after_the_open_cards_that_emptied_the_deck() -> None:
    game = given(
        scoring=True,
        dragons=["seer"],
        bag=["cook"],
        hand=FILLER[:2],
        display=FILLER[2:4],
        deck=FILLER[4:],
        rival_coins=1,
    )

    assert told(game, DisplayFilled, EndTriggered) == ["DisplayFilled", "EndTriggered"]
