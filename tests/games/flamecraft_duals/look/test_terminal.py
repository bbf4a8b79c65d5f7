"""The table in a terminal, without colour and within a hundred columns."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from embertable.core.flow import apply
from embertable.core.rng import seeded
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.knowledge.view import View
from tests.games.flamecraft_duals.given import given


def printed(view: View, code: str) -> str:
    paper = StringIO()
    Console(file=paper, width=100, color_system=None).print(GAME.terminal(view, GAME.tongue(code)))
    return paper.getvalue()


def spaced(view: View) -> str:
    """What is printed in English, with plain spaces."""
    return printed(view, "en").replace("\u00a0", " ")


def test_a_stack_shows_its_height_and_what_lies_below() -> None:
    game = given(board={"c3": ["cook", "baker", "dual-cook-gardener"]}, bag=["cook"] * 3, piece="a1")

    text = printed(GAME.view(game.s, 0), "en")

    assert "Co/Ga ×3" in text
    assert "↓Ba ↓Co" in text
    assert "≈fountain≈" in text


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_every_mode_prints_at_every_point(code: str) -> None:
    for seats in GAME.seats:
        for variants in GAME.modes(seats):
            s = GAME.new(seats, variants, 3)
            rng = seeded(3)
            for _ in range(4):
                for _ in range(25):
                    if s.options:
                        apply(s, s.options[rng.below(len(s.options))])
                lines = printed(GAME.view(s, 0), code).splitlines()
                assert max(len(line) for line in lines) <= 100


def test_the_opponents_hand_is_not_printed() -> None:
    game = given(hand=["cook-line"], rival_hand=["baker-line"], bag=["cook"] * 3)

    assert "Line: 3 bakers" not in spaced(GAME.view(game.s, 0))
    assert "Line: 3 cooks" in spaced(GAME.view(game.s, 0))
