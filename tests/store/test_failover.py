"""Several PostgreSQL servers behind one URL: what writes is found, and only what a standby has is acknowledged."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from embertable.store import Outcome, Store, Unavailable, database_url
from embertable.store import engine as engine_module
from embertable.store.backup import back_up
from embertable.store.engine import Committed
from embertable.store.rows import PLAYING
from embertable.store.servers import Servers, places_of
from embertable.store.store import BadDatabase
from embertable.table import CHOOSE, Entry
from tests.apart import run_apart
from tests.store.cluster import Pair, fetch, running_pair
from tests.store.test_outage import LONG, opened, seated, until_heard

READ_ONLY = "does not take writes"


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    """A primary and its standby."""
    with running_pair() as made:
        yield made


@pytest.mark.parametrize(
    ("written", "places"),
    [
        ("postgresql://ember@db1:5433,db2/table", [("db1", 5433), ("db2", 5432)]),
        ("postgresql://ember:a%40b@[::1]:1,[::2]:2/table?sslmode=require", [("::1", 1), ("::2", 2)]),
        ("postgresql://ember@/table?host=db1,db2&port=1,2", [("db1", 1), ("db2", 2)]),
        ("postgresql+asyncpg://ember@/table?host=db1:1&host=db2:2", [("db1", 1), ("db2", 2)]),
        ("postgresql://ember@db/table", [("db", 5432)]),
        ("postgresql://ember@/table?host=/run/postgresql", [("/run/postgresql", 5432)]),
        ("postgresql:///table", []),
    ],
)
def test_servers_can_be_written_as_for_other_programs(written: str, places: list[tuple[str, int]]) -> None:
    assert places_of(make_url(database_url(written))) == places


def test_options_of_the_url_reach_the_driver() -> None:
    """Hosts are asked one by one; what is left is for each of them."""
    url = "postgresql://ember:a%40b@db1,db2/table?sslmode=require&prepared_statement_cache_size=0"
    servers = Servers(make_url(database_url(url)))
    assert servers.address == "postgresql://ember:a%40b@/table?sslmode=require&target_session_attrs=read-write"


@pytest.mark.parametrize("wrong", ["db1,db2:x/table", "/table?host=db1,db2,db3&port=1,2"])
def test_servers_that_cannot_be_read_are_refused(wrong: str) -> None:
    with pytest.raises(BadDatabase):
        database_url(f"postgresql://ember@{wrong}")


def test_a_standby_alone_is_no_database(pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said in a sentence, and not tried for ever; but whoever asks for a standby can make a backup of it."""
    monkeypatch.setattr(engine_module, "PATIENCE", 0.5)

    async def story() -> None:
        with pytest.raises(BadDatabase, match=READ_ONLY):
            await Store(pair.standby.url).open()
        await writer_was_here(pair)
        assert await back_up(f"{pair.url}?target_session_attrs=standby", tmp_path / "standby.backup") > 0

    run_apart(story())


async def writer_was_here(pair: Pair) -> None:
    """Something is in the database, and at the standby."""
    async with opened(pair.url) as store:
        await seated(store)
    async with asyncio.timeout(LONG):
        while not await asyncio.to_thread(fetch, pair.standby.url, "SELECT 1 FROM pg_tables WHERE tablename = 'log'"):
            await asyncio.sleep(0.05)  # it has what was committed, and shows it a moment later


def test_what_the_standby_lacks_is_not_acknowledged(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A primary that waits for its standby has committed already; whoever stops waiting and looks would find it."""
    monkeypatch.setattr(engine_module, "ANSWER", 1.0)
    entry, outcome = Entry(1, CHOOSE, 0, "x", 1.0), Outcome(PLAYING, 1)

    async def story() -> None:
        async with opened(pair.url) as store:
            _, table = await seated(store)
            pair.standby.silence()
            try:
                with pytest.raises(Unavailable):
                    await store.commit(table.id, entry, outcome)
            finally:
                pair.standby.signal(signal.SIGCONT)
            assert await store.log(table.id) == [entry]

    run_apart(story())


@pytest.mark.parametrize("silently", [False, True])
def test_after_a_failover_everything_goes_on(pair: Pair, tmp_path: Path, silently: bool) -> None:
    """Whoever listens looks up what was missed, decisions are taken again, and a backup finds the server."""

    async def story() -> None:
        heard: asyncio.Queue[Committed | None] = asyncio.Queue()
        async with opened(pair.url, heard) as store:
            red, table = await seated(store)
            assert await store.commit(table.id, Entry(1, CHOOSE, 0, "x", 1.0), Outcome(PLAYING, 1))
            await asyncio.gather(*(store.person(red.id) for _ in range(8)))  # connections that are kept
            await asyncio.to_thread(pair.fail_over, silently)
            await committed(store, table.id, Entry(2, CHOOSE, 0, "y", 2.0))
            await until_heard(heard, None)
            await store.commit(table.id, Entry(3, CHOOSE, 0, "z", 3.0), Outcome(PLAYING, 1))
            await until_heard(heard, Committed(table.id, 3))
            assert await back_up(pair.url, tmp_path / "after.backup") > 0
        await asyncio.to_thread(pair.join)

    run_apart(story())


async def committed(store: Store, table: str, entry: Entry) -> None:
    """Commit as soon as the database takes it."""
    until = time.monotonic() + LONG
    while True:
        try:
            assert await store.commit(table, entry, Outcome(PLAYING, 1))
            return
        except Unavailable:
            assert time.monotonic() < until, "no server takes it"
