"""What is said at a table: the latest of it with the board, all of it on a page of its own; mute and report."""

from __future__ import annotations

import logging

from litestar import Response, get

from embertable.web.errors import Refused
from embertable.web.open_table import OpenTable
from embertable.web.requests import html, known, number_in
from embertable.web.site import Site
from embertable.web.viewpoint import title_of
from embertable.web.visitor import Visitor

logger = logging.getLogger(__name__)


@get("/t/{table:str}/said", include_in_schema=False)
async def said(table: str, site: Site, visitor: Visitor) -> Response[str]:
    """Everything that was said, with what can be done about it."""
    opened = await site.tables.get(table)
    talk = await site.heard(opened, visitor)
    own = visitor.person.id if visitor.person else None
    title = title_of(opened.game, visitor.lang)
    return html(visitor.page("said.html", id=table, game_title=title, talk=talk, own=own))


async def mute(site: Site, opened: OpenTable, visitor: Visitor, fields: dict[str, str]) -> None:
    """Hear whoever said a line no more, at any table."""
    person, line = known(visitor), number_in(fields, "line")
    author = None if line is None else await site.store.accounts.author(opened.row.id, line)
    if author is None:
        raise Refused(404, "no such line")
    if author == person.id:
        raise Refused(409, "your own words")
    await site.accounts.mute(person, author)


async def report(site: Site, opened: OpenTable, visitor: Visitor, fields: dict[str, str]) -> None:
    """Show a line to whoever runs the server."""
    person, line = known(visitor), number_in(fields, "line")
    if line is None or not await site.store.accounts.report(opened.row.id, line, person.id):
        raise Refused(404, "no such line")
    logger.warning("line %s of the talk at table %s was reported", line, opened.row.id)
