"""The coin: when it is offered, and what it draws."""

from __future__ import annotations

from tests.games.flamecraft_duals.given import FILLER, given


def test_the_coin_is_offered_at_every_point_where_it_can_matter() -> None:
    """Before the pull, with tokens in the tray, in the midst of an ability, while scoring; once a turn."""
    board = {"c2": ["baker"], "c4": ["cook"], "e1": ["gardener"]}
    game = given(board=board, bag=["blacksmith"] * 3, coins=1, rival_coins=1, deck=FILLER, hand=["cook-triangle"])

    for key in ("pull", "place blacksmith c3", "activate blacksmith c3", "move c2 c1", "move c4 c5", "end"):
        assert "coin" in game.keys
        game.choose(key)

    assert game.s.turn == 1


def test_r_4_a_coin_with_one_card_left() -> None:
    """Draw what there is and return as many."""
    game = given(hand=["cook-line", "baker-line"], deck=["jeweller-line"], coins=1, bag=["cook"] * 3)

    game.choose("coin", "return baker-line")

    assert game.hand == ["cook-line", "jeweller-line"]
    assert len(game.s.deck) == 1


def test_r_4_no_coin_without_a_card_to_draw() -> None:
    game = given(hand=["cook-line"], deck=[], coins=1, bag=["cook"] * 3)

    assert "coin" not in game.keys
