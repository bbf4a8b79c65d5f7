"""Drawing: events interrupt a draw or wait, and an empty deck is made anew."""

from __future__ import annotations

from embertable.games.fire_tower.events import (
    EventTurnedUp,
    TowerBurnt,
)
from tests.games.fire_tower.given import FIVE, at, given


def test_an_event_drawn_in_an_event_waits_for_its_turn() -> None:
    """Section 8: while the steps of one event are carried out, another waits until it is finished."""
    game = given(
        seats=2, hands=[["de-re-forest", *FIVE[:4]], FIVE], breaks=[(5, 5)],
        deck=["firestorm", "ember", "mutual-aid", *["ember"] * 20], rolls="EN",
    )  # fmt: skip
    game.choose("play de-re-forest", "replant")
    assert game.question == "DiscardAny"
    game.choose("discard wind-north", "keep the rest")  # draws the ember, then Mutual Aid, which waits

    assert game.question == "DiscardAny"
    assert game.seat == 1
    game.choose("keep the rest")

    assert game.question == "ChooseAid"
    assert game.seat == 0
    assert len(game.happened(EventTurnedUp)) == 2


def test_an_event_drawn_among_burnt_towers_is_carried_out_at_once() -> None:
    """Section 8: its own victims go to the end of the queue."""
    game = given(
        hands=[["flare-up", *FIVE[:4]], [], FIVE, FIVE], fire=[(0, 14), (15, 1)], breaks=[(1, 15), (14, 0)], wind="N",
        deck=["ember", "firestorm", *["ember"] * 20], rolls="WN" + "EN" + "EN",
    )  # fmt: skip
    game.choose("play flare-up", f"light {at(0, 15)}")
    # Seat 0 took nothing and draws two: the second draw is the storm, which burns the south-west.
    assert game.question == "DiscardAny"
    assert [event.seat for event in game.happened(TowerBurnt)] == [1, 3]
    assert game.s.limit == 6
    while game.question == "DiscardAny":
        game.choose("keep the rest")

    assert game.s.limit == 7
    assert [len(player.hand) for player in game.s.players] == [7, 0, 7, 0]


def test_an_empty_deck_is_made_anew_from_the_open_pile() -> None:
    """Section 8: events included; a card just played is already in it."""
    game = given(seats=2, hands=[["wind-north", *FIVE[:4]], FIVE], deck=[], discard=["ember", "ember"], rolls="")
    game.choose("play wind-north", "turn north")

    assert len(game.s.deck) + len(game.s.discard) == 2
    assert len(game.hand(0)) == 5
