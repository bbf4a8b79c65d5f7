"""What would come of an option: asked for one option at a time, by the seat that may choose it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter
from markupsafe import Markup, escape

from embertable.core.flow import find_option
from embertable.core.rng import seeded
from embertable.table.foresee import Foresight, foresee
from embertable.web.desk import Reader
from embertable.web.live import Live
from embertable.web.refuse import Refused, Stale
from embertable.web.show import Show
from embertable.web.site import Site, seat_at

Asking = Request[Any, Any, Any]
KEPT: Final = {"cache-control": "private, max-age=3600", "vary": "cookie, accept-language, authorization"}
"""A number names one moment of a table for ever, so the browser asks once for each option."""


@get("/t/{table:str}/foresee", include_in_schema=False)
async def foreseen(
    table: str,
    site: Site,
    reader: Reader,
    number: Annotated[int, Parameter(ge=0, le=1_000_000)],
    key: Annotated[str, Parameter(max_length=300)],
) -> Response[str]:
    """One line about one option of the open question."""
    live = await site.house.live(table)
    seat = seat_at(live, reader)
    if number < live.moved:  # the table went on while somebody pointed: there is nothing to say, and nothing wrong
        return Response("", media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    line = foreseen_line(live, site.show(live, reader), seat, number, key)
    return Response(line, media_type=MediaType.HTML, headers=KEPT)


def foreseen_line(live: Live, show: Show, seat: int, number: int, key: str) -> Markup:
    """What the seat can know of an option it may choose at this moment."""
    live.refuse_unless_playing()
    if live.bot_at(seat):
        raise Refused(409, "bot plays for you")
    if number > live.number:
        raise Stale
    find_option(live.table.s, seat, key)  # it is this seat's to choose, or the refusal says why not
    return told(foresee(live.game, live.table.s, seat, key, seeded(number)), show)


def told(foresight: Foresight, show: Show) -> Markup:
    """A foresight in words: what goes, what comes, what follows."""
    changes = sorted(foresight.changes, key=lambda change: change[1] > 0)
    said = Markup(", ").join(changed(show.tongue.count(abs(by), noun), by) for noun, by in changes)
    follows = escape("" if foresight.next == "other" else show.reader.word(f"then {foresight.next}"))
    if foresight.ask is not None:
        follows = follows + " " + show.teller.label(show.game.say(foresight.ask, show.tongue))
    return Markup(" · ").join(part for part in (said, follows) if part)


def changed(words: str, by: int) -> Markup:
    """One change; the sign says as much as the colour."""
    return Markup('<b class="{}">{}{}</b>').format("gain" if by > 0 else "loss", "+" if by > 0 else "−", words)
