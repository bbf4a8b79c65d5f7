"""A database that goes away and comes back: nothing is missed, nothing is written twice, and nobody hangs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
from sqlalchemy import make_url

from embertable.store import Outcome, Person, Seating, Store, TableRow, Unavailable
from embertable.store import engine as engine_module
from embertable.store.engine import Committed
from embertable.store.rows import PLAYING
from embertable.store.store import BadDatabase
from embertable.table import CHOOSE, Entry
from tests.apart import run_apart
from tests.store.cluster import Cluster, running_cluster
from tests.store.test_store import given_person, given_table

LONG = 30.0  # seconds nobody should wait


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A PostgreSQL that is stopped and started by these tests."""
    with running_cluster() as cluster:
        yield cluster


async def seated(store: Store) -> tuple[Person, TableRow]:
    """A table with somebody at it."""
    red = await given_person(store)
    table = given_table(red.id)
    await store.add_table(table, [Seating(0, red.id, red.name), Seating(1, None, "", "level:1")])
    return red, table


@asynccontextmanager
async def opened(url: str, heard: asyncio.Queue[Committed | None] | None = None) -> AsyncIterator[Store]:
    """A store for a while."""
    store = Store(url)
    await store.open(None if heard is None else heard.put)
    try:
        yield store
    finally:
        await store.close()


async def until_heard(heard: asyncio.Queue[Committed | None], wanted: Committed | None) -> None:
    """Wait for a word."""
    async with asyncio.timeout(LONG):
        while await heard.get() != wanted:
            pass


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_after_a_restart_others_are_heard_again(fragile: Cluster, how: str) -> None:
    """Whoever listens looks up what was missed, and then hears of what comes."""

    async def story() -> None:
        heard: asyncio.Queue[Committed | None] = asyncio.Queue()
        async with opened(fragile.url) as writer, opened(fragile.url, heard):
            _, table = await seated(writer)
            for round_ in range(1, 3):
                await asyncio.to_thread(fragile.stop, how)
                await asyncio.to_thread(fragile.start)
                await until_heard(heard, None)
                assert await writer.commit(table.id, Entry(round_, CHOOSE, 0, "x", 1.0), Outcome(PLAYING, 1))
                await until_heard(heard, Committed(table.id, round_))

    run_apart(story())


def test_a_listener_that_fails_during_an_outage_listens_again(fragile: Cluster) -> None:
    """What is heard is looked up in the database; where that fails, it is looked up after the outage."""

    async def story() -> None:
        words: asyncio.Queue[Committed | None] = asyncio.Queue()
        failures = [Unavailable("gone while somebody was told")]

        async def hear(word: Committed | None) -> None:
            if failures:
                raise failures.pop()
            await words.put(word)

        listener = Store(fragile.url)
        await listener.open(hear)
        async with opened(fragile.url) as writer:
            _, table = await seated(writer)
            await writer.commit(table.id, Entry(1, CHOOSE, 0, "x", 1.0), Outcome(PLAYING, 1))
            await until_heard(words, None)
        await listener.close()

    run_apart(story())


def test_a_server_that_falls_silent_is_left(fragile: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failover may leave a connection that neither answers nor breaks."""
    monkeypatch.setattr(engine_module, "PULSE", 0.3)

    async def story() -> None:
        heard: asyncio.Queue[Committed | None] = asyncio.Queue()
        async with opened(fragile.url, heard):
            watcher = await asyncpg.connect(fragile.url)
            query = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
            process = await watcher.fetchval(query)
            os.kill(process, signal.SIGSTOP)
            try:
                await until_heard(heard, None)
            finally:
                os.kill(process, signal.SIGCONT)
                await watcher.close()

    run_apart(story())


def test_a_restart_between_two_requests_passes_unnoticed(fragile: Cluster) -> None:
    """Connections that were kept are dead; those who ask do not hear of it."""

    async def story() -> None:
        async with opened(fragile.url) as store:
            red, table = await seated(store)
            await asyncio.gather(*(store.person(red.id) for _ in range(8)))
            await asyncio.to_thread(fragile.stop)
            restarting = asyncio.create_task(asyncio.to_thread(fragile.start))
            found = await asyncio.gather(*(store.person(red.id) for _ in range(8)))
            assert all(found)
            assert await store.commit(table.id, Entry(1, CHOOSE, 0, "x", 1.0), Outcome(PLAYING, 1))
            await restarting

    run_apart(story())


def test_an_outage_is_told_and_ends(fragile: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody answers there is one error, and afterwards everything goes on."""
    monkeypatch.setattr(engine_module, "PATIENCE", 0.5)

    async def story() -> None:
        async with opened(fragile.url) as store:
            red, _ = await seated(store)
            await asyncio.to_thread(fragile.stop)
            with pytest.raises(Unavailable):
                await store.person(red.id)
            await asyncio.to_thread(fragile.start)
            assert await store.person(red.id) == red

    run_apart(story())


class Lossy:
    """A wire to PostgreSQL that loses the answer to one commit."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.armed = False
        self.server: asyncio.Server | None = None

    async def open(self) -> int:
        """Begin; the port to connect to."""
        self.server = await asyncio.start_server(self.join, "127.0.0.1", 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection through the wire."""
        back, forth = await asyncio.open_connection("127.0.0.1", self.port)
        lost = asyncio.Event()

        async def answers() -> None:
            while chunk := await back.read(65536):
                if lost.is_set():
                    break  # the commit has happened, and nobody hears of it
                writer.write(chunk)
            writer.close()

        answering = asyncio.create_task(answers())
        while chunk := await reader.read(65536):
            if self.armed and b"COMMIT" in chunk:
                self.armed = False
                lost.set()
            forth.write(chunk)
        forth.close()
        await answering


def test_a_commit_whose_answer_was_lost_is_not_a_lost_race(fragile: Cluster) -> None:
    """The number is taken, but by ourselves: the decision is acknowledged, and it stands there once."""

    async def story() -> None:
        wire = Lossy(fragile.port)
        through = make_url(fragile.url).set(port=await wire.open()).render_as_string(hide_password=False)
        async with opened(through) as store:
            _, table = await seated(store)
            entry = Entry(1, CHOOSE, 0, "x", 1.5)
            wire.armed = True
            assert await store.commit(table.id, entry, Outcome(PLAYING, 1))
            assert not wire.armed, "no answer was lost"
            assert await store.log(table.id) == [entry]
            other = Entry(1, CHOOSE, 0, "y", 1.6)
            assert not await store.commit(table.id, other, Outcome(PLAYING, 1))
            assert wire.server is not None
            wire.server.close()

    run_apart(story())


def test_a_look_whose_end_was_lost_is_repeated(fragile: Cluster) -> None:
    """Whether a reading transaction was committed does not matter."""

    async def story() -> None:
        wire = Lossy(fragile.port)
        through = make_url(fragile.url).set(port=await wire.open()).render_as_string(hide_password=False)
        async with opened(through) as store:
            red, _ = await seated(store)
            wire.armed = True
            assert await store.person(red.id) == red
            assert not wire.armed, "no answer was lost"
            assert wire.server is not None
            wire.server.close()

    run_apart(story())


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """The database and what SQLite lays beside it; one that was made with other rights is closed."""
    file = tmp_path / "deep" / "tables.db"

    async def story() -> None:
        async with opened(str(file)) as store:
            await given_person(store)
            modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
            assert set(modes.values()) == {0o600}, modes

    run_apart(story())
    file.chmod(0o644)
    run_apart(story())


@pytest.mark.parametrize("wrong", ["not a database", "a folder", "nobody listens", "no such database"])
def test_a_database_that_cannot_be_used_gets_one_sentence(
    tmp_path: Path, fragile: Cluster, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_module, "PATIENCE", 0.2)
    places = {
        "not a database": f"{tmp_path}/text.db",
        "a folder": f"{tmp_path}",
        "nobody listens": "postgresql://ember:hidden@127.0.0.1:1/postgres",
        "no such database": f"postgresql://ember:hidden@127.0.0.1:{fragile.port}/nowhere",
    }
    (tmp_path / "text.db").write_text("This is a letter, and a long one, to nobody in particular. " * 40)

    async def story() -> None:
        store = Store(places[wrong])
        with pytest.raises(BadDatabase) as refusal:
            await store.open()
        assert "cannot be used" in str(refusal.value)
        assert "\n" not in str(refusal.value)
        assert "hidden" not in str(refusal.value)

    run_apart(story())
