"""Who is believed to be at a table, from the notes processes pass each other."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from embertable.games import CATALOGUE
from embertable.store import Person
from embertable.web import presence
from embertable.web.presence import SILENT, Presence
from tests.apart import run_apart
from tests.web.leaks import given_open_table


def note(process: str, people: list[str], asks: bool = False) -> str:
    return json.dumps({"process": process, "table": "abc", "people": people, "asks": asks})


def given() -> tuple[Presence, list[str]]:
    """A presence, and the notes it passes on."""
    passed: list[str] = []

    async def notify(words: str) -> None:
        passed.append(words)

    return Presence(notify, lambda table: None, "here"), passed


def test_a_process_that_falls_silent_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was at a process that was killed is away, a while later."""
    known, _ = given()
    known.hear(note("there", ["p1"]))
    assert known.people("abc") == {"p1"}
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + SILENT + 1)
    assert known.people("abc") == set()


def test_whoever_loads_the_page_again_does_not_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two streams of one person are one person; the last one to end takes them away, after a moment of grace."""
    monkeypatch.setattr(presence, "GRACE", 0.0)

    async def visits() -> None:
        known, passed = given()
        over = asyncio.Event()  # the moment of grace after a stream
        let_go = known.let_go

        def let_go_and_say(table: str, who: str) -> None:
            let_go(table, who)
            over.set()

        monkeypatch.setattr(known, "let_go", let_go_and_say)
        opened = given_open_table(CATALOGUE[0], 2, 1)
        with known.at(opened, Person("p0", "Red")):
            with known.at(opened, Person("p0", "Red")):
                pass
            await over.wait()
            assert known.people("abc") == {"p0"}
            known.hear(note("there", ["p1"], asks=True))
            await asyncio.gather(*known.tasks)
            assert json.loads(passed[-1])["people"] == ["p0"], "who asks is answered"
        assert known.people("abc") == {"p0", "p1"}
        over.clear()
        await over.wait()
        assert known.people("abc") == {"p1"}
        await asyncio.gather(*known.tasks)
        assert json.loads(passed[-1])["people"] == []

    run_apart(asyncio.wait_for(visits(), 20))


def test_notes_arrive_in_the_order_they_were_passed() -> None:
    """A note that takes long does not come after the next one: it would bring back somebody who left."""
    passed: list[int] = []

    async def notes() -> None:
        through = asyncio.Event()

        async def notify(words: str) -> None:
            number = json.loads(words)["number"]
            if number == 0:
                await through.wait()
            passed.append(number)

        known = Presence(notify, lambda table: None, "here")
        for number in range(3):
            known.send({"number": number})
        asyncio.get_running_loop().call_soon(through.set)  # after each of them has begun
        await asyncio.gather(*known.tasks)

    run_apart(asyncio.wait_for(notes(), 20))
    assert passed == [0, 1, 2]
