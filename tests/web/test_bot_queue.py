"""Bots wait in a fair line: nobody's many tables keep another's bots from thinking."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store, Unavailable
from embertable.store.rows import PLAYING
from embertable.web import bot_turns, bot_workers
from embertable.web.bot_queue import LATER, BotQueue
from embertable.web.bot_workers import BotWorkers
from embertable.web.open_table import OpenTable
from embertable.web.open_tables import OpenTables
from embertable.web.settings import Settings
from tests.apart import run_apart
from tests.web.serving import Client, serving
from tests.web.test_processes import members, usual_seats

LONG = 60.0  # seconds nobody should wait
PAIR = next(name for name in CATALOGUE if 2 in game(name).seats)
RED = Person("p0", "Red")


def served(queue: BotQueue, wanted: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The order in which a line with one place serves people and their decisions, who all came at once."""

    async def story() -> list[tuple[str, int]]:
        order: list[tuple[str, int]] = []

        async def decide(person: str, cost: int, number: int) -> None:
            async with queue.turn(person, f"t{number}", cost):
                order.append((person, cost))
                await asyncio.sleep(0)
                queue.used[person] += cost  # as if it had taken so long

        await asyncio.wait_for(
            asyncio.gather(*(decide(person, cost, number) for number, (person, cost) in enumerate(wanted))), LONG
        )
        return order

    return run_apart(story())


def test_people_are_served_alike() -> None:
    """Fifty tables of one do not delay the one table of another by more than the decision being thought about."""
    order = served(BotQueue(1, 1), [*[("many", 4)] * 50, ("one", 4)])
    assert order.index(("one", 4)) == 1


def test_what_can_wait_comes_last() -> None:
    """An analysis is thought about when nobody waits for a bot, however little its owner has used."""
    order = served(BotQueue(1, 1), [("a", 3), ("b", LATER), ("c", 9), ("c", 9), ("c", 9)])
    assert order[-1] == ("b", LATER)


def test_small_decisions_come_first() -> None:
    """Among the decisions of one person, and between people who have used the same."""
    assert served(BotQueue(1, 1), [("a", 9), ("a", 5), ("a", 1)])[1:] == [("a", 1), ("a", 5)]
    assert served(BotQueue(1, 1), [("a", 9), ("b", 8), ("c", 2)])[1:] == [("c", 2), ("b", 8)]


def test_a_person_has_only_so_many_thinkers() -> None:
    """Others find a place at once."""

    async def story() -> None:
        queue = BotQueue(3, 2)
        hold = asyncio.Event()

        async def decide(person: str, table: str) -> None:
            async with queue.turn(person, table, 1):
                await hold.wait()

        tasks = [asyncio.create_task(decide("many", f"m{number}")) for number in range(10)]
        await asyncio.sleep(0)
        assert (queue.thinking, queue.waiting) == (2, 8)
        tasks.append(asyncio.create_task(decide("one", "o")))
        await asyncio.sleep(0)
        assert queue.running["one"] == 1
        assert queue.ahead("m9") == 7 + 3
        assert queue.ahead("o") is None
        hold.set()
        await asyncio.gather(*tasks)

    run_apart(story())


def test_a_line_that_moves_is_told_of_now_and_then() -> None:
    """However fast it moves: a page is drawn for whoever watches. Who was called is told too, who never waited not."""

    async def story() -> None:
        queue = BotQueue(1, 1)
        told: list[str] = []
        queue.moved = told.append
        holds = [asyncio.Event() for _ in range(4)]

        async def decide(number: int) -> None:
            async with queue.turn("one", f"t{number}", 1):
                await holds[number].wait()

        async def decided(*numbers: int) -> None:
            for number in numbers:
                holds[number].set()
                await tasks[number]

        tasks = [asyncio.create_task(decide(number)) for number in range(4)]
        await asyncio.sleep(0)
        await decided(0, 1)
        assert (told, queue.telling is None) == ([], False), "it moved, and will be told of"
        queue.tell()
        assert sorted(told) == ["t1", "t2", "t3"]
        await decided(2, 3)
        queue.tell()
        assert sorted(told[3:]) == ["t3"]
        assert queue.telling is None, "nobody waits: nobody is told"

    run_apart(story())


def test_who_goes_away_leaves_the_line() -> None:
    """A table that is closed while it waits takes nobody's place, and nobody is remembered for ever."""

    async def story() -> None:
        queue = BotQueue(1, 1)
        hold = asyncio.Event()

        async def decide(person: str) -> None:
            async with queue.turn(person, person, 1):
                await hold.wait()

        tasks = [asyncio.create_task(decide(f"p{number}")) for number in range(100)]
        await asyncio.sleep(0)
        for task in tasks[1:50]:
            task.cancel()
        await asyncio.sleep(0)
        assert queue.waiting == 50
        hold.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (queue.waiting, queue.thinking, queue.used) == (0, 0, {})

    run_apart(story())


def test_who_goes_away_together_leaves_nothing_behind() -> None:
    """Those who think and those who wait end at once, as when a server stops; nobody who left is called."""

    async def story() -> None:
        queue = BotQueue(1, 1)

        async def decide(person: str) -> None:
            async with queue.turn(person, person, 1):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(decide(f"p{number % 3}")) for number in range(9)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(end) for end in ends} == {asyncio.CancelledError}
        assert (queue.waiting, queue.thinking, queue.used) == (0, 0, {})

    run_apart(story())


def test_a_line_of_masters_delays_nobody_else(tmp_path: Path) -> None:
    """Somebody opens many tables of masters; another's bots, small and large, still answer."""
    name = CATALOGUE[0]
    with serving(f"{tmp_path}/starved.db", ping=0.2) as server:
        greedy, red = server.client("Many"), server.client("Red")
        seats = game(name).seats[-1]
        tables = [greedy.open(name, ["me", *["bot level:6"] * (seats - 1)])["id"] for _ in range(40)]
        for level in ("level:2", "level:4"):
            table = red.open(name, [f"bot {level}", *["me"], *["bot level:1"] * (game(name).seats[0] - 2)])["id"]
            red.turn(table)
        assert any("data-ahead" in greedy.http.get(f"/t/{table}").text for table in tables), "nobody shows the line"


def with_tables(tmp_path: Path, story: Callable[[OpenTables, OpenTable], Awaitable[None]]) -> None:
    """A story at a table where a bot comes after a person."""

    async def whole() -> None:
        settings = Settings(database=f"{tmp_path}/turns.db", bot_pace=0.0)
        store, workers = Store(settings.database), BotWorkers(1)
        await store.open()
        tables = OpenTables(store, workers, settings)
        seatings = [Seating(0, RED.id, RED.name), Seating(1, None, "", "level:1")]
        try:
            opened = await tables.get(await tables.new_table(RED, PAIR, seatings, {}, 7))
            async with asyncio.timeout(LONG):
                await story(tables, opened)
        finally:
            await tables.close()
            workers.close()
            await store.close()

    run_apart(whole())


async def until_asked(opened: OpenTable, seat: int = 0) -> None:
    """Wait until a seat is asked, or the game is over."""
    changed = asyncio.Event()
    opened.watchers.add(changed)
    while opened.status == PLAYING and opened.turn != seat:
        await changed.wait()
        changed.clear()
    opened.watchers.discard(changed)


async def choose_until_bot(tables: OpenTables, opened: OpenTable) -> None:
    """The person chooses until the bot is asked."""
    while opened.turn == 0:
        await tables.choose(opened, 0, opened.table.s.options[0].key(), None)


def test_a_fault_of_the_database_does_not_end_a_bots_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It tries again, until what it chose is written."""
    monkeypatch.setattr(bot_turns, "REST", 0.01)

    async def story(tables: OpenTables, opened: OpenTable) -> None:
        commit, faults = tables.store.commit, [Unavailable("full"), Unavailable("locked"), Unavailable("gone")]

        async def failing(*change: object) -> bool:
            if faults and opened.turn == 1:
                raise faults.pop()
            return await commit(*change)  # type: ignore[arg-type]  # what it was called with

        await until_asked(opened)
        monkeypatch.setattr(tables.store, "commit", failing)
        await choose_until_bot(tables, opened)
        await until_asked(opened)
        assert not faults
        assert opened.faults == 0

    with_tables(tmp_path, story)


@pytest.mark.parametrize("revive", ["hurry", "reload"])
def test_a_bot_that_stopped_is_revived_by_whoever_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, revive: str
) -> None:
    """A fault nobody thought of ends its turn; somebody hurries it, or loads the page again."""
    monkeypatch.setattr(bot_turns, "REST", 1e6)
    monkeypatch.setattr(bot_turns, "LONGEST_REST", 1e6)

    async def story(tables: OpenTables, opened: OpenTable) -> None:
        await until_asked(opened)
        key, faults = tables.bots.workers.key, [RuntimeError("nobody thought of this")]

        async def failing(*position: object) -> str:
            if faults:
                raise faults.pop()
            return await key(*position)  # type: ignore[arg-type]  # what it was called with

        monkeypatch.setattr(tables.bots.workers, "key", failing)
        await choose_until_bot(tables, opened)
        while opened.faults == 0:
            await asyncio.sleep(0)
        assert opened.turn == 1
        if revive == "hurry":
            tables.bots.hurry(opened)
        else:
            await tables.get(opened.row.id)
        await until_asked(opened)

    with_tables(tmp_path, story)


def test_a_bot_that_always_fails_still_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few faults in a row it takes any option: nothing is stuck."""
    monkeypatch.setattr(bot_turns, "REST", 0.01)

    async def story(tables: OpenTables, opened: OpenTable) -> None:
        await until_asked(opened)

        async def failing(*_position: object) -> str:
            raise RuntimeError("never again")

        monkeypatch.setattr(tables.bots.workers, "key", failing)
        await choose_until_bot(tables, opened)
        await until_asked(opened)

    with_tables(tmp_path, story)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_thinker_that_dies_or_is_stuck_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    """A real process, killed or stopped while it thinks."""
    monkeypatch.setattr(bot_workers, "LONGEST", 3.0)

    async def story(tables: OpenTables, opened: OpenTable) -> None:
        await until_asked(opened)
        for thinker in tables.bots.workers.quick.idle:
            assert thinker.process.pid is not None
            os.kill(thinker.process.pid, how)
        await choose_until_bot(tables, opened)
        await until_asked(opened)

    with_tables(tmp_path, story)


def test_thinkers_are_killed_with_a_server_that_plays_on(tmp_path: Path) -> None:
    """Every thinking process of a server is killed; its tables go on."""
    with serving(f"{tmp_path}/killed.db") as server:
        red = server.client()
        table = red.open(PAIR, usual_seats(PAIR))["id"]
        for _ in range(3):
            seen = red.turn(table)
            for process in members(server.process.pid):
                if process != server.process.pid:
                    os.kill(process, signal.SIGKILL)
            if seen["status"] == "over":
                break
            Client.ok(red.first(seen))
        red.turn(table)
