"""What a typed line means at a question."""

from __future__ import annotations

import pytest

from embertable.cli.understand import Command, Meaning, Pick, Several, Unclear, understand

LABELS = ["Play red spirit 2", "Play red multiplier ×2", "Ask Player 2 for a card", "Викласти: м’яку карту", "Ёлка"]
KEYS = ["play red-2", "play red-x2", "ask 1", "play soft", "tree"]
COMMANDS = {"undo": "undo", "u": "undo", "save": "save"}


@pytest.mark.parametrize(
    ("line", "means"),
    [
        ("1", Pick(0)),
        (" 3 ", Pick(2)),
        ("0", Unclear()),
        ("6", Unclear()),
        ("99999999999999999999", Unclear()),
        ("", Unclear()),
        ("   ", Unclear()),
        ("ask", Pick(2)),
        ("ASK pl", Pick(2)),
        ("red", Several((0, 1))),
        ("red 2", Pick(0)),
        ("×2", Pick(1)),
        ("mult", Pick(1)),
        ("pirit", Pick(0)),
        ("red-2", Pick(0)),
        ("play red-2", Pick(0)),
        ("м'яку", Pick(3)),
        ("елка", Pick(4)),
        ("dragon", Unclear()),
        ("undo", Command("undo", "")),
        ("U all", Command("undo", "all")),
        ("save my Game.ember", Command("save", "my Game.ember")),
    ],
)
def test_a_line_means(line: str, means: Meaning) -> None:
    assert understand(line, LABELS, KEYS, COMMANDS) == means
