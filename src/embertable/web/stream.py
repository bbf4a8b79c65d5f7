"""Server-sent events: the table as it changes, numbered, so that a browser that was away goes on where it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.response import Stream

from embertable.store import Place
from embertable.web.desk import Reader
from embertable.web.live import Live
from embertable.web.site import Site
from embertable.web.tables import mark, origin_of

Asking = Request[Any, Any, Any]
BREATH: Final = 0.05  # seconds between two events of a stream: what happens in between comes together
HERE: Final = b": here\n\n"
encoder: Final = msgspec.json.Encoder(enc_hook=str)  # what is drawn is a kind of text


@get("/t/{table:str}/events", include_in_schema=False)
async def events(table: str, request: Asking, site: Site, reader: Reader) -> Stream:
    """The stream of one table for one reader."""
    live = await site.house.live(table)
    seen = request.headers.get("last-event-id") or request.query_params.get("after") or ""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    stream = watch(site, live, reader, seen, origin_of(request))
    return Stream(attend(site, live, reader, stream), media_type="text/event-stream", headers=headers)


async def attend(site: Site, live: Live, reader: Reader, stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Whoever listens is at the table."""
    with site.presence.at(live, reader.person):
        async for each in stream:
            yield each


async def watch(site: Site, live: Live, reader: Reader, seen: str, origin: str) -> AsyncIterator[bytes]:
    """Whatever changes: whole regions, only those that are not in the browser already."""
    changed = asyncio.Event()
    live.watchers.add(changed)
    sent: dict[str, int] = {}
    sent_at = 0.0
    after = seen
    here: tuple[set[str], list[Place]] | None = None
    late = site.house.is_late(live)
    try:
        if seen == mark(live):
            # The browser has this page already; remember it without sending.
            page = await site.page(live, reader, origin)
            sent = {name: hash(region) for name, region in page.regions.items()}
        while True:
            if mark(live) != after or late != site.house.is_late(live):
                after, late = mark(live), site.house.is_late(live)
                page = await site.page(live, reader, origin)
                regions = {name: region for name, region in page.regions.items() if sent.get(name) != hash(region)}
                sent |= {name: hash(region) for name, region in regions.items()}
                sent_at = time.monotonic()
                content = {"number": page.number, "mine": page.mine, "title": page.title, "regions": regions}
                yield message("table", content, after)
            if (around := (site.presence.visitors(live.row.id), list(live.places))) != here:
                here = around
                yield message("here", site.here(live, reader))
            try:
                await asyncio.wait_for(changed.wait(), site.settings.ping)
            except TimeoutError:
                yield HERE
            await asyncio.sleep(max(0.0, sent_at + BREATH - time.monotonic()))
            changed.clear()
            if site.closing:
                return
    finally:
        live.watchers.discard(changed)


def message(name: str, content: Any, number: str = "") -> bytes:
    """One event. JSON has no line breaks of its own, so it is one line of data; a number makes the browser remember."""
    remembered = f"id: {number}\n" if number else ""
    return f"{remembered}event: {name}\ndata: ".encode() + encoder.encode(content) + b"\n\n"
