"""Somebody leaves in the middle of a game: those who are there decide, by a clock nobody can set."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Refused
from embertable.web.open_table import OpenTable
from embertable.web.open_tables import SUBSTITUTE, OpenTables
from embertable.web.settings import Settings
from tests.apart import run_apart

TRIO = next(name for name in CATALOGUE if 3 in game(name).seats)
PEOPLE = [Person(f"p{seat}", f"Name{seat}") for seat in range(3)]
DAY = 24 * 3600.0
Story = Callable[[OpenTables, OpenTable, int, int, int], Awaitable[None]]


def at_a_table_of_three(tmp_path: Path, story: Story, live: bool = True, **changes: Any) -> None:
    """A story at a table of three people: who is asked, and the two others. Nobody is at the table at first."""

    async def whole() -> None:
        usual: dict[str, Any] = {"database": f"{tmp_path}/absent.db", "bot_pace": 0.0, "patience": 0.0}
        settings = Settings(**(usual | changes))
        store, workers = Store(settings.database), BotWorkers(1)
        await store.open()
        tables = OpenTables(store, workers, settings)
        seatings = [Seating(seat, person.id, person.name) for seat, person in enumerate(PEOPLE)]
        try:
            opened = await tables.get(await tables.new_table(PEOPLE[0], TRIO, seatings, {}, 7, live))
            assert opened.turn is not None
            absent, first, second = opened.turn, (opened.turn + 1) % 3, (opened.turn + 2) % 3
            async with asyncio.timeout(60):
                await story(tables, opened, absent, first, second)
        finally:
            await tables.close()
            workers.close()
            await store.close()

    run_apart(whole())


def test_of_three_two_are_gone_and_the_third_plays_on(tmp_path: Path) -> None:
    """Absent people do not vote."""

    async def story(tables: OpenTables, opened: OpenTable, absent: int, first: int, _second: int) -> None:
        tables.present = lambda _table: {PEOPLE[first].id}
        await tables.agree(opened, first, absent)
        assert opened.bot_at(absent) == SUBSTITUTE

    at_a_table_of_three(tmp_path, story)


def test_everybody_who_is_there_decides(tmp_path: Path) -> None:
    """One vote of two is not enough."""

    async def story(tables: OpenTables, opened: OpenTable, absent: int, first: int, second: int) -> None:
        tables.present = lambda _table: {PEOPLE[first].id, PEOPLE[second].id}
        await tables.agree(opened, first, absent)
        assert not opened.bot_at(absent)
        with pytest.raises(Refused):
            await tables.agree(opened, first, absent)
        await tables.agree(opened, second, absent)
        assert opened.bot_at(absent) == SUBSTITUTE

    at_a_table_of_three(tmp_path, story)


def test_who_leaves_after_others_agreed_does_not_hold_them_up(tmp_path: Path) -> None:
    """The votes are counted again whenever somebody comes or goes."""

    async def story(tables: OpenTables, opened: OpenTable, absent: int, first: int, second: int) -> None:
        here = {PEOPLE[first].id, PEOPLE[second].id}
        tables.present = lambda _table: here
        await tables.agree(opened, first, absent)
        assert not opened.bot_at(absent)
        here.discard(PEOPLE[second].id)
        tables.wake(opened.row.id)
        await asyncio.gather(*tables.tasks)
        assert opened.bot_at(absent) == SUBSTITUTE

    at_a_table_of_three(tmp_path, story)


@pytest.mark.parametrize("jump", [-10 * DAY, 10 * DAY])
@pytest.mark.parametrize("live", [True, False])
def test_a_clock_that_is_set_makes_nobody_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float, live: bool
) -> None:
    """Neither forwards nor back, and no more after a restart."""

    async def story(tables: OpenTables, opened: OpenTable, absent: int, first: int, _second: int) -> None:
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + jump)
        assert not tables.is_late(opened)
        with pytest.raises(Refused):
            await tables.agree(opened, first, absent)
        await tables.clock.keep()
        again = OpenTables(tables.store, tables.bots.workers, tables.settings)
        await again.clock.keep()
        assert not again.is_late(await again.get(opened.row.id))

    at_a_table_of_three(tmp_path, story, live, patience=180.0, long_patience=2 * DAY)


def test_time_that_passes_makes_somebody_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also time that passed before a restart; a clock set back does not give more of it."""

    async def story(tables: OpenTables, opened: OpenTable, _absent: int, _first: int, _second: int) -> None:
        monkeypatch.setattr(time, "time", lambda: 0.0)
        tables.clock.began -= 100
        assert not tables.is_late(opened)
        await tables.clock.keep()
        again = OpenTables(tables.store, tables.bots.workers, tables.settings)
        await again.clock.keep()
        same = await again.get(opened.row.id)
        assert not again.is_late(same)
        again.clock.began -= 100
        assert again.is_late(same), "100 seconds before the restart and 100 after it"

    at_a_table_of_three(tmp_path, story, patience=180.0)


def test_processes_share_the_clock(tmp_path: Path) -> None:
    """Whoever is behind takes over what the other knows."""

    async def story(tables: OpenTables, _opened: OpenTable, _absent: int, _first: int, _second: int) -> None:
        tables.clock.began -= 5000
        await tables.clock.keep()
        other = OpenTables(tables.store, tables.bots.workers, tables.settings)
        await other.clock.keep()
        assert other.clock.now() >= 5000

    at_a_table_of_three(tmp_path, story)
