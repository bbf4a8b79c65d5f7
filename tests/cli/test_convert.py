"""Saved games of older rules come along: records, games in progress, tables of a server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from embertable.cli.saves import Kept
from embertable.core.record import Decision, Record, read_record, write_record
from embertable.games import game
from embertable.store import Person, Seating, Store, TableRow
from embertable.store.rows import PLAYING
from embertable.table import CONCEDE, UNDO, Entry, Table, reopen_table, table_of
from tests.apart import run_apart
from tests.cli.driving import Cli

TATSU = game("tatsu")


def older(key: str) -> str:
    """As the rules before wrote it: to play was to lay."""
    return "lay " + key.removeprefix("play ") if key.startswith("play ") else key


def newer(key: str) -> list[str]:
    """To lay was to play, or something that never was."""
    card = key.removeprefix("lay ")
    return [key] if card == key else [f"shed {card}", f"play {card}"]


@pytest.fixture
def before(record: Record, monkeypatch: pytest.MonkeyPatch) -> Record:
    """The game as it was written under rules 1; today rules 2 are in force."""
    written = replace(record, decisions=[Decision(each.seat, older(each.key)) for each in record.decisions])
    monkeypatch.setattr(TATSU, "rules", 2, raising=False)
    monkeypatch.setattr(TATSU, "rekey", newer)
    return written


@pytest.fixture
def ended(before: Record, record: Record) -> Table:
    """The table as it should be found, with a choice taken back in the middle, and given up."""
    seat = record.decisions[4].seat
    entries = table_of(TATSU, replace(record, rules=2), 4).entries
    chosen = Entry(5, "choose", seat, record.decisions[4].key)
    entries = [*entries, chosen, Entry(6, UNDO, seat, "1"), replace(chosen, number=7), Entry(8, CONCEDE, 0)]
    return reopen_table(TATSU, replace(record, rules=2), entries)


def log_before(table: Table) -> list[Entry]:
    return [replace(entry, key=older(entry.key)) for entry in table.entries]


def test_a_record_is_written_as_today(cli: Cli, before: Record, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.ember"
    path.write_text(write_record(before), encoding="utf-8")

    said = cli("convert", str(path))

    assert (said.status, said.out) == (0, f"{path}: converted\n")
    assert read_record(path.read_text(encoding="utf-8")) == replace(record, rules=2)
    assert read_record((tmp_path / "game.ember.old").read_text(encoding="utf-8")) == before
    assert cli("check", str(path)).status == 0


def test_what_is_of_today_stays(cli: Cli, ember: Path) -> None:
    text = ember.read_text(encoding="utf-8")

    said = cli("convert", str(ember))

    assert (said.status, said.out) == (0, f"{ember}: of today’s rules already\n")
    assert ember.read_text(encoding="utf-8") == text
    assert not ember.with_name("game.ember.old").exists()


def test_a_game_that_plays_out_differently_is_named_and_stays(cli: Cli, before: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.ember"
    text = write_record(replace(before, decisions=[Decision(0, "lay blue-9"), *before.decisions]))
    path.write_text(text, encoding="utf-8")

    said = cli("convert", str(path), "--lang", "uk")

    assert said.status == 2
    assert f"{path}: запис 1: «lay blue-9» немає серед сьогоднішніх варіантів" in said.err
    assert path.read_text(encoding="utf-8") == text


def test_a_game_in_progress_goes_on(cli: Cli, ended: Table, home: Path) -> None:
    """Without a place: all that lies in the data directory. Undos and concessions stay where they were."""
    path = home / "playing" / "tatsu-1.json"
    path.parent.mkdir(parents=True)
    kept = Kept(replace(ended.record, rules=1), log_before(ended), 0, ["", "greedy"])
    path.write_text(kept.written(), encoding="utf-8")

    said = cli("convert", "--json")

    assert said.status == 0
    assert json.loads(said.out) == [{"game": str(path), "converted": True, "error": None}]
    assert path.read_text(encoding="utf-8") == Kept(ended.record, ended.entries, 0, ["", "greedy"]).written()


def test_the_tables_of_a_server_go_on(cli: Cli, ended: Table, record: Record, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    red = Person("a" * 8, "Red")
    row = TableRow("one", "tatsu", 1, 2, record.variants, record.seed, True, True, red.id, 1.0, PLAYING, 0, 1.0)

    async def fill() -> None:
        store = Store(str(database))
        await store.open()
        await store.add_person(red)
        await store.add_table(row, [Seating(0, red.id, red.name), Seating(1, None, "", "level:1")], log_before(ended))
        await store.close()

    run_apart(fill())

    assert cli("convert", str(tmp_path)).status == 0
    assert cli("convert", str(database)).out == f"{database}: of today’s rules already\n"

    assert keys_in(database) == [entry.key for entry in ended.entries]
    assert keys_in(tmp_path / "tables.db.old") == [entry.key for entry in log_before(ended)]
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("SELECT rules FROM tables").fetchall() == [(2,)]


def keys_in(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as db:
        return [key for (key,) in db.execute("SELECT key FROM log ORDER BY number")]


def test_without_saved_games_there_is_nothing_to_do(cli: Cli) -> None:
    said = cli("convert")

    assert (said.status, said.out) == (0, "No saved games were found.\n")


def test_a_missing_file_is_named(cli: Cli, tmp_path: Path) -> None:
    """Once, by every command that looks into places."""
    missing = tmp_path / "none.ember"

    for command in (["convert"], ["check", "--rules"], ["export", "--output", str(tmp_path / "out")]):
        said = cli(*command, str(missing))

        assert said.status == 2
        assert said.err == f"embertable: {missing} cannot be read: no such file or directory\n"


def test_a_folder_may_hold_other_files(cli: Cli, ember: Path, home: Path) -> None:
    """What somebody earned, and what a run of the lab is about, are no games; a game that cannot be read is one."""
    (home / "playing").mkdir(parents=True)
    ember.rename(home / "game.ember")
    (home / "profile.json").write_text('{"flamecraft": ["first"]}', encoding="utf-8")
    (home / "run.json").write_text("{}", encoding="utf-8")

    said = cli("convert")
    assert (said.status, said.err, said.out.count("\n")) == (0, "", 1)
    assert cli("check", "--rules", str(home)).status == 0

    (home / "playing" / "tatsu-1.json").write_text("{", encoding="utf-8")
    assert "tatsu-1.json" in cli("convert").err
