"""What a bot likes."""

from __future__ import annotations

from embertable.games.flamecraft_duals import GAME
from embertable.lab.arena import Match, play_match
from tests.games.flamecraft_duals.given import given


def test_a_card_that_can_be_scored_is_liked_better_scored_than_kept() -> None:
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}
    deck = ["baker-line", "gardener-line", "jeweller-line", "blacksmith-line"]
    scored, kept = (
        given(board=board, hand=["cook-line"], deck=deck, coins=1, rival_coins=1, bag=["cook"] * 3, scoring=True)
        for _ in range(2)
    )

    scored.choose("score cook-line")
    kept.choose("end")

    assert GAME.evaluate(scored.s, 0) > GAME.evaluate(kept.s, 0)


def test_greedy_beats_chance() -> None:
    results = play_match(Match(GAME, 2, ("greedy", "random"), 4, seed=3))

    assert results.standings[0].rate == 1.0
