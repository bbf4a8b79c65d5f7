"""Backups by the command line, and what `check --rules` does to a database: nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.driving import Cli
from tests.store.released import RELEASES, released_file


def test_a_backup_is_written_and_restored(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the database the server is set to, unless another is named."""
    monkeypatch.setenv("EMBERTABLE_DATABASE", released_file(RELEASES[0], tmp_path / "a.db"))
    file, again = tmp_path / "a.backup", tmp_path / "b.db"
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = sum(db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names)
    assert cli("backup", str(file)).out == f"{file}: {rows} rows written\n"
    assert cli("restore", str(file), "--database", str(again)).out == f"{file}: {rows} rows restored\n"
    assert again.is_file()
    refused = cli("restore", str(file), "--database", str(again))
    assert refused.status == 2
    assert "not empty" in refused.err


def test_what_cannot_be_backed_up_is_one_sentence(cli: Cli, tmp_path: Path) -> None:
    said = cli("backup", str(tmp_path / "a.backup"), "--database", str(tmp_path / "none.db"))
    assert (said.status, len(said.err.splitlines())) == (2, 1)
    said = cli("restore", str(tmp_path / "none.backup"), "--database", str(tmp_path / "b.db"))
    assert (said.status, len(said.err.splitlines())) == (2, 1)


def test_checking_the_rules_of_a_database_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    """A server of an older release may be playing on it."""
    place = released_file(RELEASES[0], tmp_path / "a.db")
    before = Path(place).read_bytes()
    said = cli("check", "--rules", place)
    assert "tatsu" in said.out
    assert Path(place).read_bytes() == before
