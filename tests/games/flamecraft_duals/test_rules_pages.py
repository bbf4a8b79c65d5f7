"""The rules pages explain every question of the game."""

from __future__ import annotations

import re

import pytest

from embertable.core.flow import Ask
from embertable.games.flamecraft_duals import GAME, abilities, crafts, deck, effects, score, setup, turn
from embertable.games.flamecraft_duals.cards.ratings import RATINGS

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


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_the_solo_chapter_leaves_the_bands_to_the_ratings(code: str) -> None:
    """It names every rating; the hearts, which are reconstructed, stand in one place only."""
    chapter = GAME.rulebook(code).split("{#solo}")[1].split("\n## ")[0]
    words = " ".join(chapter.split())

    assert [each.id for each in RATINGS if GAME.tongue(code).word(f"rating {each.id}") not in words] == []
    assert not {each.least for each in RATINGS if each.least} & set(map(int, re.findall(r"\d+", chapter)))
