"""Fountain cards and the piece."""

from __future__ import annotations

from tests.games.flamecraft_duals.given import FILLER, RHOMBUS, at, given


def test_r_12_the_piece_must_move_to_another_cell() -> None:
    game = given(board=RHOMBUS, fountains=["fountain-baker-jeweller"], piece="a1", bag=["cook"] * 2, scoring=True)

    game.choose("score fountain-baker-jeweller")

    assert "fountain a1" not in game.keys
    assert "fountain a2" in game.keys


def test_one_fountain_card_a_turn() -> None:
    board = {**RHOMBUS, at(-1, 0): ["jeweller"], at(-1, 1): ["baker"]}
    game = given(
        board=board, fountains=["fountain-baker-jeweller"], bag=["cook"] * 2, scoring=True, coins=1, deck=FILLER
    )

    game.choose("score fountain-baker-jeweller", "fountain a1")

    assert game.keys == ["end", "coin"]
