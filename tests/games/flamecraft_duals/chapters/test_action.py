"""Placing and activating beyond the worked examples."""

from __future__ import annotations

from tests.games.flamecraft_duals.given import FILLER, given


def test_r_2_an_ability_without_effect_is_not_offered() -> None:
    """A cook without a neighbour has nothing to move."""
    game = given(board={"a1": ["baker"]}, tray=["cook"], bag=["cook"] * 2, rival_coins=1, deck=FILLER)

    game.choose("place cook e3")

    assert game.s.turn == 1


def test_r_3_no_token_twice_in_a_chain() -> None:
    """Two gardeners cannot wake each other for ever; the second must find somebody else."""
    board = {"c2": ["gardener"], "b1": ["potion-maker"]}
    game = given(board=board, tray=["gardener"], bag=["cook"] * 2, coins=1, deck=FILLER)

    game.choose("place gardener c3", "activate gardener c3")
    assert [key for key in game.keys if key != "coin"] == ["activate gardener c2"]
    game.choose("activate gardener c2")
    assert [key for key in game.keys if key != "coin"] == ["activate potion-maker b1"]


def test_r_3_a_two_coloured_token_is_one_link() -> None:
    """Woken as a gardener it cannot be woken again as a cook."""
    board = {"c2": ["dual-cook-gardener"], "c1": ["baker"]}
    game = given(board=board, tray=["gardener"], bag=["jeweller"] * 3, coins=1, deck=FILLER)

    game.choose("place gardener c3", "activate gardener c3")
    assert game.keys[:2] == ["activate cook c2", "activate gardener c2"]
    game.choose("activate gardener c2")
    assert [key for key in game.keys if key != "coin"] == ["activate baker c1"]


def test_a_gardener_cannot_reach_below_a_top_token() -> None:
    game = given(board={"c2": ["cook", "buddy"]}, tray=["gardener"], bag=["cook"] * 2, rival_coins=1, deck=FILLER)

    game.choose("place gardener c3")

    assert game.s.turn == 1


def test_r_13_one_move_of_the_blacksmith_is_enough() -> None:
    board = {"c2": ["baker"], "c4": ["cook"]}
    game = given(board=board, tray=["blacksmith"], bag=["cook"] * 2, rival_coins=1, deck=FILLER)

    game.choose("place blacksmith c3", "activate blacksmith c3", "move c2 c1")
    assert "stop" in game.keys
    game.choose("stop")

    assert game.s.turn == 1


def test_r_14_a_cook_moves_to_another_cell() -> None:
    game = given(board={"c2": ["baker"]}, tray=["cook"], bag=["cook"] * 2)

    game.choose("place cook c3", "activate cook c3")

    assert "move c2 c2" not in game.keys
    assert len(game.keys) == 18


def test_the_piece_blocks_its_cell() -> None:
    """Nothing is placed or moved there; elsewhere adjacency stays as it is."""
    game = given(
        board={"c2": ["baker"]}, tray=["cook"], piece="c3", fountains=["fountain-cook-baker"], bag=["cook"] * 2
    )

    assert "place cook c3" not in game.keys
    game.choose("place cook c1", "activate cook c1")
    assert "move c2 c3" not in game.keys


def test_a_held_token_is_played_without_a_pull_and_without_the_tailor() -> None:
    game = given(held=["cook"], dragons=["tailor", "precious"], coins=1, bag=["baker"] * 3, deck=FILLER)

    assert game.keys == ["take held", "coin"]
    game.choose("take held")
    assert game.tray == ["cook"]
    assert "coin precious" not in game.keys  # the board is empty: there is nothing to exchange
