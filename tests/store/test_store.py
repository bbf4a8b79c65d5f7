"""The store: what is written is there, and of two that write the same number one loses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from secrets import token_hex

import pytest

from embertable.store import Outcome, Person, Seating, Store, TableRow, database_url
from embertable.store.engine import Committed, Hear
from embertable.store.people import NameTaken
from embertable.store.rows import BOT, OVER, PLAYING, WAITING
from embertable.store.store import BadDatabase
from embertable.table import CHOOSE, Entry
from tests.apart import run_apart


def with_store(url: str, hear: Hear | None = None) -> Callable[..., None]:
    """Run a story against an open store."""

    def run(story: Callable[[Store], Awaitable[None]]) -> None:
        async def whole() -> None:
            store = Store(url)
            await store.open(hear)
            try:
                await story(store)
            finally:
                await store.close()

        run_apart(whole())

    return run


def given_table(person: str, status: str = PLAYING) -> TableRow:
    """A table of two."""
    now = time.time()
    return TableRow(token_hex(6), "tatsu", 1, 2, {"a": "b"}, 2**70, True, True, person, now, status, 0, now)


async def given_person(store: Store) -> Person:
    """Somebody new."""
    person = Person(token_hex(8), f"Red {token_hex(4)}")
    await store.add_person(person)
    return person


def test_a_table_of_older_rules_is_written_anew(url: str) -> None:
    """Its keys and its rules change together; tables of today are left alone."""

    async def story(store: Store) -> None:
        red = await given_person(store)
        older, today = given_table(red.id), replace(given_table(red.id), rules=2)
        entries = [Entry(number, CHOOSE, 0, f"old {number}", 1.0) for number in (1, 2)]
        for table in (older, today):
            await store.add_table(table, [Seating(0, red.id, red.name), Seating(1, None, "", "level:1")], entries)
        found = [row.id for row in await store.older("tatsu", 2)]
        assert older.id in found
        assert today.id not in found
        assert await store.convert(older.id, 1, 2, [replace(entry, key=f"new {entry.number}") for entry in entries])
        assert not await store.convert(older.id, 1, 2, []), "another process was faster"
        assert [entry.key for entry in await store.log(older.id)] == ["new 1", "new 2"]
        assert [entry.key for entry in await store.log(today.id)] == ["old 1", "old 2"]
        assert older.id not in [row.id for row in await store.older("tatsu", 2)]

    with_store(url)(story)


def test_what_happened_is_there_in_order(url: str) -> None:
    """Entries come back as they went in, from any number on."""

    async def story(store: Store) -> None:
        red = await given_person(store)
        table = given_table(red.id)
        await store.add_table(table, [Seating(0, red.id, red.name), Seating(1, None, "", "level:1")])
        for number in range(1, 6):
            assert await store.commit(table.id, Entry(number, CHOOSE, 0, f"key {number}", 1.0), Outcome(PLAYING, 1))
        assert [entry.key for entry in await store.log(table.id, 3)] == ["key 4", "key 5"]
        assert table.id in await store.unfinished_with_bots()
        found = await store.table(table.id)
        assert found is not None
        assert (found.seed, found.turn, found.variants) == (2**70, 1, {"a": "b"})

    with_store(url)(story)


def test_the_insert_is_the_lock(url: str) -> None:
    """Many write the same number at once: exactly one wins, and nothing of the others remains."""

    async def story(store: Store) -> None:
        red = await given_person(store)
        table = given_table(red.id)
        await store.add_table(table, [Seating(0, red.id, red.name), Seating(1, None, "", "", True)])
        entries = [Entry(1, BOT, 1, f"rival {rival}") for rival in range(8)]
        outcomes = [Outcome(PLAYING, 1, (), Seating(1, None, f"rival {rival}", "level:1")) for rival in range(8)]
        won = await asyncio.gather(
            *(store.commit(table.id, entry, outcome) for entry, outcome in zip(entries, outcomes, strict=True))
        )
        assert won.count(True) == 1
        winner = entries[won.index(True)].key
        assert [entry.key for entry in await store.log(table.id)] == [winner]
        assert (await store.seatings(table.id))[1].name == winner

    with_store(url)(story)


def test_lists_of_tables(url: str) -> None:
    """Mine, waiting, to be seen."""

    async def story(store: Store) -> None:
        red = await given_person(store)
        waiting, playing = given_table(red.id, WAITING), given_table(red.id)
        for table in (waiting, playing):
            await store.add_table(table, [Seating(0, red.id, red.name), Seating(1, None, "", "", table is waiting)])
        assert {row.id for row, _ in await store.mine(red.id)} == {waiting.id, playing.id}
        assert waiting.id in {row.id for row, _ in await store.waiting()}
        assert playing.id in {row.id for row, _ in await store.shown()}
        assert await store.commit(playing.id, Entry(1, CHOOSE, 0, "x", 1.0), Outcome(OVER, -1, (5, -2)))
        over = {row.id: row for row, _ in await store.mine(red.id)}[playing.id]
        assert (over.status, over.points) == (OVER, (5, -2))

    with_store(url)(story)


def test_a_kept_name_is_one_persons(url: str) -> None:
    """A name with a password cannot be kept by a second person; without one, names may be alike."""

    async def story(store: Store) -> None:
        red, other = await given_person(store), await given_person(store)
        await store.rename(other.id, red.name)
        await store.set_password(red.id, "hash")
        with pytest.raises(NameTaken):
            await store.set_password(other.id, "hash")
        assert await store.password(red.name) == (red.id, "hash")

    with_store(url)(story)


def test_talk_keeps_its_order(url: str) -> None:
    """Many speak at once; every line is kept and has a number of its own."""

    async def story(store: Store) -> None:
        red = await given_person(store)
        table = given_table(red.id)
        await store.add_table(table, [Seating(0, red.id, red.name), Seating(1, None, "", "level:1")])
        await asyncio.gather(*(store.say(table.id, 0, red.name, f"line {number}") for number in range(12)))
        lines = await store.talk(table.id)
        assert [line.number for line in lines] == list(range(1, 13))
        assert {line.text for line in lines} == {f"line {number}" for number in range(12)}

    with_store(url)(story)


def test_processes_tell_each_other(cluster: str) -> None:
    """What one connection commits, another hears of; what is rolled back, nobody."""
    heard: asyncio.Queue[Committed | None] = asyncio.Queue()

    async def story(store: Store) -> None:
        other = Store(cluster)
        await other.open(heard.put)
        red = await given_person(store)
        table = given_table(red.id)
        await store.add_table(table, [Seating(0, red.id, red.name), Seating(1, None, "", "level:1")])
        await store.commit(table.id, Entry(1, CHOOSE, 0, "x", 1.0), Outcome(PLAYING, 1))
        await store.commit(table.id, Entry(1, CHOOSE, 0, "lost", 1.0), Outcome(PLAYING, 1))
        await store.commit(table.id, Entry(2, CHOOSE, 0, "y", 1.0), Outcome(PLAYING, 1))
        said = [await asyncio.wait_for(heard.get(), 10) for _ in range(2)]
        assert said == [Committed(table.id, 1), Committed(table.id, 2)]
        await other.close()

    with_store(cluster)(story)


def test_databases_that_are_none() -> None:
    """A file, a URL, or one sentence."""
    assert database_url("/a.db") == "sqlite+pysqlite:////a.db"
    assert database_url("postgresql://a:b@c/d") == "postgresql+asyncpg://a:b@c/d"
    for wrong in ("mysql://a/b", "://", "postgresql://a:bc:d/e"):
        with pytest.raises(BadDatabase):
            database_url(wrong)
