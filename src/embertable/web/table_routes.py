"""The table page and what can be done at it; the same posts serve forms and our script."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from markupsafe import Markup

from embertable.coach.lesson import GO_ON
from embertable.core.record import write_record
from embertable.core.variants import kinds
from embertable.store.rows import OVER, UNDEALT, WAITING
from embertable.web.base_path import BASE
from embertable.web.errors import Refused
from embertable.web.fitting import fitting_level
from embertable.web.forms import choice_name, members_of, usual_seatings
from embertable.web.hosting import close, leave, remove
from embertable.web.lessons import follow
from embertable.web.open_table import OpenTable
from embertable.web.regions import Page
from embertable.web.replays import record_until
from embertable.web.requests import Asking, form_of, go, html, known, newcomer, number_in, one_line, seat_at, wants_json
from embertable.web.sheets import prepare
from embertable.web.site import Site
from embertable.web.table_page import TablePage
from embertable.web.talk import mute, report
from embertable.web.viewpoint import title_of
from embertable.web.visitor import Visitor

KEYS: Final = (
    ("1 … 9", "key numbers"),
    ("Enter", "key enter"),
    ("Esc", "key escape"),
    ("u", "key undo"),
    ("/", "key filter"),
    ("↑ ↓", "key arrows"),
    ("w", "key why"),
    ("h", "key hint"),
    ("r", "key turn"),
    ("i", "key card"),
    ("s", "key scores"),
    ("t", "key talk"),
    ("q", "key rules"),
    ("?", "key keys"),
)
LONGEST_LINE: Final = 300
MOST_PICKS: Final = 40
COMPLAINTS: Final = {"mute": mute, "report": report}


@get("/t/{table:str}", include_in_schema=False)
async def table_page(table: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """The table, or its record where the address ends so."""
    name, dot, kind = table.partition(".")
    opened = await site.tables.get(name)
    if dot:
        return download(opened, kind)
    cursor = opened.cursor
    page = await site.page(opened, visitor, origin_of(request))
    return html(
        visitor.page(
            "table.html",
            id=opened.row.id,
            game=opened.game.id,
            game_title=title_of(opened.game, visitor.lang),
            you=opened.seat_of(visitor.person),
            page=page,
            cursor=cursor,
            pills=pills(opened, visitor),
            around=site.here(opened, visitor),
            goal=opened.game.tongue(visitor.lang).section("goal"),
            teaches=opened.taught is not None,
            keys=[(key, visitor.word(what)) for key, what in KEYS],
        )
    )


def pills(opened: OpenTable, visitor: Visitor) -> list[str]:
    """What is played otherwise than usual."""
    tongue = opened.game.tongue(visitor.lang)
    names = [name for name in kinds(opened.game.variants) if name in opened.row.variants]
    shown = []
    for name in names:
        value = opened.row.variants[name]
        label = tongue.words.get(f"variant {name}", name)
        listed = members_of(opened.game, name, kinds(opened.game.variants)[name])
        said = ", ".join([choice_name(tongue, name, each, each in listed) for each in value.split(",")])
        shown.append(label if value == "true" else f"{label}: {visitor.word('left out') if value == 'false' else said}")
    return shown


def download(opened: OpenTable, kind: str) -> Response[str]:
    """The record, which holds the seed: only after the end."""
    if kind != "ember":
        raise Refused(404, "no such page")
    if opened.status != OVER:
        raise Refused(403, "not over")
    record = opened.table.record if opened.parted is None else opened.parted.record
    name = f"{opened.game.id}-{opened.row.id}.ember"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_record(record), media_type="text/plain; charset=utf-8", headers=headers)


def origin_of(request: Asking) -> str:
    """How this site was reached, for links to be sent to friends."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}{request.scope.get(BASE, '')}"


def as_regions(page: Page) -> dict[str, Any]:
    """A page as our script takes it."""
    return {**page.head(), "regions": page.regions}


@get("/t/{table:str}/now", include_in_schema=False)
async def table_now(table: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """The table as it is, for our script where a stream does not get through."""
    opened = await site.tables.get(table)
    cursor = opened.cursor
    if request.query_params.get("cursor") == cursor:
        return Response(None, status_code=204, headers={"cache-control": "no-store"})
    page = await site.page(opened, visitor, origin_of(request))
    content = {**as_regions(page), "cursor": cursor}
    return Response(content, headers={"cache-control": "no-store"})


@get("/t/{table:str}/part", include_in_schema=False)
async def table_part(table: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """A part of the board that is sent when somebody opens it."""
    opened = await site.tables.get(table)
    page = site.table_page(opened, visitor)
    view = opened.game.view(opened.table.s, page.you)
    return unfolded(request, page, page.board.part(view, request.query_params.get("name", "")))


def unfolded(request: Asking, page: TablePage, part: Markup) -> Response[Any]:
    """A part of a board: bare for our script, else on a page of its own."""
    if "bare" in request.query_params:
        return html(part)
    title = title_of(page.game, page.visitor.lang)
    back = f"/t/{page.opened.row.id}"
    return html(page.visitor.page("part.html", back=back, game=page.game.id, game_title=title, part=part))


@post("/t/{table:str}/{what:str}", include_in_schema=False)
async def act(table: str, what: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """Do something at a table."""
    opened = await site.tables.get(table)
    fields = await form_of(request)
    person = visitor.person
    to = f"/t/{table}/said" if what in COMPLAINTS else f"/t/{table}"
    if what == "sit":
        person = person or await newcomer(site, request, fields.get("name", ""))
        await site.tables.sit(opened, person, number_in(fields, "seat"))
    elif what == "rematch":
        seat_at(opened, visitor)
        to = f"/t/{await site.tables.rematch(opened, known(visitor))}"
    elif what == "play-on":
        seat_at(opened, visitor)
        to = f"/t/{await site.tables.play_on(opened, known(visitor))}"
    elif what == "fork":
        to, person = await fork(site, request, visitor, opened, fields)
    else:
        await act_seated(site, opened, visitor, what, fields)
    if wants_json(request):
        return Response({"entry": opened.last_entry, "to": to}, status_code=200)
    return go(site, to, person if visitor.person is None else None)


async def act_seated(site: Site, opened: OpenTable, visitor: Visitor, what: str, fields: dict[str, str]) -> None:
    """What only those who sit at the table may do; onlookers may talk."""
    tables = site.tables
    if what == "talk":
        text = one_line(fields.get("text", ""))[:LONGEST_LINE]
        if not text:
            raise Refused(400, "bad request")
        await tables.say(opened, known(visitor), text)
        return
    if what in COMPLAINTS:
        await COMPLAINTS[what](site, opened, visitor, fields)
        return
    seat = seat_at(opened, visitor)
    seen = number_in(fields, "entry")
    if what == "choose":
        if opened.bot_at(seat):
            raise Refused(409, "bot plays for you")
        picks = fields.get("picks", "").splitlines()[:MOST_PICKS] or [fields.get("key", "")]
        if opened.lesson is not None and picks == [GO_ON]:
            await follow(tables, opened, seat, "next", seen)
        else:
            await tables.choose_several(opened, seat, picks, seen)
    elif what == "lesson":
        await follow(tables, opened, seat, fields.get("to", ""), seen)
    elif what in ("undo", "undo-turn") and opened.lesson is not None:
        await follow(tables, opened, seat, "back", seen)
    elif what in ("undo", "undo-turn"):
        await tables.undo(opened, seat, what == "undo-turn", seen)
    elif what == "hint":
        await tables.ask_hint(opened, seat, seen)
    elif what == "concede":
        await tables.concede(opened, seat)
    elif what == "agree":
        await tables.agree(opened, seat, needed(number_in(fields, "absent"), opened.row.seats))
    elif what == "back":
        await tables.come_back(opened, seat)
    elif what == "hurry":
        tables.bots.hurry(opened)
    elif what == "leave":
        await leave(tables, opened, seat)
    elif what in ("fill", "remove", "close"):
        await act_as_host(site, opened, visitor, what, fields)
    else:
        raise Refused(404, "no such page")


async def act_as_host(site: Site, opened: OpenTable, visitor: Visitor, what: str, fields: dict[str, str]) -> None:
    """What only the host may do, before the game begins."""
    if opened.row.host != known(visitor).id:
        raise Refused(403, "not yours")
    if what == "close":
        await close(site.tables, opened)
        return
    seat = needed(number_in(fields, "seat"), opened.row.seats)
    if what == "remove":
        await remove(site.tables, opened, seat)
    else:
        await site.tables.fill(opened, seat, await fitting_level(site, opened.row.game, visitor.person))


def needed(number: int | None, below: int) -> int:
    """A number a form must have."""
    if number is None or number >= below:
        raise Refused(400, "bad request")
    return number


async def fork(
    site: Site, request: Asking, visitor: Visitor, opened: OpenTable, fields: dict[str, str]
) -> tuple[str, Any]:
    """Play on from a moment of a finished game, at a table of one's own: at this seat or the first, bots elsewhere."""
    if opened.status != OVER:
        raise Refused(403, "not over")
    person = visitor.person or await newcomer(site, request, visitor.word("guest"))
    record = record_until(opened, needed(number_in(fields, "at"), len(opened.table.record.decisions) + 1))
    seat = needed(number_in(fields, "seat") or 0, opened.row.seats)
    seatings = usual_seatings(opened.row.seats, person, await fitting_level(site, opened.row.game, person), seat)
    table = await site.tables.new_table(person, opened.row.game, seatings, opened.row.variants, record=record)
    return f"/t/{table}", person


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay_page(table: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """A moment of a table's past."""
    opened = await site.tables.get(table)
    if opened.status in UNDEALT:
        raise Refused(409, "still waiting" if opened.status == WAITING else "table closed")
    you = opened.seat_of(visitor.person)
    last = len(opened.table.record.decisions)
    at = number_in(dict(request.query_params), "at")
    wanted = request.query_params.get("seat")
    eye = number_in({"seat": wanted or ""}, "seat") if wanted is not None else you
    if opened.status != OVER and eye != you:
        eye = None  # before the end one sees with one's own eyes, or as an onlooker
    if eye is not None and eye >= opened.row.seats:
        eye = None
    await prepare(opened.game.id)
    at = last if at is None else at
    shown = site.table_page(opened, visitor)
    if (name := request.query_params.get("part")) is not None:
        return unfolded(request, shown, site.replays.part(opened, shown, at, eye, name))
    page = site.replays.page(opened, shown, at, eye)
    if wants_json(request):
        flown = {"passage": page.happened(at - 1)}
        return Response(as_regions(page) | flown, headers={"cache-control": "no-store"})
    return html(
        visitor.page(
            "replay.html",
            id=opened.row.id,
            game=opened.game.id,
            game_title=title_of(opened.game, visitor.lang),
            page=page,
        )
    )
