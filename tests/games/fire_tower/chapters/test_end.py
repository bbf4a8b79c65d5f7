"""The end: the last tower wins, or those that stand when time is up."""

from __future__ import annotations

import pytest

from embertable.core.codec import digest
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.chapters.end import mode_rules
from embertable.games.fire_tower.events import (
    Ended,
    Stormed,
    TowerBurnt,
    WindRolled,
)
from tests.games.fire_tower.given import FIVE, Given, at, given


def order(game: Given, *kinds: type) -> list[str]:
    return [type(event).__name__ for event in game.s.journal or [] if isinstance(event, kinds)]


def test_without_shadows_the_last_tower_wins_at_once() -> None:
    """Section 11: nothing of what a burnt tower brings happens any more."""
    game = given(seats=2, fire=[(15, 14)], hands=[["flare-up"], FIVE])

    game.choose("play flare-up", f"light {at(13, 15)} {at(14, 15)} {at(15, 15)}")

    assert game.winners == [0]
    assert order(game, TowerBurnt, Stormed, WindRolled, Ended) == ["TowerBurnt", "Ended"]
    assert [(score.points, score.wins) for score in GAME.scores(game.s)] == [(1, True), (0, False)]


def test_when_time_is_up_whoever_has_a_tower_wins() -> None:
    """The digital cap: every turn counts."""
    game = given(seats=3, phase="turn", max_turns=1, hands=[FIVE] * 3)
    game.choose(game.keys[0], "change cards", "keep the rest")

    assert game.winners == [0, 1, 2]


@pytest.mark.parametrize("mode", ["plain", "shadow", "teams"])
def test_asking_who_has_won_changes_nothing(mode: str) -> None:
    """The verdict is a question: whoever ends the game for it does so afterwards."""
    s = given(mode=mode, burnt=["nw", "ne", "se"], hands=[FIVE] * 4).s
    before = digest(s)

    won = mode_rules(s).verdict(s, [2])

    assert digest(s) == before
    assert won is None or 3 in won.winners
