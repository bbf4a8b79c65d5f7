"""Towers burn: who takes what, in which order, and how the game ends."""

from __future__ import annotations

import pytest

from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.events import (
    EventTurnedUp,
    HandTaken,
    HandTakenUnseen,
    Stormed,
    TowerBurnt,
    WindRolled,
    Won,
)
from embertable.games.fire_tower.terms import NOBODY
from tests.games.fire_tower.given import Situation, at, cells, given

FIVE = ["wind-north", "wind-north", "wind-east", "wind-east", "wind-south"]


def order(game: Situation, *kinds: type) -> list[str]:
    return [type(event).__name__ for event in game.s.journal or [] if isinstance(event, kinds)]


def test_own_tower_burnt_by_oneself_ends_the_turn() -> None:
    """Ruling 11: allowed; the hand is discarded and nothing more is played or drawn."""
    game = given(
        phase="turn", wind="N", fire=[(1, 0)], breaks=[(0, 1)], hands=[FIVE] * 4, deck=["ember"] * 9, rolls="SE"
    )

    game.choose(f"spread {at(0, 0)}")

    assert game.hand(0) == []
    assert game.seat == 1
    assert [len(game.hand(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
    assert game.player(0).bucket == 2


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
    assert bin(game.s.burnt).count("1") == 9
    assert not game.s.fire & game.s.burnt


def test_without_shadows_the_last_tower_wins_at_once() -> None:
    """Section 11: nothing of what a burnt tower brings happens any more."""
    game = given(seats=2, fire=[(15, 14)], hands=[["flare-up"], FIVE])

    game.choose("play flare-up", f"light {at(13, 15)} {at(14, 15)} {at(15, 15)}")

    assert game.winners == [0]
    assert order(game, TowerBurnt, Stormed, WindRolled, Won) == ["TowerBurnt", "Won"]
    assert [(score.points, score.wins) for score in GAME.scores(game.s)] == [(1, True), (0, False)]


@pytest.mark.parametrize(("burnt", "lost", "winners"), [("ne", 3, [0, 2]), ("nw", 2, [1, 3])])
def test_a_team_wins_when_both_enemy_towers_are_burnt(burnt: str, lost: int, winners: list[int]) -> None:
    """Section 13: partners win together, even from a burnt tower."""
    roof, beside = {3: ((15, 0), (15, 1)), 2: ((15, 15), (15, 14))}[lost]
    blocked = {3: (14, 0), 2: (14, 15)}[lost]
    game = given(
        mode="teams", burnt=[burnt], fire=[beside], breaks=[blocked], hands=[["flare-up", *FIVE[:4]], *[FIVE] * 3]
    )

    game.choose("play flare-up", f"light {at(*roof)}")

    assert game.winners == winners


def test_in_teams_a_burnt_tower_plays_on() -> None:
    """Section 13: no hand is taken, no limit raised, no storm; a wind that has become dead is rolled anew."""
    game = given(
        mode="teams", burnt=["ne"], turn=0, wind="E", fire=[(15, 14)], breaks=[(14, 15)],
        hands=[["flare-up", *FIVE[:4]], *[FIVE] * 3], deck=["ember"] * 3, rolls="EN",
    )  # fmt: skip

    game.choose("play flare-up", f"light {at(15, 15)}")

    assert game.wind == "north"  # east was dead
    assert game.s.limit == 5
    assert game.hand(2) == FIVE
    assert game.happened(Stormed) == []
    assert game.seat == 1


def test_the_last_towers_of_both_teams_burn_together() -> None:
    """Section 13: then it is a draw."""
    game = given(
        mode="teams", burnt=["nw", "ne"], fire=[(15, 14), (15, 1)], breaks=[(5, 5)], deck=["mutual-aid"], limit=1,
        hands=[["de-re-forest"], *[FIVE] * 3],
    )  # fmt: skip

    game.choose("play de-re-forest", "replant", "aid fire", f"light {at(15, 15)}", f"light {at(15, 0)}")
    game.choose(game.keys[0], game.keys[-1])

    assert game.winners == [0, 1, 2, 3]
    assert [event.how for event in game.happened(Won)] == ["draw"]


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


def test_when_time_is_up_whoever_has_a_tower_wins() -> None:
    """The digital cap: every turn counts."""
    game = given(seats=3, phase="turn", max_turns=1, hands=[FIVE] * 3)
    game.choose(game.keys[0], "change cards", "keep the rest")

    assert game.winners == [0, 1, 2]


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
