"""The score so far, shown to those who ask for it."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from embertable.core.rng import seeded
from embertable.store.rows import OVER, UNDEALT
from embertable.table.standings import Standing, standing_of, standings
from embertable.web.errors import Refused
from embertable.web.open_table import OpenTable
from embertable.web.requests import html
from embertable.web.results import sheet_of
from embertable.web.site import Site
from embertable.web.table_page import TablePage
from embertable.web.visitor import Visitor


@get("/t/{table:str}/scores", include_in_schema=False)
async def scores_now(table: str, site: Site, visitor: Visitor) -> Response[str]:
    """A sheet with what the visitor knows of every score."""
    opened = await site.tables.get(table)
    page = site.table_page(opened, visitor)
    return html(page.region("scores", **sheet_now(opened, page)))


def sheet_now(opened: OpenTable, page: TablePage) -> dict[str, Any]:
    """A column for each seat, a row for each source."""
    if opened.status in UNDEALT:
        raise Refused(409, "still waiting")
    if page.you is None and opened.row.seats == 1 and opened.status != OVER:
        raise Refused(403, "not your seat")
    found = standings_of(opened, page.you)
    return {
        "rows": sheet_of(found, page.tongue),
        "totals": [total(standing) for standing in found],
        "names": page.names,
        "unknown": any(points is None for standing in found for points in standing.values()),
    }


def standings_of(opened: OpenTable, you: int | None) -> list[Standing]:
    """What a visitor knows: after the end everything."""
    if opened.status == OVER:
        return [standing_of(score) for score in opened.table.scores()]
    return standings(opened.game, opened.table.s, you, seeded(opened.last_move))


def total(standing: Standing) -> str:
    """What is known, and whether there may be more."""
    known = sum(points for points in standing.values() if points is not None)
    return f"{known} + ?" if None in standing.values() else str(known)
