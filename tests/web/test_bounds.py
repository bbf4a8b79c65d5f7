"""Nothing grows without bound: limiters, caches, locks, streams, headers, and requests that never end."""

from __future__ import annotations

import contextlib
import socket
import time
from pathlib import Path

import httpx
import pytest

from embertable.games import CATALOGUE
from embertable.store import Store
from embertable.web.accounts import REMEMBERED, Accounts
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Refused
from embertable.web.guard import MOST_NAMES, Limit, request_key
from embertable.web.open_tables import OpenTables
from embertable.web.settings import Settings
from embertable.web.templates import static, static_files
from tests.apart import run_apart
from tests.web.serving import serving

NAME = CATALOGUE[0]


@pytest.mark.parametrize("ending", ["/events", "/events/", "/events//"])
def test_a_slash_at_the_end_is_no_way_around_the_limit_of_streams(tmp_path: Path, ending: str) -> None:
    """Whatever its address ends in, a stream is counted."""
    with serving(f"{tmp_path}/streams.db", streams=2) as server, contextlib.ExitStack() as streams:
        red = server.client("Red")
        table = red.open(NAME, ["me", "bot level:1"])["id"]
        opened = [streams.enter_context(red.http.stream("GET", f"/t/{table}{ending}")) for _ in range(3)]
        assert [answer.status_code for answer in opened] in ([200, 200, 429], [404, 404, 404])


def test_waiting_with_a_slash_is_counted_too(tmp_path: Path) -> None:
    with serving(f"{tmp_path}/waits.db", streams=1) as server, contextlib.ExitStack() as streams:
        red = server.client("Red")
        table = red.open(NAME, ["me", "open"])["id"]
        streams.enter_context(red.http.stream("GET", f"/t/{table}/events"))
        wait = red.http.get(f"/api/tables/{table}/wait/", params={"after": 1000, "seconds": 1})
        assert wait.status_code == 429


def test_a_limit_remembers_only_so_many_names() -> None:
    """Names that came long ago make room; those that come still are counted."""
    limit = Limit(rate=0.001, burst=1)
    for number in range(MOST_NAMES * 2):
        assert limit.allows(f"name {number}", now=0.0)
    assert len(limit.buckets) <= MOST_NAMES
    assert not limit.allows(f"name {MOST_NAMES * 2 - 1}", now=0.0)


@pytest.mark.parametrize("header", ["authorization", "cookie"])
def test_the_name_a_request_is_counted_under_is_short(header: str) -> None:
    """A token or cookie of 50 kB is kept as its fingerprint."""
    long, other = (request_key({}, {header: f"embertable={letter * 50_000}"}) for letter in "xy")
    assert len(long) <= 80
    assert long != other


def test_headers_that_are_too_long_are_refused(tmp_path: Path) -> None:
    with serving(f"{tmp_path}/headers.db") as server:
        assert httpx.get(server.address, headers={"authorization": "Bearer " + "x" * 50_000}).status_code == 431
        many = {f"x-{number}": "y" * 100 for number in range(300)}
        assert httpx.get(server.address, headers=many).status_code == 431


async def ask_for_unknown_tables(file: str) -> tuple[int, int]:
    store = Store(file)
    tables = OpenTables(store, BotWorkers(1), Settings(database=file))
    await store.open()
    for number in range(200):
        with pytest.raises(Refused):
            await tables.get(f"unknown{number}")
    left = len(tables.opening), len(tables.tables)
    await store.close()
    return left


def test_unknown_tables_leave_no_lock_behind(tmp_path: Path) -> None:
    assert run_apart(ask_for_unknown_tables(f"{tmp_path}/locks.db")) == (0, 0)


def test_unknown_files_are_not_remembered() -> None:
    """Only files that exist are kept in memory."""
    before = len(static_files())
    for number in range(500):
        assert static(f"unknown{number}.js") is None
    assert static("x" * 300 + ".js") is None
    assert (len(static_files()), static_files.cache_info().currsize) == (before, 1)


async def meet_many(file: str) -> tuple[int, int]:
    store = Store(file)
    accounts = Accounts(store, b"key")
    await store.open()
    person = await accounts.arrive("Red")
    for number in range(REMEMBERED + 10):
        accounts.remember(type(person)(f"p{number}", "Somebody"))
        await accounts.by_token(f"nobody's {number}")
    sizes = len(accounts.known), len(accounts.owners)
    await store.close()
    return sizes


def test_people_in_memory_are_bounded(tmp_path: Path) -> None:
    people, owners = run_apart(meet_many(f"{tmp_path}/people.db"))
    assert people <= REMEMBERED
    assert owners == 0


HALVES = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nhost: x\r\nx-more: ",
    "half a body": b"POST /set HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n"
    b"content-length: 100\r\n\r\nlang=",
}


def test_half_sent_requests_are_closed(tmp_path: Path) -> None:
    """Whoever begins to ask and does not go on does not hold a connection; a stream that listens does."""
    with serving(f"{tmp_path}/half.db", arrival=1.0) as server, contextlib.ExitStack() as opened:
        red = server.client("Red")
        table = red.open(NAME, ["me", "open"])["id"]
        stream = opened.enter_context(red.http.stream("GET", f"/t/{table}/events"))
        lines = stream.iter_lines()
        sockets = {}
        for name, half in HALVES.items():
            sockets[name] = opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10))
            sockets[name].sendall(half)
        began = time.monotonic()
        for name, each in sockets.items():
            while each.recv(4096):
                pass  # an answer may come first; then the connection ends
            assert time.monotonic() - began < 8, name
        assert time.monotonic() - began > 0.5
        while not next(lines).startswith(": here"):
            pass
        while not next(lines).startswith(": here"):
            pass  # the stream outlives the patience with requests
