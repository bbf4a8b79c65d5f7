"""Who is at which table now: has a stream open, at this process or at another that shares the database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup

from embertable.store import Person, Unavailable
from embertable.web.accounts import new_id
from embertable.web.open_table import OpenTable
from embertable.web.visitor import Visitor

GRACE: Final = 4.0  # seconds: whoever only loads the page again does not leave
BEAT: Final = 20.0  # seconds between two signs of life of a process
SILENT: Final = 3 * BEAT  # after which nobody is believed to be at a process
NAMED: Final = 100  # people of one table a process names to the others; a note has room for these

logger = logging.getLogger(__name__)


@dataclass
class Presence:
    """The people at all tables. Processes tell each other in short notes that are not kept."""

    notify: Callable[[str], Awaitable[None]]
    wake: Callable[[str], None]  # let those who watch a table look again
    process: str = field(default_factory=new_id)
    streams: dict[str, Counter[str]] = field(default_factory=dict)  # by table: open streams of each person here
    elsewhere: dict[str, dict[str, frozenset[str]]] = field(default_factory=dict)  # by table and process: people
    heard: dict[str, float] = field(default_factory=dict)  # when a process was last heard of
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    passing: asyncio.Lock = field(default_factory=asyncio.Lock)

    @contextlib.contextmanager
    def at(self, opened: OpenTable, person: Person | None) -> Iterator[None]:
        """Somebody is at a table for as long as this lasts."""
        table, who = opened.row.id, person.id if person is not None else f"?{new_id()}"
        here = self.streams.get(table)
        if here is None:
            here = self.streams[table] = Counter()
            self.tell(table, asks=True)
        is_new = who not in here
        here[who] += 1
        if is_new:
            self.changed(table)
        try:
            yield
        finally:
            here[who] -= 1
            asyncio.get_running_loop().call_later(GRACE, self.let_go, table, who)

    def let_go(self, table: str, who: str) -> None:
        """A stream ended a while ago: if no other took its place, they left."""
        here = self.streams.get(table, Counter())
        if who in here and here[who] <= 0:
            del here[who]
            self.changed(table)
            if not here:
                del self.streams[table]

    def people(self, table: str) -> set[str]:
        """Everybody at a table: people by their ids, the others by names of the moment."""
        found = set(self.streams.get(table, ()))
        now = time.monotonic()
        for process, people in self.elsewhere.get(table, {}).items():
            if now - self.heard[process] < SILENT:
                found |= people
        return found

    # Between processes.

    def changed(self, table: str) -> None:
        """Show it here, and tell the others."""
        self.wake(table)
        self.tell(table)

    def tell(self, table: str, asks: bool = False) -> None:
        """Tell the other processes who is here; perhaps ask who is there."""
        people = sorted(self.streams.get(table, ()))[:NAMED]
        self.send({"table": table, "people": people, "asks": asks})

    def send(self, note: dict[str, Any]) -> None:
        """Pass a note without waiting for it."""
        self.start(self.pass_on(json.dumps({"process": self.process, **note})))

    async def pass_on(self, note: str) -> None:
        """A note that does not get through is not worth more than a line in the log: the next one says the same."""
        try:
            async with self.passing:  # one after another: the last note is the one that holds
                await self.notify(note)
        except Unavailable as error:
            logger.warning("cannot tell who is here: %s", error)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something, and hold on to it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, note: str) -> None:
        """What another process tells; an empty note: some may have been missed."""
        if not note:
            for table in self.streams:
                self.tell(table, asks=True)
            return
        content = json.loads(note)
        process, table = content["process"], content.get("table")
        if process == self.process:
            return
        self.heard[process] = time.monotonic()
        if table is None:
            return
        self.elsewhere.setdefault(table, {})[process] = frozenset(content["people"])
        if not content["people"]:
            del self.elsewhere[table][process]
        if not self.elsewhere[table]:
            del self.elsewhere[table]
        if table in self.streams:
            self.wake(table)
            if content["asks"]:
                self.tell(table)

    async def beat(self) -> None:
        """Show the others that this process lives, for as long as it does."""
        while True:
            await asyncio.sleep(BEAT)
            self.send({})
            now = time.monotonic()
            gone = {process for process, at in self.heard.items() if now - at > SILENT}
            for table in list(self.elsewhere):
                self.elsewhere[table] = {
                    process: each for process, each in self.elsewhere[table].items() if process not in gone
                }
                if not self.elsewhere[table]:
                    del self.elsewhere[table]
            for process in gone:
                del self.heard[process]

    async def close(self) -> None:
        """Nobody is here any more."""
        for task in list(self.tasks):
            task.cancel()
        for table in list(self.streams):
            self.streams[table].clear()
            await self.pass_on(json.dumps({"process": self.process, "table": table, "people": [], "asks": False}))


def seats_here(opened: OpenTable, people: set[str]) -> dict[int, bool]:
    """By seat, for the seats of people: whether they are at the table."""
    return {
        seating.seat: seating.person in people
        for seating in opened.seatings
        if seating.person is not None and not seating.open
    }


def onlookers(opened: OpenTable, people: set[str]) -> int:
    """How many look on."""
    return len(people - {seating.person for seating in opened.seatings if seating.person is not None})


def here_line(opened: OpenTable, visitor: Visitor, people: set[str]) -> Markup:
    """Who is at the table now, in words; nothing where the visitor is alone with bots."""
    mine = {visitor.person.id} if visitor.person is not None else set()
    seats = seats_here(opened, people | mine)
    looking = onlookers(opened, people | mine)
    if len(seats) < 2 and not looking:
        return Markup("")
    names = {seating.seat: seating.name for seating in opened.seatings}
    return visitor.page("table/here.html", seats=seats, names=names, onlookers=looking)
