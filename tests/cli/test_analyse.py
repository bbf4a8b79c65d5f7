"""A saved game is looked at again in the terminal, and a person asks for a hint there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from embertable.core.record import Record, read_record, write_record
from tests.cli.driving import Cli
from tests.cli.test_bad_input import assert_refused

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
    assert "Звідки взялися бали" in text.out
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


def test_a_page_that_cannot_be_written_is_refused_before_the_work(cli: Cli, saved: str) -> None:
    assert_refused(
        cli("analyse", saved, "--iterations", "1000000", "--html", "/proc/nowhere/game.html"), "/proc/nowhere"
    )


def test_a_hint_in_the_terminal_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    """But that it was asked for stands in the saved game, before which decision."""
    said = cli(*NEW, typed=["hint", f"save {tmp_path / 'game'}", "quit"])
    assert "hint: " in said.out
    assert "chance expected" in said.out
    written = (tmp_path / "game.ember").read_text(encoding="utf-8")
    decisions = len(read_record(written).decisions)
    assert read_record(written).hints == [decisions + 1]
    assert cli("check", str(tmp_path / "game.ember")).status == 0
