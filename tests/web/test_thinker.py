"""A thinking process is told of a table once, and then only what is new; what it makes of it is the same."""

from __future__ import annotations

import asyncio
import pickle
import random
import subprocess
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from embertable.core.codec import digest
from embertable.core.flow import asked
from embertable.games import CATALOGUE, game
from embertable.table import Table, open_table
from embertable.web import thinker as thinker_module
from embertable.web.bot_workers import Thinkers
from embertable.web.thinker import Position, Thinker, ThoughtFailed
from embertable.web.thinking import Desk, Fault, News, Task, done, think
from tests.apart import run_apart

WAITER = ("p0", "t", 1)
LONG = 120.0  # seconds nobody should wait


def position_at(table: Table, name: str = "t") -> Position:
    """A table as it is now."""
    return Position(name, table.game.id, table.s, table.entries, len(table.entries))


def told(teller: Thinker, position: Position) -> News:
    """What goes along the wire, as it comes out at the other end."""
    news: News = pickle.loads(pickle.dumps(teller.news(position)))
    return news


def a_teller() -> Thinker:
    """The server's side of a thinker, without a process."""
    teller = Thinker.__new__(Thinker)
    teller.told = OrderedDict()
    return teller


def choose_some(table: Table, chance: random.Random, count: int) -> None:
    """Somebody chooses, so many times."""
    for _ in range(count):
        if not table.over:
            table.choose(asked(table.s).seat, chance.choice(table.s.options).key())


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_a_thinker_makes_of_the_news_is_the_position(name: str) -> None:
    """After choices, undos and entries that change nothing, the whole or only what is new was told."""
    box, chance = game(name), random.Random(5)
    table, teller, desk = open_table(box, max(2, box.seats[0]), seed=3), a_teller(), Desk()
    whole = 0
    for number in range(16):
        choose_some(table, chance, chance.randrange(4))
        if number % 5 == 4 and table.record.decisions:
            last = table.record.decisions[-1].seat
            if table.undoable(last):
                table.undo(last)
        if number % 4 == 3:
            table.accept(table.propose(table.entry("agree", 0, "1")))
        news = told(teller, position_at(table))
        whole += news.saved is not None
        assert digest(desk.lay_out(news)) == digest(table.s)
    assert 1 <= whole < 8


def test_a_thinker_does_not_hold_on_to_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is forgotten here is forgotten there, and told anew."""
    monkeypatch.setattr(thinker_module, "REMEMBERED", 3)
    box = game(CATALOGUE[0])
    table, teller, desk = open_table(box, max(2, box.seats[0]), seed=3), a_teller(), Desk()
    for name in ("a", "b", "c", "a", "d"):
        desk.lay_out(told(teller, position_at(table, name)))
    assert set(desk.tables) == set(teller.told) == {"a", "c", "d"}
    assert told(teller, position_at(table, "b")).saved is not None
    assert told(teller, position_at(table, "a")).saved is None


def test_what_was_thought_about_stays_as_it_was() -> None:
    """A bot may do with its position what it likes."""
    box = game(CATALOGUE[0])
    table, teller, desk = open_table(box, max(2, box.seats[0]), seed=3), a_teller(), Desk()
    position = desk.lay_out(told(teller, position_at(table)))
    position.agenda.clear()
    assert digest(desk.lay_out(told(teller, position_at(table)))) == digest(table.s)


def test_news_that_do_not_fit_are_a_fault_that_names_no_option() -> None:
    """The table is not remembered then, and the fault says nothing that may be hidden."""
    box = game(CATALOGUE[0])
    table, teller, desk = open_table(box, max(2, box.seats[0]), seed=3), a_teller(), Desk()
    desk.lay_out(told(teller, position_at(table)))
    wrong = News("t", box.id, None, [(asked(table.s).seat, "no such key")], [])
    fault = done(desk, Task(len, wrong, ()))
    assert isinstance(fault, Fault)
    assert fault.name == "IllegalChoice"
    assert "no such key" not in fault.trace
    assert table.s.options[0].key() not in fault.trace
    assert not desk.tables


def with_thinkers(story: Callable[[Thinkers], Awaitable[None]]) -> None:
    """A story with a real process."""

    async def whole() -> None:
        thinkers = Thinkers(1, 1)
        try:
            async with asyncio.timeout(LONG):
                await story(thinkers)
        finally:
            thinkers.close()

    run_apart(whole())


def test_a_process_that_forgot_is_told_everything() -> None:
    """Whatever went wrong with a table, the next attempt tells it whole."""
    box = game(CATALOGUE[0])
    table = open_table(box, max(2, box.seats[0]), seed=3)

    async def story(thinkers: Thinkers) -> None:
        first = thinkers.take("t")
        first.told["t"] = 0  # as if it had been told
        thinkers.give_back(first)
        question = (position_at(table), box.id, asked(table.s).seat, "random", 1)
        with pytest.raises(ThoughtFailed):
            await first.think(think, *question)
        assert await thinkers.think(WAITER, think, *question) in [option.key() for option in table.s.options]
        assert thinkers.idle == [first], "it is the same process"

    with_thinkers(story)


def test_work_that_fails_leaves_the_process_alive(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing comes of it; the log says where, and not what."""

    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(WAITER, int, None, "hidden") is None
        assert await thinkers.think(WAITER, abs, None, -3) == 3
        assert len(thinkers.idle) == 1

    with_thinkers(story)
    assert "ValueError" in caplog.text
    assert "hidden" not in caplog.text


def test_who_goes_away_ends_the_thinker_at_work() -> None:
    """Its answer would be taken for another's."""

    async def story(thinkers: Thinkers) -> None:
        task = asyncio.create_task(thinkers.think(WAITER, time.sleep, None, 1000))
        while not thinkers.busy:
            await asyncio.sleep(0)
        await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.wait([task])
        assert (thinkers.idle, thinkers.busy) == ([], set())
        assert await thinkers.think(WAITER, abs, None, -4) == 4

    with_thinkers(story)


FIRST_OF_A_SERVER = """
import signal
from embertable.web.thinker import Thinker

if __name__ == "__main__":
    first = Thinker()
    with open(f"/proc/{first.process.pid}/status") as status:
        blocked = int(next(line for line in status if line.startswith("SigBlk")).split()[1], 16)
    first.kill()
    print(*(bool(blocked >> (each - 1) & 1) for each in (signal.SIGINT, signal.SIGTERM)))
"""


def test_already_the_first_thinker_of_a_server_does_not_hear_that_it_stops(tmp_path: Path) -> None:
    """Ctrl-C and the end of a service reach the whole group; a thinker that hears them dies, and is told of."""
    script = tmp_path / "server.py"
    script.write_text(FIRST_OF_A_SERVER, encoding="utf-8")
    said = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=LONG, check=True)
    assert said.stdout == "True True\n"
