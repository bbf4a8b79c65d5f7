"""A server that starts and ends as it should: quickly, alone on its file, and with one sentence where it cannot."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from embertable.games import CATALOGUE
from embertable.web.settings import Settings
from tests.store.cluster import empty_database, running_cluster
from tests.web.serving import QUICK, Client, Server, free_port
from tests.web.test_processes import usual_seats

DRAIN = 60.0  # the server's own patience with open streams
GRACE = 30.0  # an end by itself comes earlier, however slow the machine


def listen(address: str, table: str, began: threading.Event) -> None:
    """Listen to a table until the stream ends."""
    try:
        with httpx.stream("GET", f"{address}/t/{table}/events?cursor=0.0", timeout=30) as stream:
            for _ in stream.iter_bytes():
                began.set()
    except httpx.TransportError:
        return


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", [1, 2])
def test_asked_to_stop_it_ends_at_once_and_quietly(
    tmp_path: Path, request: pytest.FixtureRequest, workers: int, asked: signal.Signals
) -> None:
    """With streams open and bots thinking; the whole group gets the signal: Ctrl-C, or the end of a service."""
    database = f"{tmp_path}/stopped.db" if workers == 1 else empty_database(request.getfixturevalue("cluster"))
    server = Server(Settings(**(QUICK | {"database": database, "drain": DRAIN})), workers=workers, log=subprocess.PIPE)
    try:
        client = server.client()
        table = client.open(CATALOGUE[0], usual_seats(CATALOGUE[0]))["id"]
        listeners = []
        for _ in range(4):
            began = threading.Event()
            listeners.append(threading.Thread(target=listen, args=(server.address, table, began)))
            listeners[-1].start()
            assert began.wait(30)
        let_bots_think(client)

        os.killpg(server.process.pid, asked)

        _, noise = server.process.communicate(timeout=GRACE)
        assert noise == b""
        assert server.process.returncode in (0, -asked), "it ended as it was asked to"
        for listener in listeners:
            listener.join(30)
    finally:
        server.stop()  # a test that fails leaves no masters thinking beside the next


def let_bots_think(client: Client) -> None:
    """Masters at several tables, so that some of them stand in the line behind one that thinks."""
    name = CATALOGUE[-1]
    masters = ["me", *["bot level:6"] * (len(usual_seats(name)) - 1)]
    tables = [client.open(name, masters)["id"] for _ in range(6)]
    for table in tables:
        while (seen := client.table(table))["question"]["options"]:
            client.first(seen)
    assert any("data-ahead" in client.http.get(f"/t/{table}").text for table in tables), "nobody thinks"


def test_a_server_whose_database_is_away_ends_as_quickly(tmp_path: Path) -> None:
    """It says that nobody answers, and nothing worse."""
    with running_cluster() as cluster:
        server = Server(Settings(**(QUICK | {"database": cluster.url, "drain": DRAIN})), log=subprocess.PIPE)
        client = server.client()
        table = client.open(CATALOGUE[0], usual_seats(CATALOGUE[0]))["id"]
        began = threading.Event()
        listener = threading.Thread(target=listen, args=(server.address, table, began))
        listener.start()
        assert began.wait(30)
        cluster.stop()

        os.killpg(server.process.pid, signal.SIGINT)

        _, said = server.process.communicate(timeout=GRACE)
        listener.join(30)
    assert b"Traceback" not in said
    assert b"never retrieved" not in said


def run_server(database: str) -> subprocess.CompletedProcess[str]:
    """`embertable` as somebody would start it."""
    command = [sys.executable, "-m", "embertable", "--no-browser", "--port", str(free_port()), "--database", database]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    "database",
    ["{folder}", "{folder}/text.db", "/proc/nowhere/tables.db", "postgresql://ember:hidden@127.0.0.1:1/postgres"],
)
def test_a_database_that_cannot_be_used_is_one_sentence_and_status_2(tmp_path: Path, database: str) -> None:
    (tmp_path / "text.db").write_text("This is a letter, and a long one, to nobody in particular. " * 40)

    ended = run_server(database.format(folder=tmp_path))

    assert ended.returncode == 2
    assert ended.stderr.startswith("embertable: the database ")
    assert ended.stderr.count("\n") == 1
    assert "hidden" not in ended.stderr
    assert "Traceback" not in ended.stdout + ended.stderr


def test_a_second_server_on_the_same_file_refuses(tmp_path: Path) -> None:
    """It would not hear what the first commits. When the first is killed, its file is free."""
    settings = Settings(**(QUICK | {"database": f"{tmp_path}/shared.db"}))
    server = Server(settings)
    try:
        ended = run_server(settings.database)
        assert ended.returncode == 2
        assert "another server uses" in ended.stderr
        assert ended.stderr.count("\n") == 1
        server.kill()
        server = Server(settings)
        assert server.client().open(CATALOGUE[0], usual_seats(CATALOGUE[0]))["id"]
    finally:
        server.stop()
