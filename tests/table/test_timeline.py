"""Any moment of a record, and the choice that led to it."""

from __future__ import annotations

from embertable.core.text.marks import plain
from embertable.games import game
from embertable.table.timeline import Timeline
from tests.golden.files import golden_games, golden_record


def test_a_past_choice_is_told_as_it_was_offered() -> None:
    """A move names the token that lay there then, as the one who moved it saw."""
    path = next(each for each in golden_games("flamecraft_duals") if "blacksmith_moves_two" in each.name)
    timeline = Timeline(game("flamecraft_duals"), golden_record(path))
    moves = [moment for moment, each in enumerate(timeline.record.decisions, 1) if each.key.startswith("move ")]

    told = [plain(timeline.chosen(moment, timeline.game.tongue("en"))) for moment in moves]

    assert moves
    assert not [text for text in told if "top token" in text]
