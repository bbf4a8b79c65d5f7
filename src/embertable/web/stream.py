"""Server-sent events: the table as it changes, numbered, so that a browser that was away goes on where it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any, Final

from litestar import get
from litestar.response import Stream

from embertable.store import Seating, Unavailable
from embertable.web.open_table import Hinted, OpenTable
from embertable.web.regions import Page, encoded
from embertable.web.requests import Asking
from embertable.web.site import Site
from embertable.web.table_routes import origin_of
from embertable.web.visitor import Visitor

BREATH: Final = 0.05  # seconds between two events of a stream: what happens in between comes together
AGAIN: Final = 0.5  # seconds until a database that is away is asked again
HERE: Final = b": here\n\n"


@get("/t/{table:str}/events", include_in_schema=False)
async def events(table: str, request: Asking, site: Site, visitor: Visitor) -> Stream:
    """The stream of one table for one visitor."""
    opened = await site.tables.get(table)
    seen = request.headers.get("last-event-id") or request.query_params.get("cursor") or ""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    stream = watch(site, opened, visitor, seen, origin_of(request))
    return Stream(attend(site, opened, visitor, stream), media_type="text/event-stream", headers=headers)


async def attend(site: Site, opened: OpenTable, visitor: Visitor, stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Whoever listens is at the table."""
    with site.presence.at(opened, visitor.person):
        async for each in stream:
            yield each


async def watch(site: Site, opened: OpenTable, visitor: Visitor, seen: str, origin: str) -> AsyncGenerator[bytes, None]:
    """Whatever changes: whole regions, only those that are not in the browser already."""
    bell = Bell(site.settings.ping)
    opened.watchers.add(bell.changed)
    shown: Page | None = None
    sent_at = 0.0
    sent_cursor = seen
    here: tuple[set[str], list[Seating]] | None = None
    waits = waiting(site, opened)
    known = seen  # how far the browser was told
    try:
        if entry_of(seen) > opened.last_entry:  # by another process, of which this one has not heard yet
            await site.tables.look_up(opened)
        if seen == opened.cursor:
            page = await patiently(site, opened, visitor, origin)
            if seen == opened.cursor:  # the table may have gone on meanwhile
                shown = page  # the browser has this page already
        while True:
            if opened.cursor != sent_cursor or waits != waiting(site, opened):
                sent_cursor, waits = opened.cursor, waiting(site, opened)
                page = await patiently(site, opened, visitor, origin)
                if (content := page.since(shown)) is not None:
                    sent_at = time.monotonic()
                    yield message("table", content, sent_cursor)
                elif sent_cursor != known:
                    yield f"id: {sent_cursor}\n\n".encode()  # a secret choice: nothing of it shows
                shown, known = page, sent_cursor
            if (around := (site.presence.people(opened.row.id), list(opened.seatings))) != here:
                here = around
                yield message("here", site.here(opened, visitor))
            if not await bell.rings():
                yield HERE
            if (breath := sent_at + BREATH - time.monotonic()) > 0:
                await asyncio.sleep(breath)
            bell.changed.clear()
            if site.closing or opened.shut or site.accounts.is_ended(visitor.person):
                return
    finally:
        opened.watchers.discard(bell.changed)
        if not opened.watchers:  # nobody looks: nothing is kept for anybody
            opened.shown.clear()
            opened.drawn.clear()


def entry_of(cursor: str) -> int:
    """The last entry of a cursor; none of one that is not ours.

    >>> entry_of("12.3"), entry_of(""), entry_of("x.1")
    (12, 0, 0)
    """
    entry = cursor.partition(".")[0]
    return int(entry) if entry.isdecimal() and len(entry) < 10 else 0


class Bell:
    """Rings when a table changed, or when nothing was heard of it for so long. It costs one timer, and no task."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.changed = asyncio.Event()
        self.late = False

    def give_up(self) -> None:
        """Nothing happened."""
        self.late = True
        self.changed.set()

    async def rings(self) -> bool:
        """Wait. Whether something changed."""
        self.late = False
        timer = asyncio.get_running_loop().call_later(self.patience, self.give_up)
        try:
            await self.changed.wait()
        finally:
            timer.cancel()
        return not self.late


def waiting(site: Site, opened: OpenTable) -> tuple[bool, int | None, Hinted | None]:
    """What a page shows besides what happened: whether somebody is late, a bot's place in the line, and a hint as far
    as it was thought.
    """
    return site.tables.is_late(opened), site.tables.bots.workers.ahead(opened.row.id), opened.hint


async def patiently(site: Site, opened: OpenTable, visitor: Visitor, origin: str) -> Page:
    """The page as soon as the database answers: a stream outlives an outage."""
    while True:
        try:
            return await site.page(opened, visitor, origin)
        except Unavailable:
            await asyncio.sleep(AGAIN)


def message(name: str, content: Any, cursor: str = "") -> bytes:
    """One event. JSON has no line breaks of its own, so it is one line of data; the browser remembers a cursor."""
    remembered = f"id: {cursor}\n" if cursor else ""
    return f"{remembered}event: {name}\ndata: ".encode() + encoded(content) + b"\n\n"
