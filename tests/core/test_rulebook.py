"""Sections of a rules page by the ids of their headings."""

from __future__ import annotations

from embertable.core.text.rulebook import chapters, headings, readable, section

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
    assert [(each.rank, each.text, each.id) for each in headings(PAGE)] == [
        (1, "Game", ""),
        (2, "Turn", "turn"),
        (3, "Asking", "asking"),
        (2, "Scoring", "scoring"),
    ]
    assert "{#" not in readable(PAGE)
    assert "## Turn\n" in readable(PAGE)


def test_a_page_falls_into_its_chapters() -> None:
    assert "".join(chapters(PAGE)) == PAGE
    assert [chapter.splitlines()[0] for chapter in chapters(PAGE)] == [
        "# Game",
        "## Turn {#turn}",
        "## Scoring {#scoring}",
    ]
