"""Nothing grows without bound: limiters, caches, locks, streams, headers, and requests that never end."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store
from embertable.web import kept_tables, running
from embertable.web import replays as replays_module
from embertable.web.accounts import REMEMBERED, Accounts
from embertable.web.app import create_site
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Refused
from embertable.web.guard import MOST_NAMES, Limit, request_key
from embertable.web.lately import AWHILE, Lately
from embertable.web.open_tables import OpenTables
from embertable.web.replays import Replays
from embertable.web.settings import Settings
from embertable.web.templates import static, static_files
from tests.apart import run_apart
from tests.web.leaks import given_open_table
from tests.web.serving import serving

NAME = CATALOGUE[0]
SEATS = max(2, game(NAME).seats[0])


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


def with_tables(file: str, story: Callable[[OpenTables], Awaitable[None]], **changes: float) -> None:
    """A story with tables in memory that wait for somebody, so that nothing happens at them."""

    async def whole() -> None:
        settings = Settings(**({"database": file} | changes))  # type: ignore[arg-type]  # numbers, and a file
        store = Store(settings.database)
        await store.open()
        try:
            await story(OpenTables(store, BotWorkers(1), settings))
        finally:
            await store.close()

    run_apart(whole())


async def waiting_table(tables: OpenTables) -> str:
    """A new table."""
    seatings = [Seating(0, "p0", "Red"), *(Seating(seat, None, "", "", True) for seat in range(1, SEATS))]
    return await tables.new_table(Person("p0", "Red"), NAME, seatings, {})


def test_only_so_many_tables_are_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those nobody looked at for longest leave first; one that somebody watches stays; all come back."""
    monkeypatch.setattr(kept_tables, "KEPT", 10)

    async def story(tables: OpenTables) -> None:
        watched = await tables.get(await waiting_table(tables))
        watched.watchers.add(asyncio.Event())
        made = [await waiting_table(tables) for _ in range(30)]
        assert len(tables.tables) <= 10
        assert {watched.row.id, made[-1]} <= set(tables.tables)
        assert made[0] not in tables.tables
        assert (await tables.get(made[0])).row.id == made[0]

    with_tables(f"{tmp_path}/many.db", story)


def test_a_table_nobody_looks_at_leaves_memory(tmp_path: Path) -> None:
    async def story(tables: OpenTables) -> None:
        watched = await tables.get(await waiting_table(tables))
        watched.watchers.add(asyncio.Event())
        await waiting_table(tables)
        tables.start(tables.keep_tidy())
        async with asyncio.timeout(30):
            while len(tables.tables) > 1:
                await asyncio.sleep(0.01)
        assert list(tables.tables.values()) == [watched]
        await tables.close()

    with_tables(f"{tmp_path}/idle.db", story, idle=0.1)


def test_only_so_many_broken_tables_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_tables, "KEPT", 10)

    async def story(tables: OpenTables) -> None:
        for number in range(30):
            tables.mark_broken(f"t{number}", "no such key")
        assert list(tables.broken) == [f"t{number}" for number in range(20, 30)]

    with_tables(f"{tmp_path}/broken.db", story)


def test_only_so_many_pasts_are_in_memory() -> None:
    """Whoever steps through games without end does not fill it."""
    replays, first = Replays(), given_open_table(NAME, SEATS, 1)
    for number in range(2 * replays_module.KEPT):
        replays.timeline(first)
        opened = given_open_table(NAME, SEATS, 1)
        opened.row = replace(opened.row, id=f"t{number}")
        replays.timeline(opened)
    assert len(replays.timelines) == replays_module.KEPT
    assert any(table == first.row.id for table, _, _ in replays.timelines), "one that is looked at stays"


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


def test_what_nobody_asks_for_is_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before there is no room left: a site that draws little does not fill its memory for hours."""
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    kept: Lately[int, str] = Lately(1000)
    for minute in range(60):
        now += AWHILE / 2
        kept.add(minute, "drawn")
        assert kept.get(-1) is None
        assert minute == 0 or kept.get(0) == "drawn", "what is asked for stays"
        assert len(kept.now) + len(kept.before) <= 6


def test_what_was_made_lately_is_bounded() -> None:
    kept: Lately[int, str] = Lately(10)
    for number in range(1000):
        kept.add(number, "drawn")
        assert len(kept.now) + len(kept.before) <= 20
    assert kept.get(999) == kept.get(990) == "drawn"


def test_what_was_made_lately_is_not_made_again() -> None:
    kept: Lately[int, list[str]] = Lately(10)
    made = kept.once(1, list)
    assert kept.once(1, list) is made
    assert kept.once(2, list) is not made


ADDRESSES = [
    *("/static/{0}.js", "/art/{0}.svg", "/art/{0}/cover.svg", "/art/{0}/board.css", "/art/{1}/picture/{0}.svg"),
    *("/cards/{0}", "/cards/{1}/{0}", "/rules/{0}", "/rules/{1}/{0}", "/rules/{1}?find={0}", "/new/{0}"),
    *("/puzzles/{0}", "/puzzles/{1}/{0}", "/t/{0}", "/t/{0}/events", "/api/tables/{0}", "/?lang={0}"),
]


def endless_caches() -> dict[str, int]:
    """Every cache of ours that has no bound of its own, and how much is in it."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("embertable.")]
    return {
        f"{module.__name__}.{name}": each.cache_info().currsize
        for module in modules
        for name, each in vars(module).items()
        if isinstance(each, functools._lru_cache_wrapper) and each.cache_info().maxsize is None
    }


async def ask_for_what_is_not_there(file: str, numbers: range) -> dict[str, int]:
    """Ask for names nobody gave, in languages nobody speaks; what caches hold afterwards."""
    site = create_site(Settings(database=file))
    transport = httpx.ASGITransport(cast("Any", site))  # both mean ASGI, each in types of its own
    async with site.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        for number in numbers:
            headers = {"accept-language": f"x{number}", "cookie": f"lang=x{number}; theme=x{number}"}
            for address in ADDRESSES:
                await client.get(address.format(f"unknown{number}", NAME), headers=headers)
    return endless_caches()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # what the framework will do otherwise one day
def test_nothing_asked_for_from_outside_stays_in_a_cache_without_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They hold what there is: games, cards, languages, files."""
    monkeypatch.setattr(running, "prepare", lambda: None)
    few = run_apart(ask_for_what_is_not_there(f"{tmp_path}/caches.db", range(2)))
    many = run_apart(ask_for_what_is_not_there(f"{tmp_path}/caches.db", range(2, 12)))
    assert len(few) > 20
    assert many == few


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
            assert time.monotonic() - began < 15, name
        assert time.monotonic() - began > 0.5
        while not next(lines).startswith(": here"):
            pass
        while not next(lines).startswith(": here"):
            pass  # the stream outlives the patience with requests
