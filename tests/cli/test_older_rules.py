"""A game kept under older rules goes on; where the rules part, the terminal says so and offers the common part."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from embertable.cli.saves import Kept, read_saved
from embertable.core.record import Record, read_record, write_record
from embertable.games import game
from embertable.table import UNDO, Entry, outlive, table_of
from embertable.table.convert import ENDING
from tests.cli.driving import Cli

TATSU = game("tatsu")
PARTS = 4  # the decision that rules 2 do not offer


@pytest.fixture
def older(record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record of rules 1, while rules 2 are in force."""
    path = tmp_path / "older.ember"
    path.write_text(write_record(record), encoding="utf-8")
    monkeypatch.setattr(TATSU, "rules", 2, raising=False)
    return path


@pytest.fixture
def parted(older: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, where one of its choices is not offered any more."""
    gone = record.decisions[PARTS]
    assert gone.key not in [each.key for each in record.decisions[:PARTS]]
    monkeypatch.setattr(TATSU, "rekey", lambda key: [] if key == gone.key else [key])
    return older


def test_a_record_of_older_rules_is_simply_sound_and_replayed(cli: Cli, older: Path, record: Record) -> None:
    assert cli("check", str(older)).status == 0
    assert cli("check", "--rules", str(older)).status == 0
    told = cli("replay", "--json", str(older))
    assert len(json.loads(told.out)["decisions"]) == len(record.decisions)
    assert told.err == ""


def test_where_the_rules_part_check_and_replay_say_so(cli: Cli, parted: Path) -> None:
    assert cli("check", str(parted)).status == 2
    said = cli("check", "--rules", str(parted))
    assert said.status == 2
    assert f"goes as far as decision {PARTS} of" in said.out
    told = cli("replay", "--json", str(parted))
    assert len(json.loads(told.out)["decisions"]) == PARTS
    assert f"as far as decision {PARTS}" in told.err


def test_a_kept_table_is_played_on_from_the_last_common_decision(
    cli: Cli, parted: Path, record: Record, home: Path
) -> None:
    path = home / "playing" / "tatsu-1.json"
    path.parent.mkdir(parents=True)
    kept = Kept(record, table_of(TATSU, replace(record, rules=2), PARTS + 3).entries, 0, ["", "random"])
    path.write_text(kept.written(), encoding="utf-8")

    saved = read_saved(path)
    assert len(saved.table.record.decisions) == PARTS
    said = cli("play", "tatsu", "--lang", "en", typed=["", "quit"])

    assert f"as far as decision {PARTS}" in " ".join(said.out.split())
    assert json.loads(path.read_text(encoding="utf-8"))["head"][2] == "rules 2"
    assert path.with_name("tatsu-1.json.old").read_text(encoding="utf-8") == kept.written()


def test_a_choice_that_was_taken_back_does_not_part(parted: Path, record: Record) -> None:
    """It stood in the log, and does not stand in the game."""
    before = table_of(TATSU, replace(record, rules=2), PARTS).entries
    gone = record.decisions[PARTS]
    entries = [*before, Entry(PARTS + 1, "choose", gone.seat, gone.key), Entry(PARTS + 2, UNDO, gone.seat, "1")]
    found = outlive(TATSU, record, entries, None)
    assert found.parting is None
    assert found.table is not None
    assert [entry.number for entry in found.table.entries] == list(range(1, PARTS + 1))


def test_a_game_that_ends_otherwise_is_no_survivor(older: Path, record: Record) -> None:
    points = [each + 1 for each in record.points or [0] * record.seats]
    finished = read_record(write_record(replace(record, points=points)))
    found = outlive(TATSU, finished, table_of(TATSU, replace(record, rules=2)).entries, points)
    assert found.parting is not None
    assert found.parting.kind == ENDING
