"""Two against two: partners win together, and a burnt tower plays on."""

from __future__ import annotations

import pytest

from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.events import (
    Ended,
    Stormed,
)
from tests.games.fire_tower.given import FIVE, at, given


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

    assert game.winners == []
    assert [event.how for event in game.happened(Ended)] == ["draw"]
    assert [(score.points, score.wins) for score in GAME.scores(game.s)] == [(0, False)] * 4
    assert [GAME.evaluate(game.s, seat) for seat in range(4)] == [0.5] * 4


def test_teams_with_as_many_towers_draw_when_the_turns_run_out() -> None:
    """Section 13: equal numbers are a draw; nobody has points, and nobody stands first before."""
    game = given(mode="teams", phase="turn", max_turns=1, hands=[FIVE] * 4, deck=["ember"] * 9)
    assert [score.wins for score in GAME.scores(game.s)] == [False] * 4

    game.choose(game.keys[0], "change cards", "keep the rest")

    assert [event.how for event in game.happened(Ended)] == ["draw"]
    assert [(score.points, score.wins) for score in GAME.scores(game.s)] == [(0, False)] * 4
