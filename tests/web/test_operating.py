"""What operators need of a server: signs of life, numbers, logs, an orderly end, lists without what was abandoned."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from embertable.store import Outcome, Person, Seating, Store, TableRow
from embertable.store.rows import OVER, PLAYING, WAITING
from embertable.table import CHOOSE, Entry
from embertable.web.metrics import may_read
from tests.apart import run_apart
from tests.store.cluster import empty_database, postgres
from tests.web.serving import Client, Server, serving


def numbers(server: Server) -> dict[str, float]:
    """Everything measured, by name with labels."""
    lines = httpx.get(f"{server.address}/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}


def play(red: Client, table: str, decisions: int) -> None:
    for _ in range(decisions):
        assert red.first(red.turn(table)).status_code == 200


def test_signs_of_life_and_readiness(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db")) as server:
        for path, says in (("/health", "alive"), ("/ready", "ready")):
            answer = httpx.get(f"{server.address}{path}")
            assert (answer.status_code, answer.text.strip()) == (200, says)
            assert answer.headers["cache-control"] == "no-store"


def test_a_server_without_its_database_lives_and_is_not_ready() -> None:
    with postgres() as url, serving(url) as server:
        assert httpx.get(f"{server.address}/ready", timeout=10).status_code == 200
        pids = run_apart(cut_off(url))
        assert pids
        answer = httpx.get(f"{server.address}/ready", timeout=20)
        assert (answer.status_code, answer.text.strip()) == (503, "no database")
        assert httpx.get(f"{server.address}/health").status_code == 200
        run_apart(let_in(url))


async def cut_off(url: str) -> list[Any]:
    """Let nobody into the database any more, and send away who is there."""
    import asyncpg  # type: ignore[import-untyped]  # it ships no types

    root = await asyncpg.connect(url.replace("/postgres", "/template1"))
    await root.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS false")
    gone = await root.fetch("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'")
    await root.close()
    return list(gone)


async def let_in(url: str) -> None:
    import asyncpg

    root = await asyncpg.connect(url.replace("/postgres", "/template1"))
    await root.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS true")
    await root.close()


def test_requests_decisions_streams_and_commits_are_counted(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db")) as server:
        red = server.client()
        table = red.open("tatsu", ["me", "bot level:1"])["id"]
        before = numbers(server)
        play(red, table, 3)
        with red.http.stream("GET", f"/t/{table}/events") as stream:
            lines = stream.iter_lines()  # let go, it would close the stream
            next(lines)
            during = numbers(server)
        assert red.http.get("/t/nowhere").status_code == 404
        after = numbers(server)
    assert during["embertable_streams"] == 1
    assert during["embertable_decisions_total"] - before["embertable_decisions_total"] >= 3
    assert during["embertable_commit_seconds_count"] >= during["embertable_decisions_total"]
    assert during["embertable_open_tables"] == 1
    assert after['embertable_requests_total{method="GET",status="404"}'] == 1
    assert {"embertable_queue", "embertable_lost_races_total", "embertable_request_seconds_sum"} <= set(after)


def test_workers_lay_their_numbers_together(cluster: str) -> None:
    """Whichever worker is asked, the answer is of all of them."""
    url = empty_database(cluster)
    with serving(url, workers=2) as server:
        red = server.client()
        table = red.open("tatsu", ["me", "bot level:1"])["id"]
        play(red, table, 5)
        red.turn(table)  # what a bot commits just now may not be counted yet
        committed = len(run_apart(choices(url, table)))
        seen = [numbers(server)["embertable_decisions_total"] for _ in range(6)]
        later = len(run_apart(choices(url, table)))
    assert all(committed <= each <= later for each in seen)


async def choices(url: str, table: str) -> list[Entry]:
    store = Store(url)
    await store.open()
    found = [entry for entry in await store.log(table) if entry.kind == CHOOSE]
    await store.close()
    return found


@pytest.mark.parametrize(
    ("address", "allowed", "may"),
    [
        ("127.0.0.1", "127.0.0.1,::1", True),
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("203.0.113.9", "127.0.0.1,10.0.0.0/8", False),
        ("127.0.0.1", "", False),
        ("nowhere", "127.0.0.1", False),
    ],
)
def test_who_may_read_the_numbers(address: str, allowed: str, may: bool) -> None:
    assert may_read(address, allowed) is may


@pytest.mark.parametrize("form", ["json", "plain"])
def test_logs_name_the_request_and_no_parameter(tmp_path: Path, form: str) -> None:
    path = tmp_path / "log"
    with path.open("wb") as log, serving(str(tmp_path / "a.db"), log=log, log_format=form, log_level="info") as server:
        red = server.client()
        table = red.open("tatsu", ["me", "bot level:1"])["id"]
        seen = red.turn(table)
        key = seen["question"]["options"][0]["key"]
        answer = red.http.get(f"/t/{table}/foresee", params={"key": key, "entry": "1", "secret": "hush"})
        red.act(table, "choose", number=seen["number"], key=key)
    lines = path.read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lines if answer.headers["x-request-id"] in line]
    assert f"/t/{table}/foresee" in line
    assert not any("hush" in line or key in line for line in lines)
    if form == "json":
        told = [json.loads(line) for line in lines]
        assert all({"at", "level", "logger", "request", "message"} <= set(each) for each in told)
        found = next(each for each in told if each["request"] == answer.headers["x-request-id"])
        assert (found["method"], found["status"]) == ("GET", answer.status_code)
    else:
        assert re.match(r"\d{4}-\d\d-\d\d .* INFO \[[0-9a-f]{16}\] embertable.access: GET ", line)


def test_a_server_that_stops_first_says_so_and_loses_nothing(tmp_path: Path) -> None:
    """During its notice it still answers; then streams end, and what was acknowledged is on the disk."""
    database = tmp_path / "a.db"
    with serving(str(database), notice=1.5, drain=5.0) as server:
        red = server.client()
        table = red.open("tatsu", ["me", "bot level:1"])["id"]
        play(red, table, 2)
        acknowledged = 0
        ended = threading.Event()

        def listen() -> None:
            with red.http.stream("GET", f"/t/{table}/events", timeout=30) as stream:
                for _ in stream.iter_lines():
                    pass
            ended.set()

        listener = threading.Thread(target=listen)
        listener.start()
        os.kill(server.process.pid, signal.SIGTERM)
        answers = []
        try:
            while True:
                ready = httpx.get(f"{server.address}/ready", timeout=5)
                answers.append(ready.status_code)
                seen = red.table(table)
                if seen["question"] and seen["question"]["options"] and (chosen := red.first(seen)).status_code == 200:
                    acknowledged = chosen.json()["number"]
        except httpx.TransportError:
            pass  # it is gone
        listener.join(20)
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    assert 503 in answers
    assert ended.is_set()
    assert acknowledged > 0, "it played on during its notice"
    with closing(sqlite3.connect(database)) as db:
        assert db.execute('SELECT max(number) FROM log WHERE "table" = ?', (table,)).fetchone()[0] >= acknowledged


def test_abandoned_tables_leave_the_lists_and_come_back_when_somebody_plays(tmp_path: Path) -> None:
    """Finished ones stay, and nothing of any is lost."""
    red = Person("red", "Red")

    async def story() -> None:
        store = Store(str(tmp_path / "a.db"))
        await store.open()
        await store.add_person(red)
        for name, status in (("empty", WAITING), ("left", PLAYING), ("done", OVER)):
            row = TableRow(name, "tatsu", 1, 2, {}, 1, True, True, red.id, 1.0, status, 0, 1.0)
            open_seat = status == WAITING
            await store.add_table(row, [Seating(0, red.id, "Red"), Seating(1, None, "", "level:1", open_seat)])
        assert await store.expire(0, 0) == 0, "never"
        assert await store.expire(60, 0) == 1
        assert await store.waiting() == []
        assert {row.id for row, _ in await store.shown() if row.status == PLAYING} == {"left"}
        assert await store.expire(60, 60) == 1
        assert {row.id: row.status for row, _ in await store.mine(red.id)}["done"] == OVER
        assert not [row for row, _ in await store.shown() if row.status == PLAYING]
        assert await store.commit("left", Entry(1, CHOOSE, 0, "x", 2.0), Outcome(PLAYING, 1))
        assert "left" in {row.id for row, _ in await store.shown() if row.status == PLAYING}
        await store.close()

    run_apart(story())


def test_a_server_lets_abandoned_tables_go(tmp_path: Path) -> None:
    """When it starts, and its pages do not show them."""
    with serving(str(tmp_path / "a.db")) as server:
        red = server.client()
        table = red.open("tatsu", ["me", "open"], public=True)["id"]
        assert f"/t/{table}" in red.http.get("/").text
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        db.execute("UPDATE tables SET moved = 1")
        db.commit()
    with serving(str(tmp_path / "a.db")) as server:
        red.http.base_url = server.address
        assert f"/t/{table}" not in red.http.get("/").text
        assert red.table(table)["status"] == "waiting"
