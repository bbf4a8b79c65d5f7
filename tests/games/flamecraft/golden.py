"""A golden file a person can proofread: achievements, which are earned and stand in no deck."""

from __future__ import annotations

from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS
from tests.golden.files import LANGUAGES, card_lines


def own_texts() -> dict[str, str]:
    """What this game wants on file beside the texts of its cards."""
    earned = [achievement.id for achievement in ACHIEVEMENTS]
    return {f"achievements_{code}.txt": card_lines(GAME, earned, code) for code in LANGUAGES}
