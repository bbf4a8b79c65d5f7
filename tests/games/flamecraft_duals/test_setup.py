"""From seats and a seed to the first turn."""

from __future__ import annotations

import pytest

from embertable.core.errors import WrongSeats
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.variants import Variants
from tests.games.flamecraft_duals.given import Given


def test_setup_for_two() -> None:
    """Three coins, two cards, six start tokens round an empty centre, a reserve of six, thirty in the bag."""
    s: State = GAME.new(2, seed=5)

    assert [(player.coins, len(player.hand)) for player in s.players] == [(3, 2), (3, 2)]
    assert [cell for cell, stack in enumerate(s.board) if stack] == [4, 5, 8, 10, 13, 14]
    assert (len(s.reserve), len(s.bag), len(s.deck)) == (6, 30, 38)


def test_three_players_are_refused() -> None:
    with pytest.raises(WrongSeats, match="1 to 2 seats, not by 3"):
        GAME.new(3)


def test_buddy_joins_the_bag_only_when_picked() -> None:
    assert len(GAME.new(2, Variants(dragons=("buddy", "star"))).bag) == 31
    assert len(GAME.new(2, Variants(dragons=("penny", "star"), fountain=True)).bag) == 24


def test_each_player_picks_a_fancy_dragon() -> None:
    """First seat, then the second seat from the other seven; everything else is laid out afterwards."""
    game = Given(GAME.new(2, Variants(fancy="picked"), 1))
    assert game.question == "ChooseDragon"
    assert len(game.keys) == 8

    game.choose("pick buddy")
    assert len(game.keys) == 7
    game.choose("pick trio")

    assert len(game.s.bag) == 31
    assert [len(player.hand) for player in game.s.players] == [3, 3]


def test_trey_deals_and_refreshes_three() -> None:
    s: State = GAME.new(2, Variants(dragons=("trio", "penny")), 3)

    assert [len(player.hand) for player in s.players] == [3, 3]
