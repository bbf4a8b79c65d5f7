"""A saved game is looked at again in the terminal, and a person asks for a hint there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from embertable.core.record import Record, write_record
from tests.cli.driving import Cli

GOLDEN = Path(__file__).parents[1] / "golden" / "games" / "tatsu"
QUICK = ("--iterations", "50")
NEW = ("play", "tatsu", "--seats", "2", "--bots", "random", "--variant", "max_deals=1", "--seed", "1")


@pytest.fixture(scope="module")
def saved() -> str:
    """A short game."""
    return str(min(GOLDEN.glob("*.ember"), key=lambda path: path.stat().st_size))


def test_text_page_and_json_tell_the_same_game(cli: Cli, saved: str, tmp_path: Path) -> None:
    text = cli("analyse", saved, *QUICK, "--lang", "uk")
    page = tmp_path / "game.html"
    written = cli("analyse", saved, *QUICK, "--json", "--html", str(page))

    assert text.status == written.status == 0
    assert "Де вирішилася гра" in text.out
    found = json.loads(written.out)
    decisions = len(found["decisions"])
    assert decisions == sum(
        line[0].isdecimal() for line in Path(saved).read_text(encoding="utf-8").splitlines() if line
    )
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_game_without_decisions_is_refused_with_a_sentence(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "empty.ember"
    file.write_text(write_record(Record("tatsu", 1, 2, {}, 1)), encoding="utf-8")
    refused = cli("analyse", str(file))
    assert refused.status == 2
    assert refused.err.strip()


def test_a_hint_in_the_terminal_changes_nothing(cli: Cli) -> None:
    said = cli(*NEW, typed=["hint", "quit"])
    assert "hint: " in said.out
    assert "chance expected" in said.out
