"""The end of a duel."""

from __future__ import annotations

from embertable.games.flamecraft_duals.chapters.scoring import winners
from tests.games.flamecraft_duals.given import FILLER, RHOMBUS, given


def test_a_tied_duel_goes_to_more_cards_then_to_both() -> None:
    """Hearts first, then the number of scored cards, then both win."""
    more_cards = given(scored=["baker-line", "cook-line"], rival_scored=["baker-pair-cook"] * 3, bag=["cook"] * 2)
    equal = given(scored=["baker-line"], rival_scored=["cook-line"], bag=["cook"] * 2)

    assert winners(more_cards.s) == [1]
    assert winners(equal.s) == [0, 1]


def test_r_5_filling_the_open_cards_takes_the_last_card() -> None:
    """With the oracle the display is filled after Refresh, and that may end the game."""
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}
    game = given(
        board=board,
        hand=["cook-line", "baker-line"],
        display=["jeweller-line", "gardener-line", "blacksmith-line"],
        deck=["cook-triangle"],
        dragons=["seer", "penny"],
        rival_coins=1,
        bag=["cook"] * 2,
        scoring=True,
    )

    game.choose("score cook-line", "take jeweller-line")

    assert game.s.ending
    assert game.s.special
    assert len(game.s.display) == 3


def test_r_16_one_fountain_card_in_the_special_scoring() -> None:
    game = given(
        board=RHOMBUS,
        fountains=["fountain-baker-jeweller", "fountain-jeweller-blacksmith"],
        bag=["blacksmith"],
        tray=["baker"],
        rival_coins=1,
        deck=FILLER,
    )
    game.choose("place baker e1", "activate baker e1", "place blacksmith e2", "decline", "end")

    assert game.s.special
    game.choose("score fountain-baker-jeweller", "fountain a1")
    assert not [key for key in game.keys if key.startswith("score")]
    game.choose("end")
    assert not game.s.options


def test_the_special_scoring_begins_with_nothing_scored() -> None:
    """Cards, coins and the fountain of the last turn are not those of the player who scores after it."""
    game = given(
        board={**RHOMBUS, "a1": ["cook"]},
        hand=["baker-pair-jeweller"],
        rival_hand=["cook-line"],
        fountains=["fountain-baker-jeweller", "fountain-jeweller-blacksmith"],
        deck=FILLER[:2],
        coins=1,
        rival_coins=1,
        bag=["cook"],
        scoring=True,
    )
    game.choose("score fountain-baker-jeweller", "fountain a1 keep cook", "coin")
    game.choose("return baker-pair-jeweller", "return baker-line")

    assert game.s.special
    assert [game.s.card_scored, game.s.fountain_scored, game.s.coin_spent] == [False, False, False]
