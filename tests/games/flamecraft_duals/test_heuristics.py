"""What a bot likes."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import ANCHORS, NUMBER, WAYS
from embertable.games.flamecraft_duals.places.patterns import fits, lacking
from embertable.lab.arena import Match, play_match
from tests.games.flamecraft_duals.given import Given, given


def lacks(card: str, game: Given) -> int:
    number = NUMBER[card]
    return lacking(WAYS[number], ANCHORS[number], fits(game.s.board))


@pytest.mark.parametrize(
    ("card", "count"),
    [("cook-line", 0), ("cook-pair-baker", 1), ("cook-triangle", 1), ("baker-line", 3), ("fountain-cook-baker", 2)],
)
def test_what_a_pattern_lacks(card: str, count: int) -> None:
    """Counted where the pattern is nearest to lying on the board."""
    game = given(board={"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}, bag=["cook"] * 2)

    assert lacks(card, game) == count


def test_a_pattern_that_does_not_fit_on_the_board_is_not_half_there() -> None:
    """A dragon at the edge counts only for rows that lie wholly on the board."""
    game = given(board={"a1": ["baker"], "a3": ["baker"]}, bag=["cook"] * 2)

    assert lacks("baker-line", game) == 1


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
