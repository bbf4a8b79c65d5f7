"""The rules pages explain every question of the game."""

from __future__ import annotations

import re

import pytest

from embertable.core.flow import Ask
from embertable.games.flamecraft_duals import GAME, abilities, crafts, deck, effects, score, setup, turn

ASKS = sorted(
    {
        (kind.__name__, kind.rule)
        for module in (abilities, crafts, deck, effects, score, setup, turn)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Ask) and kind is not Ask
    }
)


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_every_question_has_its_heading(code: str) -> None:
    headings = re.findall(r"^#{2,3} .*\{#([a-z-]+)\}$", GAME.rulebook(code), re.MULTILINE)

    assert len(ASKS) == 16
    assert [rule for _, rule in ASKS if rule not in headings] == []


def test_the_three_pages_have_the_same_headings() -> None:
    pages = [re.findall(r"\{#([a-z-]+)\}", GAME.rulebook(code)) for code in ("uk", "en", "ru")]

    assert pages[0] == pages[1] == pages[2]
