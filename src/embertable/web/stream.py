"""Server-sent events: the table as it changes, numbered, so that a browser that was away goes on where it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import get
from litestar.response import Stream

from embertable.store import Seating, Unavailable
from embertable.web.open_table import OpenTable
from embertable.web.requests import Asking
from embertable.web.site import Site
from embertable.web.table_page import Page
from embertable.web.table_routes import origin_of
from embertable.web.visitor import Visitor

BREATH: Final = 0.05  # seconds between two events of a stream: what happens in between comes together
AGAIN: Final = 0.5  # seconds until a database that is away is asked again
HERE: Final = b": here\n\n"
encoder: Final = msgspec.json.Encoder(enc_hook=str)  # what is drawn is a kind of text


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


async def watch(site: Site, opened: OpenTable, visitor: Visitor, seen: str, origin: str) -> AsyncIterator[bytes]:
    """Whatever changes: whole regions, only those that are not in the browser already."""
    changed = asyncio.Event()
    opened.watchers.add(changed)
    sent: dict[str, int] = {}
    sent_at = 0.0
    sent_cursor = seen
    here: tuple[set[str], list[Seating]] | None = None
    waits = waiting(site, opened)
    try:
        if seen == opened.cursor:
            # The browser has this page already; remember it without sending.
            page = await patiently(site, opened, visitor, origin)
            sent = {name: hash(region) for name, region in page.regions.items()}
        while True:
            if opened.cursor != sent_cursor or waits != waiting(site, opened):
                sent_cursor, waits = opened.cursor, waiting(site, opened)
                page = await patiently(site, opened, visitor, origin)
                regions = {name: region for name, region in page.regions.items() if sent.get(name) != hash(region)}
                sent |= {name: hash(region) for name, region in regions.items()}
                sent_at = time.monotonic()
                content = {"entry": page.entry, "mine": page.mine, "title": page.title, "regions": regions}
                yield message("table", content, sent_cursor)
            if (around := (site.presence.people(opened.row.id), list(opened.seatings))) != here:
                here = around
                yield message("here", site.here(opened, visitor))
            try:
                await asyncio.wait_for(changed.wait(), site.settings.ping)
            except TimeoutError:
                yield HERE
            await asyncio.sleep(max(0.0, sent_at + BREATH - time.monotonic()))
            changed.clear()
            if site.closing or opened.shut or site.accounts.is_ended(visitor.person):
                return
    finally:
        opened.watchers.discard(changed)


def waiting(site: Site, opened: OpenTable) -> tuple[bool, int | None]:
    """What a page shows besides what happened: whether somebody is late, and a bot's place in the line."""
    return site.tables.is_late(opened), site.tables.bots.workers.ahead(opened.row.id)


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
    return f"{remembered}event: {name}\ndata: ".encode() + encoder.encode(content) + b"\n\n"
