"""Which bot thinks next: people are served alike, however many tables they open; small decisions come first."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

TOLD: Final = 1.0  # seconds until those whose place has changed are told: a line moves faster than anybody reads
LATER: Final = 1 << 40
"""The cost of what nobody sits and waits for: it is thought about when nothing else is."""


@dataclass(eq=False)
class Waiting:
    """A decision that waits for a thinker."""

    person: str  # who opened the table
    cost: int
    number: int  # by arrival
    table: str
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def rank(self) -> tuple[int, int]:
        """In the line of one person: what is small first, then what came first."""
        return self.cost, self.number


class BotQueue:
    """The line before a few thinkers.

    Whoever has used the least time is served next. Somebody new begins with as much as the one served least has used:
    neither those who come nor those who stay can be kept waiting by one who opens many tables.
    """

    def __init__(self, places: int, each: int) -> None:
        self.places = places  # how many think at once
        self.each = each  # how many of them for one person
        self.moved: Callable[[str], None] = lambda _table: None  # whom to tell that a table's place has changed
        self.called: set[str] = set()  # tables that left the line since those who watch were told
        self.telling: asyncio.TimerHandle | None = None
        self.lines: dict[str, list[Waiting]] = {}
        self.running: Counter[str] = Counter()
        self.used: dict[str, float] = {}  # seconds of thinking, by person
        self.arrived = 0

    @property
    def waiting(self) -> int:
        """How many decisions wait."""
        return sum(len(line) for line in self.lines.values())

    @property
    def thinking(self) -> int:
        """How many are being thought about."""
        return self.running.total()

    def ahead(self, table: str) -> int | None:
        """About how many decisions come before this table's; None where it does not wait."""
        for person, line in self.lines.items():
            for place, each in enumerate(line):
                if each.table == table:
                    others = sum(min(len(other), place + 1) for name, other in self.lines.items() if name != person)
                    return place + others + self.thinking
        return None

    @asynccontextmanager
    async def turn(self, person: str, table: str, cost: int) -> AsyncIterator[None]:
        """Wait for a thinker; it is this decision's for as long as this lasts."""
        await self.wait(person, table, cost)
        began = time.monotonic()
        try:
            yield
        finally:
            self.leave(person, time.monotonic() - began)

    async def wait(self, person: str, table: str, cost: int) -> None:
        """Stand in line."""
        floor = min((self.used.get(each, 0.0) for each in {*self.lines, *self.running}), default=0.0)
        self.used[person] = max(self.used.get(person, 0.0), floor)
        self.arrived += 1
        one = Waiting(person, cost, self.arrived, table)
        line = self.lines.setdefault(person, [])
        line.append(one)
        line.sort(key=lambda each: each.rank)
        self.call()
        if not one.called.done():
            self.tell_soon()
        try:
            await one.called
        except asyncio.CancelledError:
            if one.called.done() and not one.called.cancelled():
                self.leave(person, 0.0)  # called at the very moment it went away
            else:
                self.drop(one)
            raise

    def call(self) -> None:
        """Call whoever is next, while there is a place."""
        while self.thinking < self.places:
            free = [person for person in self.lines if self.running[person] < self.each]
            if not free:
                return
            person = min(free, key=self.turn_of)
            one = self.lines[person][0]
            self.drop(one)
            if one.called.cancelled():
                continue  # it goes away at this very moment
            self.running[person] += 1
            one.called.set_result(None)
            if self.telling is not None:
                self.called.add(one.table)

    def turn_of(self, person: str) -> tuple[bool, float, tuple[int, int]]:
        """Who comes first: what can wait comes last, then whoever has used less, then what is small."""
        one = self.lines[person][0]
        return one.cost >= LATER, self.used[person], one.rank

    def drop(self, one: Waiting) -> None:
        """Somebody leaves the line."""
        line = self.lines.get(one.person, [])
        if one in line:
            line.remove(one)
            if not line:
                del self.lines[one.person]

    def leave(self, person: str, seconds: float) -> None:
        """A thinker is free again."""
        self.used[person] += seconds
        self.running[person] -= 1
        if not self.running[person]:
            del self.running[person]
        self.call()
        self.forget()

    def tell_soon(self) -> None:
        """While somebody waits those who watch are told every now and then: once for all that happened meanwhile."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(TOLD, self.tell)

    def tell(self) -> None:
        """Tell those in the line, and those who have left it since."""
        self.telling = None
        told, self.called = self.called | {each.table for line in self.lines.values() for each in line}, set()
        if self.lines:
            self.tell_soon()
        for table in told:
            self.moved(table)

    def forget(self) -> None:
        """Nobody is remembered for longer than it matters: whoever is away and has used less than all who are here."""
        here = {*self.lines, *self.running}
        floor = min((self.used[each] for each in here), default=float("inf"))
        self.used = {person: used for person, used in self.used.items() if person in here or used > floor}
