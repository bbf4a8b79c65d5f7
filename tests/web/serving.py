"""Real servers for the tests: processes of their own, that can be asked, stopped and killed."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import IO, Any

import httpx

from embertable.web.settings import Settings

BEGIN = """
import json, os, sys
from embertable.web import app, running  # the app too: loaded before the port is open, no first request waits for it
from embertable.web.serve import serve
if "PYTEST_CURRENT_TEST" in os.environ:  # most tests look at few pictures: they are drawn when somebody asks for them
    running.warm_up = lambda: None
from embertable.web.settings import Settings
serve(Settings(**json.loads(sys.argv[2]) | {"port": int(sys.argv[1]), "workers": int(sys.argv[3]), "browser": False}))
"""
PATIENCE = 180.0  # seconds for a server to begin, however busy the machine
PORTS = (20_000, 32_000)  # below those that connections are given
QUICK: dict[str, Any] = {
    "bot_pace": 0.0,
    "bot_workers": 1,
    "level": "level:1",
    "posts": 1000.0,
    "burst": 10000.0,
    "newcomers": 1000.0,
    "reads": 10000.0,
    "reads_burst": 100000.0,
    "streams": 10000,
    "ping": 1.0,
}


def free_port() -> int:
    """A port nobody listens on, and which the machine gives to nobody who asks for any: while a server is away, to be
    started again, no connection of somebody else takes its place.
    """
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server process."""

    def __init__(
        self,
        settings: Settings,
        port: int | None = None,
        workers: int = 1,
        inside: Sequence[str] = (),
        log: IO[bytes] | int | None = None,
    ) -> None:
        self.inside = inside  # a command that runs the server elsewhere
        self.log = log  # what it writes down; None: where the tests do
        self.settings = settings
        self.port = port or free_port()
        self.workers = workers
        self.address = f"http://{settings.host}:{self.port}"
        self.process = self.begin()

    def begin(self) -> subprocess.Popen[bytes]:
        """Start the process and wait until it answers."""
        written = json.dumps(asdict(self.settings))
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}  # the same build as the tests
        command = [sys.executable, "-c", BEGIN, str(self.port), written, str(self.workers)]
        process = subprocess.Popen(
            [*self.inside, *command],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=self.log,
            start_new_session=True,
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.address}/robots.txt", timeout=5)
                return process
            except httpx.TransportError:
                assert process.poll() is None, "the server ended before it answered"
                time.sleep(0.05)
        os.killpg(process.pid, signal.SIGKILL)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it at once, without a word."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end, with everything it started."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(timeout=8)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()

    def client(self, name: str | None = "Red") -> Client:
        """Somebody at a browser, or without a name an onlooker."""
        return Client(self.address, name)


@contextmanager
def serving(database: str, workers: int = 1, log: IO[bytes] | None = None, **changes: Any) -> Iterator[Server]:
    """A server for the length of a test."""
    server = Server(Settings(**(QUICK | {"database": database} | changes)), workers=workers, log=log)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """A program or a browser that speaks HTTP; with a name it has a token."""

    def __init__(self, address: str, name: str | None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60, headers={"accept-language": "en"})
        if name is not None:
            token = self.ok(self.http.post("/api/people", json={"name": name}))["token"]
            self.http.headers["authorization"] = f"Bearer {token}"

    @staticmethod
    def ok(answer: httpx.Response) -> Any:
        """What came back, when all is well."""
        assert answer.is_success, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json()

    def open(self, game: str, seats: list[str], **more: Any) -> Any:
        """A new table."""
        return self.ok(self.http.post("/api/tables", json={"game": game, "seats": seats, **more}))

    def table(self, table: str) -> Any:
        """A table as it is."""
        return self.ok(self.http.get(f"/api/tables/{table}"))

    def act(self, table: str, what: str, **fields: Any) -> httpx.Response:
        """Do something at a table."""
        return self.http.post(f"/api/tables/{table}/{what}", json=fields)

    def first(self, seen: Any) -> httpx.Response:
        """Choose the first option of the table as it was seen."""
        return self.act(seen["id"], "choose", number=seen["number"], key=seen["question"]["options"][0]["key"])

    def turn(self, table: str) -> Any:
        """Wait until this client is asked, or the game is over."""
        seen = self.table(table)
        for _ in range(100):
            if seen["status"] == "over" or (seen["question"] and seen["question"]["options"]):
                return seen
            seen = self.ok(self.http.get(f"/api/tables/{table}/wait", params={"after": seen["number"], "seconds": 5}))
        raise AssertionError(f"nobody moves: {seen['question']}")
