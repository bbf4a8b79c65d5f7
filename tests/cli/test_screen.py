"""How options stand on the screen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from embertable.cli.screen import in_columns


def shown(lines: list[str], width: int) -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(in_columns([Text(line) for line in lines], width))
    return [line.rstrip() for line in console.export_text().splitlines()]


@pytest.mark.parametrize("lines", [["one"], ["one", "two"], [f"option {number}" for number in range(6)]])
def test_few_options_stand_one_below_the_other(lines: list[str]) -> None:
    assert shown(lines, 100) == lines


def test_many_short_options_stand_side_by_side_and_are_read_downwards() -> None:
    lines = [f"option {number:02}" for number in range(12)]
    assert shown(lines, 100)[0] == "option 00   option 06"
    assert len(shown(lines, 100)) == 6
    assert shown(lines, 20) == lines


def test_a_long_option_stands_below_the_short_ones() -> None:
    long = "a very long option that would leave no room for a second column beside it"
    lines = [*[f"option {number:02}" for number in range(12)], long]
    assert shown(lines, 80)[-1] == long
    assert len(shown(lines, 80)) == 7


def test_nothing_is_lost_at_any_width() -> None:
    lines = [f"option {number:02} {'x' * (number % 7)}".strip() for number in range(31)]
    for width in range(20, 120, 7):
        text = "\n".join(shown(lines, width))
        assert all(line.split()[1] in text for line in lines)
