"""A run that is kept: whatever breaks it off, what was played stays, and the end is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.core.errors import CannotWrite
from embertable.games import game
from embertable.lab.arena import Match
from embertable.lab.data.files import BadParquet
from embertable.lab.data.run import DECISIONS, GAMES, OtherRun, Run, RunFolder
from embertable.lab.sitting import Keep, Sitting
from embertable.lab.where import Here

pl = pytest.importorskip("polars", reason="polars comes with embertable[lab]")
pytest.importorskip("pyarrow", reason="pyarrow comes with embertable[lab]")

ABOUT = {"command": "test", "seed": 3}


def sittings(games: int, features: bool = False) -> list[Sitting]:
    short = game("tatsu").variants(max_deals=1)
    keep = Keep(moves=True, features=features, story=True)
    return Match(game("tatsu"), 2, ("greedy", "random"), games, 3, short, keep).sittings()


def without_time(folder: Path) -> tuple[object, object]:
    """What a folder holds, but for how long it took."""
    games = pl.read_parquet(folder / GAMES).drop("seconds", "seconds_by_seat")
    return games.to_dicts(), pl.read_parquet(folder / DECISIONS).to_dicts()


def finished(folder: Path, games: int) -> Path:
    run = Run(RunFolder(folder, ABOUT))
    run.play(sittings(games), Here())
    run.finish()
    return folder


class Enough(Exception):
    """Somebody stops a run."""


def broken_off(folder: Path, games: int, after: int) -> None:
    """A run stopped after so many games, as Ctrl-C does it."""

    def stop(done: int, _: int) -> None:
        if done == after:
            raise Enough

    run = Run(RunFolder(folder, ABOUT, resume=True))
    with pytest.raises(Enough):
        run.play(sittings(games), Here(), stop)


def test_one_row_a_game_and_one_a_decision(tmp_path: Path) -> None:
    folder = finished(tmp_path / "run", 4)

    games, moves = pl.read_parquet(folder / GAMES), pl.read_parquet(folder / DECISIONS)

    assert games["number"].to_list() == [0, 1, 2, 3]
    assert games["bots"].to_list() == [["greedy", "random"], ["random", "greedy"]] * 2
    assert games["variants"].to_list() == [["max_deals=1"]] * 4
    assert games["decisions"].sum() == len(moves)
    for row in games.to_dicts():
        assert row["winners"] == [seat for seat in range(2) if row["points"][seat] == max(row["points"])]
        assert [sum(part["points"] for part in parts) for parts in row["parts"]] == row["points"]
    for row in moves.to_dicts():
        assert 0 <= row["chosen"] < len(row["options"])
        bot = games["bots"][row["game"]][row["seat"]]
        assert (row["value"] is not None) == (bot == "greedy"), "only a bot that thinks has an opinion"


def test_features_are_what_the_seat_saw(tmp_path: Path) -> None:
    run = Run(RunFolder(tmp_path, ABOUT))
    run.play(sittings(1, features=True), Here())
    run.finish()

    moves = pl.read_parquet(tmp_path / DECISIONS)

    tatsu = game("tatsu")
    s = tatsu.new(2, tatsu.variants(max_deals=1), seed=3)
    assert moves["features"][0].to_list() == pytest.approx(list(tatsu.observe(s, moves["seat"][0])))


@pytest.mark.parametrize("stops", [[3], [1, 2, 5]])
def test_a_run_that_was_broken_off_goes_on_and_ends_alike(tmp_path: Path, stops: list[int]) -> None:
    for after in stops:
        broken_off(tmp_path / "again", 6, after)
        assert not (tmp_path / "again" / GAMES).exists(), "nothing stands under the final name before the end"
    parts = pl.read_parquet(tmp_path / "again" / "parts" / "games-*.parquet")
    assert parts["number"].to_list() == list(range(stops[-1])), "the first games can be used"

    run = Run(RunFolder(tmp_path / "again", ABOUT, resume=True))
    run.play(sittings(6), Here())
    run.finish()

    assert without_time(tmp_path / "again") == without_time(finished(tmp_path / "once", 6))
    assert sorted(path.name for path in (tmp_path / "again").iterdir()) == [DECISIONS, GAMES, "run.json"]


def test_a_finished_run_can_be_made_longer(tmp_path: Path) -> None:
    finished(tmp_path / "more", 3)

    run = Run(RunFolder(tmp_path / "more", ABOUT, resume=True))
    rows = run.play(sittings(5), Here())
    run.finish()

    assert [row.number for row in rows] == [0, 1, 2, 3, 4]
    assert without_time(tmp_path / "more") == without_time(finished(tmp_path / "once", 5))


def test_a_run_killed_while_it_finishes_counts_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The decisions were joined already, the games were not."""
    folder = finished(tmp_path / "run", 2)
    broken_off(folder, 4, 4)
    with monkeypatch.context() as patch:
        patch.setattr("embertable.lab.data.run.GAMES", "absent/games.parquet")
        kept = RunFolder(folder, ABOUT, resume=True)
        kept.whole, kept.next = 2, 4
        with pytest.raises(CannotWrite):
            kept.finish()

    run = Run(RunFolder(folder, ABOUT, resume=True))
    run.play(sittings(5), Here())
    run.finish()

    assert without_time(folder) == without_time(finished(tmp_path / "once", 5))


def test_a_folder_keeps_one_run(tmp_path: Path) -> None:
    finished(tmp_path, 1)
    with pytest.raises(OtherRun, match="--resume"):
        RunFolder(tmp_path, ABOUT)
    with pytest.raises(OtherRun, match="something else"):
        RunFolder(tmp_path, {**ABOUT, "seed": 4}, resume=True)


def test_a_run_that_came_to_nothing_is_begun_anew(tmp_path: Path) -> None:
    """Whoever named a cluster nobody reaches says the same again with the right one, or something else."""
    RunFolder(tmp_path, ABOUT)

    RunFolder(tmp_path, {**ABOUT, "seed": 4})

    assert '"seed": 4' in (tmp_path / "run.json").read_text(encoding="utf-8")


def test_a_truncated_file_is_named(tmp_path: Path) -> None:
    finished(tmp_path, 2)
    whole = (tmp_path / GAMES).read_bytes()
    for size in (0, 3, len(whole) // 2, len(whole) - 1):
        (tmp_path / GAMES).write_bytes(whole[:size])
        with pytest.raises(BadParquet, match=r"games\.parquet is not a whole Parquet file"):
            Run(RunFolder(tmp_path, ABOUT, resume=True))


def test_parquet_of_others_is_named(tmp_path: Path) -> None:
    finished(tmp_path, 1)
    pl.DataFrame({"a": [1]}).write_parquet(tmp_path / GAMES)
    with pytest.raises(BadParquet, match="other columns"):
        Run(RunFolder(tmp_path, ABOUT, resume=True))


def test_where_no_folder_can_be_nothing_is_begun(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite, match="cannot be made"):
        RunFolder(tmp_path / "file" / "run", ABOUT)
