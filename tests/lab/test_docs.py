"""The page about the lab tells the truth: its examples run, its columns and options exist."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from embertable.bots import Bot
from embertable.games import game
from embertable.lab.data.rows import GameRow, MoveRow
from embertable.lab.data.run import Run, RunFolder
from embertable.lab.sitting import Keep, Sitting, play_sitting
from embertable.lab.where import Here

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SHORT = game("tatsu").variants(max_deals=1)


def run_block(words: str, change: tuple[str, str] = ("", "")) -> dict[str, Any]:
    """The names an example defines."""
    (code,) = [block for block in BLOCKS if words in block]
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(code.replace(*change), "docs/lab.md", "exec"), names)
    return names


def test_the_example_of_a_class_plays() -> None:
    cautious = run_block("class Cautious")["Cautious"]()
    assert isinstance(cautious, Bot)
    tatsu = game("tatsu")
    s = tatsu.new(2, SHORT)
    assert cautious.choose(tatsu, s, s.agenda[-1].seat) in s.options


def test_the_example_of_a_program_plays() -> None:
    server = run_block("class Answer", ("7000", "0"))["server"]
    thread = Thread(target=server.serve_forever)
    thread.start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    played = play_sitting(Sitting(0, "tatsu", 2, 4, (address, "random"), SHORT, Keep(moves=True)))
    server.shutdown()
    thread.join()
    server.server_close()
    for move in played.moves:
        if move.seat == 0:
            assert move.chosen == move.options.index(max(move.options, key=len))


def test_the_example_for_programs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_block("play_sittings")
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["0", "1", "2", "3"]


def test_the_example_of_reading_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("polars", reason="polars comes with embertable[lab]")
    run = Run(RunFolder(tmp_path / "run", {}))
    run.play([Sitting(0, "tatsu", 2, 4, ("random", "random"), SHORT, Keep(moves=True))], Here())
    run.finish()
    monkeypatch.chdir(tmp_path)
    assert len(run_block("scan_parquet")["wide"]) > 0


@pytest.mark.parametrize(("heading", "kind"), [("games", GameRow), ("decisions", MoveRow)])
def test_every_column_is_on_the_page(heading: str, kind: type) -> None:
    table = PAGE.partition(f"| {heading} | is |")[2].partition("\n\n")[0]
    named = {name for line in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert named == set(kind.__annotations__)
