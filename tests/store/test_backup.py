"""A backup is one moment of a database, whole; what is restored from it is the same, on either database."""

from __future__ import annotations

import gzip
import json
import stat
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from embertable.core.errors import CannotWrite
from embertable.store.backup import BadBackup, back_up, restore
from embertable.store.engine import Engine
from embertable.store.migrations import VERSION_TABLE, revisions, version
from embertable.store.store import database_url
from tests.apart import run_apart
from tests.store.cluster import empty_database
from tests.store.released import RELEASES, released_file, released_server, renamed
from tests.web.serving import serving

Rows = dict[str, list[tuple[Any, ...]]]
KINDS = ("sqlite", "postgresql")


def rows(url: str) -> Rows:
    """Everything in a database."""

    def work(db: Connection) -> Rows:
        names = [name for name in inspect(db).get_table_names() if name != VERSION_TABLE]
        return {name: sorted(map(tuple, db.execute(text(f'SELECT * FROM "{name}"')).all()), key=repr) for name in names}

    found: Rows = asked(url, work)
    return found


def asked(url: str, work: Any) -> Any:
    async def story() -> Any:
        engine = Engine(database_url(url))
        try:
            return await engine.write(work)
        finally:
            await engine.close()

    return run_apart(story())


def empty(request: pytest.FixtureRequest, kind: str, path: Path) -> str:
    """A database with nothing in it."""
    if kind == "sqlite":
        return str(path)
    return empty_database(request.getfixturevalue("cluster"))


@pytest.mark.parametrize("after", KINDS)
@pytest.mark.parametrize("before", KINDS)
def test_a_database_of_any_release_comes_back_as_one_of_today(
    request: pytest.FixtureRequest, tmp_path: Path, before: str, after: str
) -> None:
    """Also from one kind of database to the other."""
    for release in RELEASES:
        if before == "sqlite":
            source = released_file(release, tmp_path / f"{release}.db")
        else:
            source = released_server(release, request.getfixturevalue("cluster"))
        target, file = empty(request, after, tmp_path / f"{release}-again.db"), tmp_path / f"{release}.backup"

        count = run_apart(back_up(source, file))

        assert run_apart(restore(file, target)) == count
        was, now = rows(source), rows(target)
        assert count == sum(len(each) for each in was.values()) > 100
        assert asked(target, version) == revisions()[-1]
        for name, kept in was.items():
            numbers = [[float(each) if isinstance(each, bool) else each for each in row] for row in kept]
            numbers = renamed(numbers) if name == "seats" else numbers
            again = [list(row[: len(kept[0])]) if kept else [] for row in now[name]]
            assert again == numbers, name


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_taken_while_a_server_plays_is_one_moment(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    """Every table of every backup agrees with its log: both were written at once."""
    source = empty(request, kind, tmp_path / "tables.db")
    with serving(source, workers=1 if kind == "sqlite" else 2) as server:
        red = server.client("Red")
        tables = [red.open("tatsu", ["me", "bot level:1"])["id"] for _ in range(6)]
        stop = threading.Event()

        def play() -> None:
            while not stop.is_set():
                for table in tables:
                    seen = red.table(table)
                    if seen["question"] and seen["question"]["options"]:
                        red.first(seen)

        player = threading.Thread(target=play)
        player.start()
        try:
            entries = []
            for number in range(4):
                file = tmp_path / f"{number}.backup"
                run_apart(back_up(source, file))
                entries.append(consistent(request, file, tmp_path / f"{number}.db", kind))
        finally:
            stop.set()
            player.join()
    assert entries == sorted(entries)
    assert entries[-1] > entries[0], "somebody played meanwhile"


def consistent(request: pytest.FixtureRequest, file: Path, path: Path, kind: str) -> int:
    """How many entries a backup holds, each table moved when its last entry was made."""
    target = empty(request, kind, path)
    run_apart(restore(file, target))

    def work(db: Connection) -> int:
        moved = db.execute(text("SELECT id, moved FROM tables")).all()
        last = dict(map(tuple, db.execute(text('SELECT "table", max(at) FROM log GROUP BY "table"')).all()))
        assert {name: at for name, at in moved if name in last} == last
        numbers = db.execute(text('SELECT count(*), max(number) FROM log GROUP BY "table"')).all()
        assert all(count == highest for count, highest in numbers)
        return int(db.execute(text("SELECT count(*) FROM log")).scalar_one())

    return int(asked(target, work))


def test_a_restored_site_plays_on(tmp_path: Path) -> None:
    """People come back with their tokens, and tables go on where they were."""
    source, target, file = str(tmp_path / "a.db"), str(tmp_path / "b.db"), tmp_path / "a.backup"
    with serving(source) as server:
        red = server.client("Red")
        table = red.open("tatsu", ["me", "bot level:1"])["id"]
        red.first(red.turn(table))
        run_apart(back_up(source, file))
    run_apart(restore(file, target))
    with serving(target) as server:
        red.http.base_url = server.address
        seen = red.turn(table)
        assert seen["number"] >= 1
        assert red.first(seen).status_code == 200


def test_a_backup_is_its_owners_alone(tmp_path: Path) -> None:
    source = released_file(RELEASES[0], tmp_path / "a.db")
    run_apart(back_up(source, tmp_path / "a.backup"))
    assert stat.S_IMODE((tmp_path / "a.backup").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_backup_leaves_the_database_empty(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    source, file = released_file(RELEASES[0], tmp_path / "a.db"), tmp_path / "a.backup"
    run_apart(back_up(source, file))
    whole = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    newer = json.dumps({**json.loads(whole[0]), "schema": "9000"}) + "\n"
    broken = {
        "cut": file.read_bytes()[:-40],
        "short": gzip.compress("".join(whole[:-1]).encode()),
        "lost row": gzip.compress("".join([*whole[:50], *whole[51:]]).encode()),
        "newer": gzip.compress("".join([newer, *whole[1:]]).encode()),
        "no backup": b"hello",
        "empty": b"",
    }
    for name, content in broken.items():
        (tmp_path / "broken").write_bytes(content)
        target = empty(request, kind, tmp_path / f"{name}.db")
        with pytest.raises(BadBackup):
            run_apart(restore(tmp_path / "broken", target))
        assert rows(target) == {}, name


def test_a_database_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    source = released_file(RELEASES[0], tmp_path / "a.db")
    run_apart(back_up(source, tmp_path / "a.backup"))
    before = rows(source)
    with pytest.raises(BadBackup, match="not empty"):
        run_apart(restore(tmp_path / "a.backup", source))
    assert rows(source) == before


def test_what_cannot_be_backed_up_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="no database"):
        run_apart(back_up(str(tmp_path / "none.db"), tmp_path / "a.backup"))
    source = released_file(RELEASES[0], tmp_path / "a.db")
    for place in ("no such folder", "a.db"):  # and a file is no folder
        with pytest.raises(CannotWrite, match="cannot be written"):
            run_apart(back_up(source, tmp_path / place / "a.backup"))


def test_a_server_that_is_away_is_not_taken_for_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match=r"the database cannot be read: 127\.0\.0\.1:1: connection refused"):
        run_apart(back_up("postgresql://nobody@127.0.0.1:1/none", tmp_path / "a.backup"))
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_cannot_be_used_leaves_no_database_behind(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("hello", encoding="utf-8")
    for name in ("letter", "missing"):
        with pytest.raises(BadBackup):
            run_apart(restore(tmp_path / name, str(tmp_path / "new.db")))
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]
