"""What a seat may see."""

from __future__ import annotations

from embertable.games.tatsu import GAME
from tests.games.tatsu.given import given


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others() -> None:
    hands = [["red-2", "yellow-3"], ["red-3", "red-4"], ["yellow-5"], ["yellow-6"]]
    game = given(hands=hands)

    places = GAME.view(game.s, 1)["places"]

    assert [place["hand"] for place in places] == [None, ["red-3", "red-4"], None, None]
    assert [place["backs"] for place in places] == [[1, 1], [2, 0], [0, 1], [0, 1]]
    assert all(place["hand"] is None for place in GAME.view(game.s, None)["places"])


def test_everybody_sees_the_hand_of_the_ghost() -> None:
    hands = [["red-2", "yellow-3"], ["red-3", "red-4"], ["yellow-5"], ["yellow-6"]]
    game = given(seats=3, hands=hands)

    assert GAME.view(game.s, None)["places"][2]["hand"] == ["yellow-5"]


def test_everybody_sees_which_card_is_ahead() -> None:
    """The strongest, of equals the first placed; none while a fusion lies there."""
    hands = [["red-4", "red-5"], ["yellow-4", "yellow-5"], ["red-6", "red-fusion"], ["yellow-2", "yellow-3"]]
    game = given(hands=hands)
    seen = [(GAME.view(game.s, None)["acting"], GAME.view(game.s, None)["ahead"])]

    for key in ("play red-4", "play yellow-4", "play red-fusion"):
        game.choose(key)
        seen.append((GAME.view(game.s, None)["acting"], GAME.view(game.s, None)["ahead"]))

    assert seen == [(0, None), (1, 0), (2, 0), (3, None)]
