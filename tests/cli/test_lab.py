"""The commands of the lab: what they print, keep and refuse, and what Ctrl-C leaves."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from embertable.core.record import Record
from embertable.store import Seating, Store, TableRow
from embertable.store.rows import OVER
from embertable.table import CHOOSE, Entry
from tests.apart import run_apart
from tests.cli.driving import Cli, Terminal
from tests.cli.test_bad_input import assert_refused

pl = pytest.importorskip("polars", reason="the libraries of the lab come with embertable[lab]")
SHORT = ("--variant", "max_deals=1")


def without_time(folder: Path) -> tuple[object, object]:
    games = pl.read_parquet(folder / "games.parquet").drop("seconds", "seconds_by_seat")
    return games.to_dicts(), pl.read_parquet(folder / "decisions.parquet").to_dicts()


def test_a_simulation_is_kept_and_can_be_gone_on_with(cli: Cli, tmp_path: Path) -> None:
    command = ("simulate", "tatsu", *SHORT, "--seed", "3")
    cli(*command, "-n", "4", "--output", str(tmp_path / "a"))
    told = cli(*command, "-n", "6", "--output", str(tmp_path / "a"), "--resume", "--json")
    cli(*command, "-n", "6", "--output", str(tmp_path / "b"))

    assert json.loads(told.out)["games"] == 6
    assert without_time(tmp_path / "a") == without_time(tmp_path / "b")


def test_ctrl_c_leaves_what_was_played_and_resume_ends_it(cli: Cli, tmp_path: Path) -> None:
    command = ("simulate", "tatsu", "--bots", "greedy", *SHORT, "--output", str(tmp_path / "run"))
    with Terminal(*command, "-n", "100000", "--jobs", "2") as terminal:
        terminal.until("games/s")
        terminal.interrupt("--resume goes on")
        assert terminal.wait() == 130
    kept = pl.read_parquet(tmp_path / "run" / "parts" / "games-*.parquet")
    assert not (tmp_path / "run" / "games.parquet").exists()
    games = len(kept) + 2

    cli(*command, "-n", str(games), "--resume")
    cli(*command[:-1], str(tmp_path / "once"), "-n", str(games))

    assert without_time(tmp_path / "run") == without_time(tmp_path / "once")


def test_a_tournament_prints_ratings_and_writes_a_page(cli: Cli, tmp_path: Path) -> None:
    command = ("tournament", "tatsu", "--bots", "random,greedy", "-n", "3", *SHORT)

    said = cli(*command, "--output", str(tmp_path))
    told = json.loads(cli(*command, "--json").out)

    assert "greedy" in said.out
    assert [each["bot"] for each in told["bots"]] == ["greedy", "random"]
    assert told["games"] == 6
    assert_self_contained((tmp_path / "tournament.html").read_text(encoding="utf-8"), plots=1)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Is going first an advantage?", "correlation, not cause", "Luck against skill"]),
        ("uk", ["Чи вигідно ходити першим?", "кореляція, а не причина", "Удача проти вміння"]),
        ("ru", ["Выгодно ли ходить первым?", "корреляция, а не причина", "Удача против умения"]),
    ],
)
def test_a_study_answers_in_every_language(cli: Cli, tmp_path: Path, lang: str, words: list[str]) -> None:
    said = cli(
        "study", "tatsu", "-n", "6", "--bot", "greedy", "--weaker", "random", *SHORT, "--lang", lang,
        "--output", str(tmp_path / "run"), "--document", str(tmp_path / "docs" / "tatsu.md"),
    )  # fmt: skip

    page = (tmp_path / "run" / "study.html").read_text(encoding="utf-8")
    document = (tmp_path / "docs" / "tatsu.md").read_text(encoding="utf-8")
    for each in words:
        assert each in said.out
        assert each in page
        assert each in document
    assert "TakeTurn" not in said.out, "questions are told in words"
    assert (tmp_path / "run" / "study.txt").read_text(encoding="utf-8") == said.out
    assert_self_contained(page, plots=6)  # of cards there are too few games for a plot


def assert_self_contained(page: str, plots: int) -> None:
    """It fetches nothing: no script, style, picture or font of another place."""
    assert len(re.findall(r'<div class="plot" id="plot\d+">', page)) == plots
    markup = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert not re.search(r"<(link|img|iframe)|src=|url\(|@import", markup)
    assert (
        len(re.findall(r"<script[^>]*>", re.sub(r"<script>.*?</script>", "<script></script>", page, flags=re.S))) == 2
    )
    assert page.count("vegaEmbed(") >= plots


def test_saved_games_are_exported(cli: Cli, ember: Path, record: Record, tmp_path: Path) -> None:
    said = cli("export", str(ember), "--output", str(tmp_path / "out"), "--features")

    games = pl.read_parquet(tmp_path / "out" / "games.parquet")
    moves = pl.read_parquet(tmp_path / "out" / "decisions.parquet")
    assert said.status == 0
    assert games["points"].to_list() == [record.points]
    assert games["bots"].to_list() == [["", ""]]
    chosen = [row["options"][row["chosen"]] for row in moves.to_dicts()]
    assert chosen == [decision.key for decision in record.decisions]
    assert moves["features"].list.len().min() > 0


def test_a_server_is_exported_without_names_of_people(cli: Cli, record: Record, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    run_apart(serve_one(database, record))

    said = cli("export", str(database), "--output", str(tmp_path / "out"))

    assert said.status == 0
    games = pl.read_parquet(tmp_path / "out" / "games.parquet")
    assert games["bots"].to_list() == [["person", "easy"]]
    assert games["decisions"].to_list() == [len(record.decisions)]
    for path in (tmp_path / "out").iterdir():
        frame = str(pl.read_parquet(path).to_dicts())
        assert not re.search("Solomiia|p-1|table-1", frame), "who played, and where, is not told"


async def serve_one(database: Path, record: Record) -> None:
    """A server at which a person has played one game against a bot."""
    store = Store(str(database))
    await store.open()
    row = TableRow(
        "table-1", record.game, record.rules, record.seats, record.variants, record.seed, False, True, "p-1", 0.0, OVER,
        points=tuple(record.points or ()),
    )  # fmt: skip
    seatings = [Seating(0, "p-1", "Solomiia"), Seating(1, None, "", "easy")]
    entries = [Entry(n, CHOOSE, each.seat, each.key) for n, each in enumerate(record.decisions, start=1)]
    await store.add_table(row, seatings, entries)
    await store.close()


def test_a_game_that_cannot_be_told_is_named_and_left_out(cli: Cli, ember: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.ember"
    broken.write_text(ember.read_text(encoding="utf-8").replace("end ", "end 9"), encoding="utf-8")

    said = cli("export", str(tmp_path), "--output", str(tmp_path / "out"))

    assert_refused(said, "broken.ember", "decisions")
    assert len(pl.read_parquet(tmp_path / "out" / "games.parquet")) == 1


def test_games_of_which_none_can_be_told_are_no_export(cli: Cli, ember: Path, tmp_path: Path) -> None:
    """One sentence for each; what an earlier export wrote stays, and nothing else is written."""
    out = tmp_path / "out"
    cli("export", str(ember), "--output", str(out))
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    torn = tmp_path / "torn.ember"
    torn.write_text("embertable 1\n", encoding="utf-8")

    said = cli("export", str(torn), "--output", str(out))
    told = cli("export", str(torn), "--output", str(tmp_path / "new"), "--json")

    assert_refused(said, "torn.ember")
    assert said.out == ""
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before
    assert (told.status, json.loads(told.out)["games"]) == (2, 0)
    assert not (tmp_path / "new").exists()


def test_a_folder_without_saved_games_is_no_export(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    said = cli("export", str(tmp_path / "empty"), "--output", str(tmp_path / "out"))

    assert_refused(said, "no saved game")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tournament", "chess"], ["'chess'", "tatsu"]),
        (["study", "chess"], ["'chess'", "tatsu"]),
        (["tournament", "tatsu", "--bots", "greedy"], ["two bots"]),
        (["tournament", "tatsu", "--style", "cup"], ["round-robin, ladder", "'cup'"]),
        (["tournament", "wyrmspan", "--seats", "1"], ["two seats"]),
        (["study", "wyrmspan", "--seats", "1"], ["two seats"]),
        (["study", "tatsu", "--bot", "genius"], ["'genius'"]),
        (["simulate", "tatsu", "--on", "moon"], ["local, ray", "'moon'"]),
        (["simulate", "tatsu", "--on", "ray://127.0.0.1:1"], ["ray://127.0.0.1:1", "connection refused"]),
        (["simulate", "tatsu", "--on", "ray:nowhere"], ["HOST:PORT", "'nowhere'"]),
        (["simulate", "tatsu", "--resume"], ["--output"]),
        (["simulate", "tatsu", "--output", "/proc/nowhere"], ["/proc/nowhere", "cannot be made"]),
        (["study", "tatsu", "--output", "/proc/nowhere"], ["/proc/nowhere", "cannot be made"]),
        (["study", "tatsu", "--document", "/proc/nowhere/tatsu.md"], ["/proc/nowhere", "cannot be made"]),
        (["export", "missing.ember", "--output", "out"], ["missing.ember", "no such file"]),
    ],
    ids=" ".join,
)
def test_a_command_of_the_lab_is_refused(
    cli: Cli, arguments: list[str], words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(cli(*arguments), *words)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_truncated_file_is_named(cli: Cli, tmp_path: Path, lang: str) -> None:
    command = ("simulate", "tatsu", *SHORT, "-n", "2", "--output", str(tmp_path), "--lang", lang)
    cli(*command)
    games = tmp_path / "games.parquet"
    games.write_bytes(games.read_bytes()[:-20])
    before = sorted(tmp_path.iterdir())

    said = cli(*command, "--resume")

    assert_refused(said, "games.parquet", "Parquet")
    assert sorted(tmp_path.iterdir()) == before


def test_a_folder_that_keeps_a_run_is_not_begun_again(cli: Cli, tmp_path: Path) -> None:
    command = ("simulate", "tatsu", *SHORT, "-n", "2", "--output", str(tmp_path))
    cli(*command)
    before = sorted(tmp_path.iterdir())
    assert_refused(cli(*command), "--resume")
    assert_refused(cli(*command, "--seed", "9", "--resume"), "something else")
    assert sorted(tmp_path.iterdir()) == before
