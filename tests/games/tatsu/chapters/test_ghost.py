"""Three players and the ghost."""

from __future__ import annotations

from typing import Literal

import pytest

from embertable.core.flow import asked
from embertable.games.tatsu import GAME
from embertable.games.tatsu.terms import GHOST, RED, YELLOW
from tests.games.tatsu.given import given


def test_the_ghost_may_keep_its_seat() -> None:
    """With the ghost in a fixed seat the players keep theirs, and only the red role goes round."""
    game = given(seats=3, dealer=1, leader=1, ghost_seat="fixed", hands=[["red-2"], ["red-3"], ["red-4"], ["red-5"]])

    assert game.s.owners == [0, 1, 2, GHOST]
    assert game.s.controllers == [0, 1, 2, 1]
    assert game.s.clans == [YELLOW, RED, YELLOW, RED]


QUESTIONS = [
    ("en", "the ghost's turn", "your own turn", "the ghost was asked", "you were asked, not the ghost"),
    ("uk", "хід духа-примари", "ваш власний хід", "попросили духа-примару", "попросили вас, а не духа-примару"),
    ("ru", "ход духа-призрака", "ваш собственный ход", "попросили духа-призрака", "попросили вас, а не духа-призрака"),
]


@pytest.mark.parametrize("ghost_seat", ["opposite_red", "fixed"])
@pytest.mark.parametrize(
    ("code", "ghosts_turn", "own_turn", "ghost_asked", "red_asked"), QUESTIONS, ids=["en", "uk", "ru"]
)
def test_red_is_told_which_hand_is_meant(
    ghost_seat: Literal["opposite_red", "fixed"],
    code: str,
    ghosts_turn: str,
    own_turn: str,
    ghost_asked: str,
    red_asked: str,
) -> None:
    """Red decides for two hands, so each question says whether it means the ghost's cards or the own ones."""
    mixed = [
        ["red-2", "red-3", "yellow-2", "yellow-3"],
        ["red-4", "yellow-4"],
        ["red-5", "red-6", "yellow-5", "yellow-6"],
    ]
    ghost = 2 if ghost_seat == "opposite_red" else 3
    hands = [*mixed, ["red-x1", "red-x2", "yellow-x1", "yellow-x2"]]

    def question(leader: int, *keys: str) -> str:
        game = given(seats=3, dealer=0, leader=leader, ghost_seat=ghost_seat, hands=hands)
        return GAME.say(asked(game.choose(*keys).s), GAME.tongue(code)).casefold()

    assert question(0).startswith(own_turn)
    assert question(ghost).startswith(ghosts_turn)
    assert question(1, "ask ghost").startswith(ghost_asked)
    assert question(1, "ask 0").startswith(red_asked)
    assert not any(word in question(1) for word in ("ghost", "примар", "призрак")), "a yellow player has one hand"
