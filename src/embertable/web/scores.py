"""The score so far, shown to those who ask for it."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from embertable.core.rng import seeded
from embertable.store.rows import OVER, WAITING
from embertable.table.standings import Standing, standings
from embertable.web.desk import Reader
from embertable.web.live import Live
from embertable.web.refuse import Refused
from embertable.web.show import Show, source_label
from embertable.web.site import Site, html


@get("/t/{table:str}/scores", include_in_schema=False)
async def scores_now(table: str, site: Site, reader: Reader) -> Response[str]:
    """A sheet with what the reader knows of every score."""
    live = await site.house.live(table)
    show = site.show(live, reader)
    return html(show.part("scores", **score_sheet(live, show)))


def score_sheet(live: Live, show: Show) -> dict[str, Any]:
    """A column for each seat, a row for each source."""
    if live.status == WAITING:
        raise Refused(409, "still waiting")
    if show.you is None and live.row.seats == 1 and live.status != OVER:
        raise Refused(403, "not your seat")
    found = standings_of(live, show.you)
    names = list(dict.fromkeys(name for standing in found for name in standing))
    return {
        "rows": [
            (source_label(name, show.tongue), [shown(standing.get(name, 0)) for standing in found]) for name in names
        ],
        "totals": [total(standing) for standing in found],
        "names": show.names,
        "unknown": any(points is None for standing in found for points in standing.values()),
    }


def standings_of(live: Live, you: int | None) -> list[Standing]:
    """What a reader knows: after the end everything."""
    if live.status == OVER:
        return [{part.name: part.points for part in score.parts} for score in live.table.scores()]
    return standings(live.game, live.table.s, you, seeded(live.moved))


def shown(points: int | None) -> str:
    """Points, or that nobody can know them."""
    return "?" if points is None else str(points)


def total(standing: Standing) -> str:
    """What is known, and whether there may be more."""
    known = sum(points for points in standing.values() if points is not None)
    return f"{known} + ?" if None in standing.values() else str(known)
