"""`embertable train`, on the toy."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from embertable.cli.training import Course, train_mind
from embertable.core.weights import parse_weights
from embertable.lab.training.run import Training
from embertable.lab.where import Here
from tests.toys.embers import GAME
from tests.toys.embers.mind.traits import TRAITS

NUMBERS = {"seed": 1, "first": 8, "games": 2, "iterations": 6, "match": 2}
"""Seed, games of the first step, games of the others, iterations, games of a match."""


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("embertable.cli.training.game", lambda name: GAME)


def course(folder: Path, steps: int | None = None, hours: float | None = None, install: bool = False) -> Course:
    return Course(hours, steps, "local", 1, folder, install)


def test_a_training_tells_its_steps_and_writes_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train_mind("embers", 2, None, course(tmp_path, steps=2), NUMBERS, "en")

    said = capsys.readouterr()
    assert [line.split(":")[0] for line in said.err.splitlines()] == ["Step 0", "Step 1"]
    assert said.out.startswith("2 steps; the report:")
    assert (tmp_path / "report.md").read_text(encoding="utf-8").startswith("# Embers: 2")


def test_steps_count_those_of_earlier_runs(tmp_path: Path) -> None:
    for steps in (1, 2, 2):
        train_mind("embers", 2, None, course(tmp_path, steps=steps), NUMBERS, "en")

        assert len(list(tmp_path.glob("games-*.npz"))) == steps


def test_no_step_begins_when_the_time_is_over(tmp_path: Path) -> None:
    train_mind("embers", 2, None, course(tmp_path, hours=0.0), NUMBERS, "en")

    assert not list(tmp_path.glob("games-*.npz"))


@pytest.mark.parametrize("won", [0.0, 2.0])
def test_only_a_mind_that_won_is_put_in_place(
    won: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("embertable.lab.training.work.Work.match", lambda *how: won)
    (tmp_path / "game" / "mind").mkdir(parents=True)
    home = SimpleNamespace(__file__=str(tmp_path / "game" / "__init__.py"))
    monkeypatch.setattr("embertable.cli.training.import_module", lambda package: home)

    train_mind("embers", 2, None, course(tmp_path / "training", steps=1, install=True), NUMBERS, "en")

    path = tmp_path / "game" / "mind" / "weights" / "2.json"
    assert path.is_file() == (won > 1)
    assert ("Put in place" in capsys.readouterr().out) == (won > 1)
    if path.is_file():
        assert parse_weights(path.read_text(encoding="utf-8"), TRAITS, GAME.rules).kind == "2"


def test_the_place_is_left_also_when_a_training_is_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    monkeypatch.setattr(Here, "close", lambda place: closed.append("closed"))
    monkeypatch.setattr(Training, "step", lambda training: (_ for _ in ()).throw(KeyboardInterrupt))

    with pytest.raises(KeyboardInterrupt):
        train_mind("embers", 2, None, course(tmp_path, steps=1), NUMBERS, "en")

    assert closed == ["closed"]
