"""The page about the command line tells the truth."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from embertable.cli.proofreading import counts
from tests.cli.driving import Cli

ROOT = Path(__file__).parents[2]
TRANSLATING = ROOT / "docs" / "translating.md"
PAGE = ROOT / "docs" / "cli.md"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
SHOWN = [
    command.strip()
    for block in re.findall(r"^```(?:sh)?\n(.*?)^```", TEXTS, re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
    for command in line.partition(" #")[0].split("&&")
    if command.strip().startswith("embertable") and command.strip() != "embertable 1"
]
"""Commands as documents show them; `embertable 1` is how a saved game begins."""


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


@pytest.mark.parametrize("command", sorted(set(SHOWN)))
def test_a_command_of_the_documents_is_understood(cli: Cli, command: str) -> None:
    """The command and all its options exist; it is asked for help only, and plays nothing."""
    said = cli(*shlex.split(command)[1:], "--help")
    assert (said.status, said.err) == (0, "")


def test_what_the_documents_run_exists() -> None:
    """Modules of Python, and what make is told to do."""
    modules = set(re.findall(r"python -m ((?:embertable|tests)[\w.]*\w)", TEXTS))
    assert modules
    assert [module for module in modules if find_spec(module) is None] == []
    made = set(re.findall(r"`make ([a-z]+)", TEXTS))
    rules = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert made <= set(rules)
