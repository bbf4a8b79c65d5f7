"""Towers burn: who takes what, and in which order."""

from __future__ import annotations

from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.events import (
    HandTaken,
    HandTakenUnseen,
    Stormed,
    TowerBurnt,
)
from embertable.games.fire_tower.places.forest import ZONE_SIZE
from embertable.games.fire_tower.terms import GONE, NOBODY
from tests.games.fire_tower.given import FIVE, at, cells, given


def test_own_tower_burnt_by_oneself_ends_the_turn() -> None:
    """Ruling 11: allowed; the hand is discarded and nothing more is played or drawn."""
    game = given(
        phase="turn", wind="N", fire=[(1, 0)], breaks=[(0, 1)], hands=[FIVE] * 4, deck=["ember"] * 9, rolls="SE"
    )

    game.choose(f"spread {at(0, 0)}")

    assert game.hand(0) == []
    assert game.seat == 1
    assert [len(game.hand(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
    assert game.player(0).bucket == GONE


def test_storm_victims_have_no_burner() -> None:
    """Ruling 12: nobody takes the hand of a tower that burns in a storm."""
    game = given(
        hands=[["de-re-forest", *FIVE[:4]], FIVE, FIVE, FIVE], breaks=[(5, 5)], fire=[(0, 14), (14, 15)],
        deck=["firestorm", *["ember"] * 20], rolls="EN" + "NN",
    )  # fmt: skip

    game.choose("play de-re-forest", "replant")
    assert [event.burner for event in game.happened(TowerBurnt)] == [NOBODY]
    assert not game.player(1).intact
    assert game.hand(1) == FIVE  # the consequences wait for the end of the event
    while game.question == "DiscardAny":
        game.choose("keep the rest")

    assert game.hand(1) == []
    assert game.s.limit == 6


def test_a_firestorm_can_burn_two_towers_at_once() -> None:
    """Ruling 13: both burn before any consequence, clockwise from the player whose turn it is."""
    game = given(
        turn=2, hands=[FIVE, FIVE, ["de-re-forest", *FIVE[:4]], FIVE], breaks=[(5, 5), (1, 0)], fire=[(0, 1), (15, 1)],
        deck=["firestorm", *["ember"] * 20], rolls="WN" + "EE" + "EE",
    )  # fmt: skip

    game.choose("play de-re-forest", "replant", f"clear {at(5, 5)}")
    assert [event.seat for event in game.happened(TowerBurnt)] == [3, 0]
    while game.question == "DiscardAny":
        game.choose("keep the rest")

    assert game.s.limit == 7
    assert len(game.happened(Stormed)) == 3  # the event, and a partial storm for each tower
    assert [len(player.hand) for player in game.s.players] == [0, 7, 7, 0]


def test_the_hand_taken_is_known_to_both_and_to_nobody_else() -> None:
    """Knowledge: the former owner goes on knowing the cards until they are seen to leave the hand."""
    mine = ["flare-up", *FIVE[:4]]
    other = ["fire-engine", "dozer-line", "scratch-line", "de-re-forest", "de-re-forest"]
    game = given(
        wind="N", fire=[(1, 15)], breaks=[(0, 14)], hands=[mine, other, FIVE, FIVE], deck=["wind-west"] * 12, rolls="SE"
    )
    game.choose("play flare-up", f"light {at(0, 15)}")

    (taken,) = game.happened(HandTaken)
    assert taken.seen_by(0) is taken
    assert taken.seen_by(1) is taken
    assert isinstance(taken.seen_by(2), HandTakenUnseen)
    assert isinstance(taken.seen_by(None), HandTakenUnseen)
    known = GAME.view(game.s, 1)["known"]
    assert [entry["card"] for entry in known] == other
    assert GAME.view(game.s, 0)["known"] == GAME.view(game.s, 2)["known"] == []

    game.choose("discard fire-engine", "discard dozer-line", "discard de-re-forest")

    assert [entry["card"] for entry in GAME.view(game.s, 1)["known"]] == ["scratch-line", "de-re-forest"]


def test_a_firebreak_in_a_zone_goes_when_the_tower_burns() -> None:
    """Ruling 20: all tokens leave the zone and its nine cells burn for ever."""
    game = given(
        wind="N", fire=[(1, 15), (2, 14)], breaks=[(0, 14), (2, 15)], hands=[["flare-up", *FIVE], FIVE, FIVE, FIVE],
        deck=["ember"] * 12, rolls="SE",
    )  # fmt: skip
    game.choose("play flare-up", f"light {at(0, 15)}")

    assert game.breaks == []
    assert game.s.burnt.bit_count() == ZONE_SIZE
    assert not game.s.fire & game.s.burnt


def test_towers_that_burn_in_the_middle_of_mutual_aid_wait_for_its_end() -> None:
    """Section 8.2: everybody acts first; then the burner takes the hand."""
    game = given(
        hands=[["de-re-forest"], FIVE, FIVE, FIVE], breaks=[(5, 5)], fire=[(0, 14)], limit=1,
        deck=["mutual-aid", *["ember"] * 20], rolls="SE",
    )  # fmt: skip
    game.choose("play de-re-forest", "replant", "aid fire", f"light {at(0, 15)}")

    assert game.player(1).intact
    assert game.seat == 1
    game.choose(f"light {at(6, 7)}")
    assert f"light {at(5, 7)}" not in game.keys  # beside a fire of this event
    game.choose(f"light {at(9, 7)}", f"light {at(8, 9)}")

    assert not game.player(1).intact
    assert [event.burner for event in game.happened(TowerBurnt)] == [0]
    assert len(game.happened(HandTaken)) == 1


def test_the_wind_of_the_next_turn_is_live() -> None:
    """Section 9: the partial storm always leaves a live wind."""
    game = given(
        burnt=["nw"], turn=1, wind="W", fire=[(15, 1)], breaks=[(14, 0)], hands=[[], ["flare-up", *FIVE], FIVE, FIVE],
        limit=6, deck=["ember"] * 20, rolls="E" + "WWS",
    )  # fmt: skip
    game.choose("play flare-up", f"light {at(15, 0)}")
    while game.question == "DiscardSome":
        game.choose(game.keys[0])

    assert game.wind == "south"
    assert set(cells((7, 9), (8, 9))) <= set(game.fire)
