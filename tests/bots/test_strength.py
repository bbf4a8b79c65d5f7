"""Thinking ahead pays, in real games. Small samples with safe bounds; the arena measures the true figures."""

from __future__ import annotations

import pytest

from embertable.games import game
from embertable.lab.arena import Match, play_match


@pytest.mark.parametrize(
    ("better", "worse", "games", "deals", "bound"),
    [("greedy", "random", 24, 1, 0.7), ("search:30", "random", 8, 1, 0.7), ("search:300", "greedy", 16, 1, 0.55)],
)
def test_thinking_wins_between_partners(better: str, worse: str, games: int, deals: int, bound: float) -> None:
    tatsu = game("tatsu")
    short = tatsu.variants(max_deals=deals)

    results = play_match(Match(tatsu, 4, (better, worse), games, seed=40, variants=short))

    assert results.standings[0].rate >= bound
