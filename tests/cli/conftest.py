"""Every test of the command line has a data directory of its own, an English locale and a wide screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.core.record import Record, write_record
from embertable.core.rng import seeded
from embertable.games import game
from embertable.table import open_table
from tests.cli.driving import Cli


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMBERTABLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "data"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(monkeypatch, capsys)


@pytest.fixture(scope="session")
def record() -> Record:
    """A game of Tatsu for two, one deal, played by chance to its end."""
    tatsu = game("tatsu")
    table = open_table(tatsu, 2, tatsu.variants(max_deals=1), seed=5)
    rng = seeded(1)
    while table.seat is not None:
        table.choose(table.seat, table.s.options[rng.below(len(table.s.options))].key())
    return table.record


@pytest.fixture
def ember(record: Record, tmp_path: Path) -> Path:
    """The same game in a file."""
    path = tmp_path / "game.ember"
    path.write_text(write_record(record), encoding="utf-8")
    return path
