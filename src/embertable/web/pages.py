"""The pages around the tables: start, new table, finished games, who you are, and the reader's taste."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.response import Redirect

from embertable.core.errors import EmbertableError
from embertable.core.game import Game
from embertable.core.record import read_record
from embertable.games import CATALOGUE
from embertable.games import game as game_named
from embertable.store import Place, TableRow
from embertable.store.rows import OVER, PLAYING, WAITING
from embertable.store.store import NameTaken
from embertable.table import table_of
from embertable.web.desk import Reader
from embertable.web.forms import blank_form, filled_form, places_in, seed_in, usual_places, variants_in
from embertable.web.refuse import Refused
from embertable.web.show import seat_names, title_of
from embertable.web.site import (
    Site,
    choice_cookie,
    form_of,
    go,
    html,
    identity,
    is_language,
    known,
)

Asking = Request[Any, Any, Any]
LONGEST_RECORD: Final = 5000  # decisions


def box(name: str) -> Game:
    """A game of the catalogue."""
    if name not in CATALOGUE:
        raise Refused(404, "no such game")
    return game_named(name)


@get("/", include_in_schema=False)
async def start(site: Site, reader: Reader) -> Response[str]:
    """The first page."""
    return html(await start_page(site, reader, None))


@get("/new/{game:str}", include_in_schema=False)
async def new_form(game: str, site: Site, reader: Reader) -> Response[str]:
    """The first page with the form of a new table open in it."""
    return html(await start_page(site, reader, blank_form(box(game), reader, site.settings.level)))


@post("/new/{game:str}", include_in_schema=False)
async def open_new(game: str, request: Asking, site: Site, reader: Reader) -> Response[Any]:
    """Open a table as the form says; what does not fit is said above the form."""
    played = box(game)
    fields = await form_of(request)
    try:
        person = reader.person or await site.newcomer(request, fields.get("name") or reader.word("guest"))
        places = places_in(fields, played, person)
        variants = variants_in(fields, played)
        table = await site.house.new_table(
            person,
            game,
            places,
            variants,
            seed_in(fields.get("seed", "")),
            fields.get("pace") == "live",
            fields.get("see") == "all",
        )
    except EmbertableError as error:
        status = error.status if isinstance(error, Refused) else 400
        return html(await start_page(site, reader, filled_form(played, reader, fields, error)), status)
    return go(site, f"/t/{table}", person)


@post("/play/{game:str}", include_in_schema=False)
async def play_now(game: str, request: Asking, site: Site, reader: Reader) -> Redirect:
    """A game against bots, at one click."""
    played = box(game)
    person = reader.person or await site.newcomer(request, reader.word("guest"))
    table = await site.house.new_table(person, game, usual_places(played, person, site.settings.level), {})
    return go(site, f"/t/{table}", person)


@get("/finished", include_in_schema=False)
async def finished(site: Site, reader: Reader) -> Response[str]:
    """The reader's finished games, and those everybody may see."""
    return html(await finished_page(site, reader, ""))


@post("/upload", include_in_schema=False)
async def upload(request: Asking, site: Site, reader: Reader) -> Response[Any]:
    """A record becomes a table: to look through, or to play on from."""
    fields = await form_of(request)
    try:
        record = read_record(fields.get("file", ""))
        played = box(record.game)
        if len(record.decisions) > LONGEST_RECORD:
            raise Refused(400, "bad file")
        over = table_of(played, record).over
    except EmbertableError as error:
        return html(await finished_page(site, reader, f"{reader.word('bad file')} {error}"), 400)
    person = reader.person or await site.newcomer(request, reader.word("guest"))
    places = usual_places_of(record.seats, person.id, person.name, site.settings.level)
    table = await site.house.new_table(person, record.game, places, record.variants, record.seed, decisions=record)
    return go(site, f"/t/{table}/replay" if over else f"/t/{table}", person)


def usual_places_of(seats: int, person: str, name: str, level: str) -> list[Place]:
    """The person at the first seat, bots at the others."""
    return [Place(0, person, name), *(Place(seat, None, "", level) for seat in range(1, seats))]


@post("/set", include_in_schema=False)
async def set_taste(request: Asking, site: Site) -> Redirect:
    """Language, day or night."""
    fields = await form_of(request)
    back = fields.get("back", "/")
    # Only addresses of ours: no other site may be reached from here.
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) and "\n" not in back else "/"
    cookies = []
    if is_language(fields.get("lang", "")):
        cookies.append(choice_cookie(site, "lang", fields["lang"]))
    if fields.get("theme") in ("light", "dark", "auto"):
        cookies.append(choice_cookie(site, "theme", "" if fields["theme"] == "auto" else fields["theme"]))
    return Redirect(safe, status_code=303, cookies=cookies)


@get("/me", include_in_schema=False)
async def me(request: Asking, reader: Reader) -> Response[str]:
    """Who the reader is."""
    return html(reader.page("me.html", error="", token="", saved="saved" in request.query_params))


@post("/me/{what:str}", include_in_schema=False)
async def change_me(what: str, request: Asking, site: Site, reader: Reader) -> Response[Any]:
    """Change a name, keep it by a password, come back under it, or make a token."""
    fields = await form_of(request)
    token = ""
    try:
        if what == "name" and reader.person is None:
            return go(site, "/me", await site.newcomer(request, fields.get("name", "")))
        if what == "enter":
            person = await site.people.enter(fields.get("name", ""), fields.get("password", ""))
            return Redirect("/", status_code=303, cookies=[identity(site, person)])
        if what == "name":
            await site.people.rename(known(reader), fields.get("name", ""))
        elif what == "password":
            await site.people.keep(known(reader), fields.get("password", ""))
        elif what == "token":
            token = await site.people.give_token(known(reader), fields.get("label", ""))
            return html(reader.page("me.html", error="", token=token, saved=False))
        else:
            raise Refused(404, "no such page")
    except (Refused, NameTaken) as error:
        word = error.word if isinstance(error, Refused) else "name taken"
        status = error.status if isinstance(error, Refused) else 409
        return html(reader.page("me.html", error=reader.word(word), token="", saved=False), status)
    return go(site, "/me?saved")


async def start_page(site: Site, reader: Reader, form: dict[str, Any] | None) -> str:
    """The first page: the games, and the tables that matter to the reader."""
    mine = await site.store.mine(reader.person.id) if reader.person else []
    running = [(row, places) for row, places in mine if row.status != OVER]
    waiting = await site.store.waiting()
    shown = [each for each in await site.store.shown() if each[0].status == PLAYING]
    own = {row.id for row, _ in mine}
    listed = [listed_table(row, places, reader) for row, places in running]
    return reader.page(
        "start.html",
        games=[listed_game(game_named(name), reader) for name in CATALOGUE],
        ribbon=next((table for table in listed if table["mine"]), None),
        mine=listed,
        waiting=[listed_table(row, places, reader) for row, places in waiting if row.id not in own],
        shown=[listed_table(row, places, reader) for row, places in shown if row.id not in own][:10],
        form=form,
    )


async def finished_page(site: Site, reader: Reader, error: str) -> str:
    """The games that are over."""
    mine = await site.store.mine(reader.person.id) if reader.person else []
    seen = {row.id for row, _ in mine}
    over = [*mine, *(each for each in await site.store.shown() if each[0].id not in seen)]
    tables = [listed_table(row, places, reader) for row, places in over if row.status == OVER]
    return reader.page("finished.html", tables=tables, error=error)


def listed_game(game: Game, reader: Reader) -> dict[str, Any]:
    """A game on the first page."""
    tongue = game.tongue(reader.lang)
    low, high = game.seats[0], game.seats[-1]
    short, long = game.minutes
    people = reader.word("seats fixed", n=low) if low == high else reader.word("seats span", n=high, low=low, high=high)
    return {
        "id": game.id,
        "title": tongue.word("title"),
        "tagline": tongue.words.get("tagline", ""),
        "people": people,
        "minutes": reader.word("minutes fixed" if short == long else "minutes", low=short, high=long),
    }


def listed_table(row: TableRow, places: Sequence[Place], reader: Reader) -> dict[str, Any]:
    """A table in a list."""
    person = reader.person.id if reader.person else None
    sits = next((place.seat for place in places if place.person == person and person is not None), None)
    names = seat_names(places, reader)
    others = [name for place, name in zip(places, names, strict=True) if place.seat != sits and not place.open]
    company = reader.word("with", names=", ".join(others)) if others else reader.word("alone")
    free = sum(place.open for place in places)
    verb = "sit" if sits is not None else "look"
    if row.status == WAITING:
        company = f"{company} · {reader.word('free seats', n=free)}"
        verb = "sit" if sits is not None else "join"
    elif row.status == OVER:
        company = (
            reader.word("finished with", points=" : ".join(str(points) for points in row.points)) + f" · {company}"
        )
        verb = "watch again"
    elif 0 <= row.turn < len(names):
        company = f"{reader.word('plays', name=names[row.turn])} · {company}"
    return {
        "id": row.id,
        "game": row.game,
        "title": title_of(game_named(row.game), reader.lang),
        "with": company,
        "mine": row.status == PLAYING and sits is not None and row.turn == sits and not places[sits].bot,
        "verb": verb,
    }
