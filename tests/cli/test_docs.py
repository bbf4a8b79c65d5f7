"""The page about the command line tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

from embertable.cli.proofreading import counts
from tests.cli.driving import Cli

TRANSLATING = Path(__file__).parents[2] / "docs" / "translating.md"
PAGE = Path(__file__).parents[2] / "docs" / "cli.md"


def test_the_example_for_programs_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, str(PAGE), "exec"), {})


def test_every_command_is_on_the_page(cli: Cli) -> None:
    commands = re.findall(r"^  (\w+)  ", cli("--help").out.partition("Commands:")[2], re.MULTILINE)
    assert len(commands) >= 7
    text = PAGE.read_text(encoding="utf-8")
    assert [command for command in commands if f"| `{command}" not in text] == []


def test_every_option_named_on_the_page_exists(cli: Cli) -> None:
    names = ("play", "replay", "simulate", "train", "export", "check", "bench", "cards")
    commands = [(), *[(each,) for each in names], ("texts", "show")]
    helps = "".join(cli(*command, "--help").out for command in commands)
    named = set(re.findall(r"--[a-z][a-z-]+", PAGE.read_text(encoding="utf-8"))) - {"--help"}
    assert {option for option in named if option not in helps} == set()


def test_the_numbers_of_phrases_are_true() -> None:
    written = TRANSLATING.read_text(encoding="utf-8")
    assert written.partition("<!-- counts -->\n")[2].partition("<!-- end of counts -->")[0] == counts()
