"""What would come of an option, and of several picks together: asked by the seat that may choose them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.params import Parameter
from markupsafe import Markup, escape

from embertable.coach.lesson import GO_ON
from embertable.core.flow import Step, asked, find_option
from embertable.core.refusal import NOT_ASKED, NOT_YOUR_TURN, Refusal
from embertable.core.rng import seeded
from embertable.table.basket import gather
from embertable.table.foresee import Foresight, foresee
from embertable.table.why import why_not_do
from embertable.web.errors import Refused, Stale
from embertable.web.lesson_panel import answer_to
from embertable.web.open_table import OpenTable
from embertable.web.requests import seat_at
from embertable.web.site import Site
from embertable.web.table_page import TablePage
from embertable.web.visitor import Visitor

KEPT: Final = {"cache-control": "private, max-age=3600", "vary": "cookie, accept-language, authorization"}
"""An entry names one moment of a table for ever, so the browser asks once for each option."""


CERTAIN: Final = "x-certain"
"""Says that nothing hidden comes to light by an option: a second click may choose it at once."""
Entered = Annotated[int, Parameter(ge=0, le=1_000_000)]
Key = Annotated[str, Parameter(max_length=300)]
Picks = Annotated[str, Parameter(max_length=4000)]


@get("/t/{table:str}/foresee", include_in_schema=False)
async def foreseen(
    table: str, site: Site, visitor: Visitor, entry: Entered, key: Key, picks: Picks = ""
) -> Response[str]:
    """One line about one option of the open question, perhaps after some picks: one a line, as in a record."""
    opened = await site.tables.get(table)
    seat = seat_at(opened, visitor)
    # The table went on while somebody pointed, or a lesson is only read on: there is nothing to say, and nothing wrong.
    if entry < opened.last_move or key == GO_ON:
        return Response("", media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    page = site.table_page(opened, visitor)
    line, is_certain = foreseen_line(opened, page, seat, entry, key, picks.splitlines())
    certain = {CERTAIN: "yes"} if is_certain else {}
    return Response(line, media_type=MediaType.HTML, headers=KEPT | certain)


def foreseen_line(
    opened: OpenTable, page: TablePage, seat: int, entry: int, key: str, picks: Sequence[str] = ()
) -> tuple[Markup, bool]:
    """What the seat can know of an option it may choose at this moment, and whether it is certain."""
    refuse_unless_asked(opened, seat, entry)
    if not picks:
        find_option(opened.table.s, seat, key)  # it is this seat's to choose, or the refusal says why not
    page.voice.view = opened.game.view(opened.table.s, seat)
    foresight = foresee(opened.game, opened.table.s, seat, key, seeded(entry), picks)
    return sentence(foresight, page), foresight.is_certain


@get("/t/{table:str}/basket", include_in_schema=False)
async def basket(table: str, site: Site, visitor: Visitor, entry: Entered, picks: Picks) -> Response[str]:
    """The question after some picks, which are not made yet; nothing where the first of them answers it."""
    opened = await site.tables.get(table)
    seat = seat_at(opened, visitor)
    refuse_unless_asked(opened, seat, entry)
    if not picks.strip():
        raise Refused(400, "bad request")
    gathered = gather(opened.game, opened.table.s, seat, picks.splitlines(), seeded(entry))
    if gathered.ask is None and len(gathered.picks) == 1:
        return Response("", status_code=204, media_type=MediaType.HTML, headers=KEPT)
    page = site.table_page(opened, visitor)
    page.voice.view = opened.game.view(opened.table.s, seat)
    return Response(page.question.basket(gathered), media_type=MediaType.HTML, headers=KEPT)


@get("/t/{table:str}/why", include_in_schema=False)
async def why(table: str, site: Site, visitor: Visitor, thing: Key) -> Response[str]:
    """Why a thing, perhaps of several names, cannot be touched now, in one sentence with its rule; nothing where it
    can.
    """
    opened = await site.tables.get(table)
    seat = seat_at(opened, visitor)
    opened.refuse_unless_playing()
    page = site.table_page(opened, visitor)
    page.voice.view = opened.game.view(opened.table.s, seat)
    if page.lesson is not None:
        said = answer_to(page.lesson, page, thing.split("|"))
        return Response(said, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    step, refusal = why_not_do(opened.game, opened.table.s, seat, thing.split("|"), seeded(opened.last_entry))
    return Response(reason(step, refusal, page), media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def reason(step: Step | None, refusal: Refusal | None, page: TablePage) -> Markup:
    """A refusal in words, with a link to its rule, or to that of the question; before it what it speaks of."""
    if refusal is None:
        return Markup("")
    if refusal is NOT_YOUR_TURN:
        return escape(page.visitor.word("not your turn"))
    said = escape(page.visitor.word("why not asked") if refusal is NOT_ASKED else page.tongue.refusal(refusal))
    if step is not None:
        said = Markup("<b>{}.</b> {}").format(page.option(step)["text"], said)
    link = Markup('<a href="/rules/{0}#{1}" target="_blank" data-rule="{1}">{2}</a>')
    rule = refusal.rule or asked(page.opened.table.s).rule
    return said + (Markup(" ") + link.format(page.game.id, rule, page.visitor.word("the rule")) if rule else "")


def refuse_unless_asked(opened: OpenTable, seat: int, entry: int) -> None:
    """Only what this seat may choose at this moment is spoken of."""
    opened.refuse_unless_playing()
    if opened.bot_at(seat):
        raise Refused(409, "bot plays for you")
    if entry < opened.last_move or entry > opened.last_entry:
        raise Stale
    if asked(opened.table.s).seat != seat:
        raise Refused(409, "not your turn")


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
