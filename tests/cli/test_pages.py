"""Sections of a rules page by the ids of their headings."""

from __future__ import annotations

from embertable.cli.pages import readable, section, sections

PAGE = """# Game

Intro.

## Turn {#turn}

On your turn.

### Asking {#asking}

Ask.

## Scoring {#scoring}

Count.
"""


def test_a_section_goes_to_the_next_heading_of_its_rank() -> None:
    assert section(PAGE, "turn") == "## Turn {#turn}\n\nOn your turn.\n\n### Asking {#asking}\n\nAsk.\n"
    assert section(PAGE, "asking") == "### Asking {#asking}\n\nAsk.\n"
    assert section(PAGE, "scoring") == "## Scoring {#scoring}\n\nCount.\n"
    assert section(PAGE, "nothing") is None
    assert section(PAGE, "") is None


def test_ids_are_listed_and_not_shown() -> None:
    assert sections(PAGE) == {"turn": "Turn", "asking": "Asking", "scoring": "Scoring"}
    assert "{#" not in readable(PAGE)
    assert "## Turn\n" in readable(PAGE)
