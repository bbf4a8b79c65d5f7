"""Thinking ahead pays, in real games. Small samples with safe bounds; the arena measures the true figures."""

from __future__ import annotations

from embertable.games import game
from embertable.lab.arena import Match, play_match


def wins(better: str, worse: str, games: int) -> float:
    """The part of two-deal games of partners the first bot wins, seats rotated."""
    tatsu = game("tatsu")
    short = tatsu.variants(max_deals=2)
    return play_match(Match(tatsu, 4, (better, worse), games, seed=40, variants=short)).standings[0].rate


def test_greedy_beats_chance() -> None:
    assert wins("greedy", "random", 60) >= 0.6


def test_search_beats_chance() -> None:
    assert wins("search:60", "random", 12) >= 0.75


def test_search_beats_greedy() -> None:
    assert wins("search:60", "greedy", 16) >= 0.6
