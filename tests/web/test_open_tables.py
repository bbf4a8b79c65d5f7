"""The one way to change a table: proposed, committed, accepted; here, and at another process over the same database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import delete

from embertable.core.codec import digest
from embertable.core.flow import State, Step
from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store, schema
from embertable.store.rows import OVER, PLAYING, WAITING
from embertable.table import open_table, table
from embertable.table.stills import Stills, apply_held
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Stale
from embertable.web.open_table import OpenTable, outcome_of
from embertable.web.open_tables import OpenTables
from embertable.web.settings import Settings
from tests.apart import run_apart

PAIR = next(name for name in CATALOGUE if 2 in game(name).seats)
RED, BLUE = Person("p0", "Red"), Person("p1", "Blue")
PEOPLE = (Seating(0, RED.id, RED.name), Seating(1, BLUE.id, BLUE.name))
Story = Callable[[OpenTables, OpenTables, str], Awaitable[None]]


def at_two_processes(tmp_path: object, story: Story) -> None:
    """Play a story at two sets of tables over one database; SQLite tells neither of the other."""

    async def whole() -> None:
        settings = Settings(database=f"{tmp_path}/tables.db")
        stores = [Store(settings.database) for _ in range(2)]
        for store in stores:
            await store.open()
        here, there = (OpenTables(store, BotWorkers(1), settings) for store in stores)
        try:
            await story(here, there, await here.new_table(RED, PAIR, PEOPLE, {}, 7))
        finally:
            for store in stores:
                await store.close()

    run_apart(whole())


async def choose_first(tables: OpenTables, opened: OpenTable, seen: int | None = None) -> None:
    """Whoever is asked chooses the first option."""
    assert opened.turn is not None
    await tables.choose(opened, opened.turn, opened.table.s.options[0].key(), seen)


def test_the_rules_run_once_for_a_decision(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[str] = []

    def counted(s: State, option: Step) -> Stills:
        runs.append(option.key())
        return apply_held(s, option)

    async def story(here: OpenTables, _there: OpenTables, name: str) -> None:
        opened = await here.get(name)
        monkeypatch.setattr(table, "apply_held", counted)
        await choose_first(here, opened)
        assert runs == [decision.key for decision in opened.table.record.decisions]

    at_two_processes(tmp_path, story)


def test_whoever_is_slower_sees_what_the_faster_did(tmp_path: object) -> None:
    """A lost race is refused, and those who watch at the slower process look again."""

    async def story(here: OpenTables, there: OpenTables, name: str) -> None:
        fast, slow = await here.get(name), await there.get(name)
        watcher = asyncio.Event()
        slow.watchers.add(watcher)
        await choose_first(here, fast)

        with pytest.raises(Stale):
            await choose_first(there, slow, seen=0)

        assert digest(slow.table.s) == digest(fast.table.s)
        assert watcher.is_set()
        await choose_first(there, slow)
        assert [entry.number for entry in slow.table.entries] == [1, 2]

    at_two_processes(tmp_path, story)


def test_what_others_committed_is_accepted_as_it_was_written(tmp_path: object) -> None:
    """Choices, undos and who gave up come to the other process by the log alone."""

    async def story(here: OpenTables, there: OpenTables, name: str) -> None:
        first, second = await here.get(name), await there.get(name)
        for _ in range(12):
            seat = first.turn
            assert seat is not None
            await choose_first(here, first)
            if first.table.undoable(seat):
                await here.undo(first, seat, False, None)
                await choose_first(here, first)
        await here.concede(first, 1)

        await there.look_up(second)

        assert second.table.entries == first.table.entries
        assert digest(second.table.s) == digest(first.table.s)
        assert (second.outcome, second.seatings) == (first.outcome, first.seatings)
        row = await there.store.table(name)
        assert row is not None
        assert (row.status, row.points) == (OVER, first.outcome.points)

    at_two_processes(tmp_path, story)


@pytest.mark.parametrize(
    ("others", "gave_up", "status"),
    [
        ([Seating(1, None, "", "level:1"), Seating(2, None, "", "level:1")], (), PLAYING),
        ([Seating(1, None, "", "level:1"), Seating(2, None, "", "", True)], (), WAITING),
        ([Seating(1, None, "", "level:1"), Seating(2, None, "", "level:1")], (0,), OVER),
        ([Seating(1, "p1", "Blue"), Seating(2, None, "", "level:1")], (0,), PLAYING),
        ([Seating(1, "p1", "Blue"), Seating(2, None, "", "level:1")], (0, 1), OVER),
    ],
)
def test_what_becomes_of_a_table(others: list[Seating], gave_up: tuple[int, ...], status: str) -> None:
    """It waits while a seat is open; it is over when no person is left who plays."""
    name = next(name for name in CATALOGUE if 3 in game(name).seats)
    played = open_table(game(name), 3)
    for seat in gave_up:
        played.concede(seat)

    outcome = outcome_of(played, [PEOPLE[0], *others])

    assert outcome.status == status
    assert (outcome.turn >= 0) == (status == PLAYING)
    assert bool(outcome.points) == (status == OVER)


def test_what_a_failover_lost_is_lost_in_memory_too(tmp_path: object) -> None:
    """A standby that was behind has a shorter log: the table goes on from there, without a hole."""

    async def story(here: OpenTables, there: OpenTables, name: str) -> None:
        opened = await here.get(name)
        await choose_first(here, opened)
        await choose_first(here, opened)
        last = delete(schema.log).where(schema.log.c.table == name, schema.log.c.number == 2)
        await there.store.engine.write(lambda db: db.execute(last))

        await here.hear(None)

        assert opened.shut
        again = await here.get(name)
        assert again.last_entry == 1
        await choose_first(here, again)
        assert [entry.number for entry in await here.store.log(name)] == [1, 2]

    at_two_processes(tmp_path, story)
