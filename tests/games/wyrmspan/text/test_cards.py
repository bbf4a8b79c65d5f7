"""Every card in words, as the golden files have it."""

from __future__ import annotations

import pytest

from tests.games.wyrmspan.text.golden import (
    LANGUAGES,
    card_lines,
    read,
)


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_say_what_the_golden_file_says(code: str) -> None:
    """All dragons, caves, guilds, objectives and decisions, in a file a person can proofread."""
    assert card_lines(code) == read(f"cards_{code}.txt")
