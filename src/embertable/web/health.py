"""For those who watch over servers: whether this one lives, whether it may be sent visitors, and what it measures."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from embertable.core.errors import EmbertableError
from embertable.web import metrics
from embertable.web.errors import Refused
from embertable.web.guard import address_of
from embertable.web.requests import Asking
from embertable.web.site import Site

PATIENCE: Final = 2.0  # seconds a database may take to say that it is there
NOT_KEPT: Final = {"cache-control": "no-store"}


@get("/health", include_in_schema=False, media_type="text/plain")
async def health() -> Response[str]:
    """The process lives and answers."""
    return Response("alive\n", media_type="text/plain", headers=NOT_KEPT)


@get("/ready", include_in_schema=False)
async def ready(site: Site) -> Response[str]:
    """The server may be sent visitors: it is not about to stop, and its database answers."""
    if site.draining or site.closing:
        return Response("stopping\n", media_type="text/plain", status_code=503, headers=NOT_KEPT)
    try:
        async with asyncio.timeout(PATIENCE):
            await site.store.engine.read(lambda db: db.execute(text("SELECT 1")).scalar())
    except (TimeoutError, OSError, SQLAlchemyError, EmbertableError):
        metrics.errors.labels("database").inc()
        return Response("no database\n", media_type="text/plain", status_code=503, headers=NOT_KEPT)
    return Response("ready\n", media_type="text/plain", headers=NOT_KEPT)


@get("/metrics", include_in_schema=False)
async def measured(request: Asking, site: Site) -> Response[bytes]:
    """What was counted and measured; for those addresses alone that may look."""
    if not metrics.may_read(address_of(request.scope), site.settings.metrics_from):
        raise Refused(404, "no such page")
    site.measure()
    return Response(metrics.written(), media_type=metrics.KIND, headers=NOT_KEPT)
