"""What a seat may imagine."""

from __future__ import annotations

from embertable.core.flow import asked
from embertable.core.rng import seeded
from embertable.games.flamecraft_duals import GAME
from tests.games.flamecraft_duals.given import FULL_DECK, given


def test_an_opponent_without_a_coin_who_is_asked_to_score_has_something_to_score() -> None:
    """Every imagined opponent can score too, or there would be no question."""
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}
    deck = [card for card in FULL_DECK if card not in ("cook-line", "baker-line")]
    game = given(board=board, hand=["cook-line", "baker-line"], deck=deck, bag=["cook"] * 3, scoring=True)

    for seed in range(40):
        imagined = GAME.imagine(game.s, 1, seeded(seed))
        assert asked(imagined).seat == 0
        assert len(imagined.options) > 1
