"""From seats and a seed to the first turn."""

from __future__ import annotations

from typing import Literal

import pytest

from embertable.core.errors import WrongSeats
from embertable.core.flow import choose
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.events import FirstPulled, TurnBegan
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import NONE
from embertable.games.flamecraft_duals.variants import Variants
from embertable.table.table import open_table
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


@pytest.mark.parametrize("fancy", ["none", "drawn", "picked"])
def test_the_pull_for_the_first_turn_is_told(fancy: Literal["none", "drawn", "picked"]) -> None:
    """Everybody hears what was pulled, every time, and who begins; then the first turn begins."""
    rounds = set()
    for seed in range(40):
        s = GAME.new(2, Variants(fancy=fancy), seed)
        if fancy == "picked":
            choose(s, 0, "pick trio")
            choose(s, 1, "pick penny")
        told = [event for event in s.journal or [] if isinstance(event, FirstPulled | TurnBegan)]
        pulls = [event for event in told if isinstance(event, FirstPulled)]

        assert [type(event) for event in told] == [FirstPulled] * len(pulls) + [TurnBegan]
        assert [event.first for event in pulls] == [NONE] * (len(pulls) - 1) + [s.turn]
        rounds.add(len(pulls))
    assert rounds >= {1, 2}, "some pulls were repeated"


def test_the_log_begins_with_the_pull_for_the_first_turn() -> None:
    table = open_table(GAME, 2, Variants(), 1)

    assert isinstance(table.opening[0], FirstPulled)


def test_alone_nobody_pulls_for_the_first_turn() -> None:
    assert not [event for event in GAME.new(1, Variants(), 1).journal or [] if isinstance(event, FirstPulled)]
