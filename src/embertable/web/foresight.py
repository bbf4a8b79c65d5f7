"""What would come of an option: asked for one option at a time, by the seat that may choose it."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.params import Parameter
from markupsafe import Markup, escape

from embertable.core.flow import find_option
from embertable.core.rng import seeded
from embertable.table.foresee import Foresight, foresee
from embertable.web.errors import Refused, Stale
from embertable.web.open_table import OpenTable
from embertable.web.requests import seat_at
from embertable.web.site import Site
from embertable.web.table_page import TablePage
from embertable.web.visitor import Visitor

KEPT: Final = {"cache-control": "private, max-age=3600", "vary": "cookie, accept-language, authorization"}
"""An entry names one moment of a table for ever, so the browser asks once for each option."""


@get("/t/{table:str}/foresee", include_in_schema=False)
async def foreseen(
    table: str,
    site: Site,
    visitor: Visitor,
    entry: Annotated[int, Parameter(ge=0, le=1_000_000)],
    key: Annotated[str, Parameter(max_length=300)],
) -> Response[str]:
    """One line about one option of the open question."""
    opened = await site.tables.get(table)
    seat = seat_at(opened, visitor)
    if entry < opened.last_move:  # the table went on while somebody pointed: there is nothing to say, and nothing wrong
        return Response("", media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    line = foreseen_line(opened, site.table_page(opened, visitor), seat, entry, key)
    return Response(line, media_type=MediaType.HTML, headers=KEPT)


def foreseen_line(opened: OpenTable, page: TablePage, seat: int, entry: int, key: str) -> Markup:
    """What the seat can know of an option it may choose at this moment."""
    opened.refuse_unless_playing()
    if opened.bot_at(seat):
        raise Refused(409, "bot plays for you")
    if entry > opened.last_entry:
        raise Stale
    find_option(opened.table.s, seat, key)  # it is this seat's to choose, or the refusal says why not
    page.voice.view = opened.game.view(opened.table.s, seat)
    return sentence(foresee(opened.game, opened.table.s, seat, key, seeded(entry)), page)


def sentence(foresight: Foresight, page: TablePage) -> Markup:
    """A foresight in words: what goes, what comes, what follows."""
    changes = sorted(foresight.changes, key=lambda change: change[1] > 0)
    said = Markup(", ").join(changed(page.tongue.count(abs(by), noun), by) for noun, by in changes)
    follows = escape("" if foresight.next == "other" else page.visitor.word(f"then {foresight.next}"))
    if foresight.ask is not None:
        follows = follows + " " + page.markup.label(page.game.say(foresight.ask, page.voice))
    return Markup(" · ").join(part for part in (said, follows) if part)


def changed(words: str, by: int) -> Markup:
    """One change; the sign says as much as the colour."""
    return Markup('<b class="{}">{}{}</b>').format("gain" if by > 0 else "loss", "+" if by > 0 else "−", words)
