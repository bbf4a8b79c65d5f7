"""The table page and what can be done at it; the same posts serve forms and our script."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post

from embertable.core.record import write_record
from embertable.core.variants import kinds
from embertable.store.rows import OVER
from embertable.web.desk import Reader
from embertable.web.live import Live
from embertable.web.refuse import Refused
from embertable.web.show import Page, title_of
from embertable.web.site import Site, form_of, go, html, known, number_in, seat_at, wants_json

Asking = Request[Any, Any, Any]
KEYS: Final = (
    ("1 … 9", "key numbers"),
    ("Enter", "key enter"),
    ("Esc", "key escape"),
    ("u", "key undo"),
    ("/", "key filter"),
    ("↑ ↓", "key arrows"),
    ("i", "key card"),
    ("s", "key scores"),
    ("t", "key talk"),
    ("?", "key keys"),
)
LONGEST_LINE: Final = 300


@get("/t/{table:str}", include_in_schema=False)
async def table_page(table: str, request: Asking, site: Site, reader: Reader) -> Response[Any]:
    """The table, or its record where the address ends so."""
    name, dot, kind = table.partition(".")
    live = await site.house.live(name)
    if dot:
        return download(live, kind)
    after = mark(live)
    page = await site.page(live, reader, origin_of(request))
    return html(
        reader.page(
            "table.html",
            id=live.row.id,
            game=live.game.id,
            game_title=title_of(live.game, reader.lang),
            you=live.seat_of(reader.person),
            page=page,
            after=after,
            pills=pills(live, reader),
            around=site.here(live, reader),
            keys=[(key, reader.word(what)) for key, what in KEYS],
        )
    )


def pills(live: Live, reader: Reader) -> list[str]:
    """What is played otherwise than usual."""
    words = live.game.tongue(reader.lang).words
    names = [name for name in kinds(live.game.variants) if name in live.row.variants]
    shown = []
    for name in names:
        value = live.row.variants[name]
        label = words.get(f"variant {name}", name)
        shown.append(label if value == "true" else f"{label}: {words.get(f'variant {name} {value}', value)}")
    return shown


def download(live: Live, kind: str) -> Response[str]:
    """The record, which holds the seed: only after the end."""
    if kind != "ember":
        raise Refused(404, "no such page")
    if live.status != OVER:
        raise Refused(403, "not over")
    name = f"{live.game.id}-{live.row.id}.ember"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_record(live.table.record), media_type="text/plain; charset=utf-8", headers=headers)


def origin_of(request: Asking) -> str:
    """How this site was reached, for links to be sent to friends."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def mark(live: Live) -> str:
    """How far a browser has come: the entry, and the talk."""
    return f"{live.number}.{live.talked}"


def as_regions(page: Page) -> dict[str, Any]:
    """A page as our script takes it."""
    return {"number": page.number, "mine": page.mine, "title": page.title, "regions": page.regions}


@get("/t/{table:str}/now", include_in_schema=False)
async def table_now(table: str, request: Asking, site: Site, reader: Reader) -> Response[Any]:
    """The table as it is, for our script where a stream does not get through."""
    live = await site.house.live(table)
    after = request.query_params.get("after", "")
    now = mark(live)
    if after == now:
        return Response(None, status_code=204, headers={"cache-control": "no-store"})
    page = await site.page(live, reader, origin_of(request))
    content = {**as_regions(page), "after": now}
    return Response(content, headers={"cache-control": "no-store"})


@post("/t/{table:str}/{what:str}", include_in_schema=False)
async def act(table: str, what: str, request: Asking, site: Site, reader: Reader) -> Response[Any]:
    """Do something at a table."""
    live = await site.house.live(table)
    fields = await form_of(request)
    person = reader.person
    to = f"/t/{table}"
    if what == "sit":
        person = person or await site.newcomer(request, fields.get("name", ""))
        await site.house.sit(live, person, number_in(fields, "seat"))
    elif what == "rematch":
        seat_at(live, reader)
        to = f"/t/{await site.house.rematch(live, known(reader))}"
    elif what == "fork":
        to, person = await fork(site, request, reader, live, number_in(fields, "at"))
    else:
        await act_seated(site, live, reader, what, fields)
    if wants_json(request):
        return Response({"number": live.number, "to": to}, status_code=200)
    return go(site, to, person if reader.person is None else None)


async def act_seated(site: Site, live: Live, reader: Reader, what: str, fields: dict[str, str]) -> None:
    """What only those who sit at the table may do; onlookers may talk."""
    house = site.house
    if what == "talk":
        text = " ".join(fields.get("text", "").split())[:LONGEST_LINE]
        if not text:
            raise Refused(400, "bad request")
        await house.say(live, known(reader), text)
        return
    seat = seat_at(live, reader)
    number = number_in(fields, "number")
    if what == "choose":
        if live.bot_at(seat):
            raise Refused(409, "bot plays for you")
        await house.choose(live, seat, fields.get("key", ""), number)
    elif what in ("undo", "undo-turn"):
        await house.undo(live, seat, what == "undo-turn", number)
    elif what == "concede":
        await house.concede(live, seat)
    elif what == "agree":
        await house.agree(live, seat, needed(number_in(fields, "absent"), live.row.seats))
    elif what == "back":
        await house.come_back(live, seat)
    elif what == "hurry":
        live.hurry.set()
    elif what == "fill":
        if live.row.host != known(reader).id:
            raise Refused(403, "not yours")
        await house.fill(live, needed(number_in(fields, "seat"), live.row.seats), site.settings.level)
    else:
        raise Refused(404, "no such page")


def needed(number: int | None, below: int) -> int:
    """A number a form must have."""
    if number is None or number >= below:
        raise Refused(400, "bad request")
    return number


async def fork(site: Site, request: Asking, reader: Reader, live: Live, at: int | None) -> tuple[str, Any]:
    """Play on from a moment of a finished game, at a table of one's own."""
    from embertable.web.films import record_until
    from embertable.web.pages import usual_places_of

    if live.status != OVER:
        raise Refused(403, "not over")
    person = reader.person or await site.newcomer(request, reader.word("guest"))
    record = record_until(live, needed(at, len(live.table.record.decisions) + 1))
    places = usual_places_of(live.row.seats, person.id, person.name, site.settings.level)
    table = await site.house.new_table(
        person, live.row.game, places, live.row.variants, live.row.seed, decisions=record
    )
    return f"/t/{table}", person


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay_page(table: str, request: Asking, site: Site, reader: Reader) -> Response[Any]:
    """A moment of a table's past."""
    live = await site.house.live(table)
    you = live.seat_of(reader.person)
    last = len(live.table.record.decisions)
    at = number_in(dict(request.query_params), "at")
    wanted = request.query_params.get("seat")
    eye = number_in({"seat": wanted or ""}, "seat") if wanted is not None else you
    if live.status != OVER and eye != you:
        eye = None  # before the end one sees with one's own eyes, or as an onlooker
    if eye is not None and eye >= live.row.seats:
        eye = None
    page = site.films.page(live, site.show(live, reader), last if at is None else at, eye)
    if wants_json(request):
        return Response(as_regions(page), headers={"cache-control": "no-store"})
    return html(
        reader.page(
            "replay.html",
            id=live.row.id,
            game=live.game.id,
            game_title=title_of(live.game, reader.lang),
            page=page,
        )
    )
