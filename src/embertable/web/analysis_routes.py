"""A game looked at again: the page of an analysis, and its files."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post

from embertable.coach.report import as_json, report_page
from embertable.store.analyses import RUNNING
from embertable.store.rows import OVER
from embertable.web.analyses import decisions_in, refuse_if_nothing_to_analyse
from embertable.web.analysis_page import AnalysisPage
from embertable.web.errors import Refused
from embertable.web.requests import Asking, go, html, known, number_in
from embertable.web.sheets import prepare
from embertable.web.site import Site
from embertable.web.viewpoint import title_of
from embertable.web.visitor import Visitor


@get("/t/{table:str}/analysis", include_in_schema=False)
async def analysis_page(table: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """One moment of a finished game and what is thought of it."""
    opened = await site.tables.get(table)
    refuse_if_nothing_to_analyse(opened)
    await prepare(opened.game.id)
    row = await site.store.analyses.get(table)
    if row is not None and row.status == RUNNING:
        site.analyses.start(opened)  # whoever looks revives it
    shown = AnalysisPage(opened, site.table_page(opened, visitor), site.replays.timeline(opened), row)
    values = await asyncio.to_thread(shown.values, number_in(dict(request.query_params), "at"))
    title = title_of(opened.game, visitor.lang)
    return html(visitor.page("analysis.html", id=table, game=opened.game.id, game_title=title, **values))


@post("/t/{table:str}/analysis", include_in_schema=False)
async def ask_analysis(table: str, site: Site, visitor: Visitor) -> Response[Any]:
    """Somebody wants a game looked at again."""
    opened = await site.tables.get(table)
    await site.analyses.ask(opened, known(visitor))
    return go(site, f"/t/{table}/analysis")


@get("/t/{table:str}/analysis/{kind:str}", include_in_schema=False)
async def analysis_file(table: str, kind: str, site: Site, visitor: Visitor) -> Response[Any]:
    """The whole analysis as a file: JSON for programs, HTML to be kept and sent."""
    opened = await site.tables.get(table)
    row = await site.store.analyses.get(table)
    if kind not in ("json", "html") or row is None or not row.judged or opened.status != OVER:
        raise Refused(404, "no such page")
    name = f"{opened.game.id}-{table}.{kind}"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    timeline, decisions = site.replays.timeline(opened), decisions_in(row)
    if kind == "json":
        return Response(as_json(opened.game, timeline, decisions, row.iterations), headers=headers)
    names = site.table_page(opened, visitor).names
    page = await asyncio.to_thread(report_page, opened.game, timeline, decisions, row.iterations, visitor.lang, names)
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)
